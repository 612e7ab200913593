import { defineConfig } from 'vitest/config';

/** Tests that need a program of the system, or minutes. */
export default defineConfig({
  test: {
    name: 'long',
    root: import.meta.dirname,
    include: ['src/**/*.long.ts'],
    globalSetup: ['src/testing/postgres-for-tests.ts'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
