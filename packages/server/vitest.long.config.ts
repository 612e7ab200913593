import { defineConfig } from 'vitest/config';

/** `npm run test:long`: servers that are killed, started and restored, contents made to do harm, long random walks. */
export default defineConfig({
  test: {
    name: 'long',
    root: import.meta.dirname,
    include: ['src/**/*.long.test.ts'],
    globalSetup: ['src/testing/postgres-for-tests.ts', 'src/testing/running/demo-for-tests.ts'],
    isolate: false,
    // A server that is killed in the midst of work, or measured under load, has the machine to itself.
    fileParallelism: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A guard against hanging, not a figure.
    testTimeout: 1_200_000,
    hookTimeout: 600_000,
  },
});
