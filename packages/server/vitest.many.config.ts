import { defineConfig } from 'vitest/config';

/** `npm run test:many`: the portal on engines that run many machines, which are installed from Debian where they are missing. */
export default defineConfig({
  test: {
    name: 'many',
    root: import.meta.dirname,
    include: ['src/**/*.many.test.ts'],
    globalSetup: ['src/testing/postgres-for-tests.ts', 'src/testing/running/demo-for-tests.ts'],
    isolate: false,
    fileParallelism: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A guard against hanging, not a figure.
    testTimeout: 1_200_000,
    hookTimeout: 600_000,
  },
});
