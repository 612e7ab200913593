import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/**/*.{long,many}.test.ts'],
    globalSetup: ['src/testing/postgres-for-tests.ts'],
    setupFiles: ['../../scripts/fixed-seed.ts'],
    // Every file has its own database and its own app; the code is loaded once for each worker.
    isolate: false,
    // Node reads the code itself, as it does for the portal.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Each waits half of its time for PostgreSQL: one more than the cores keeps them at work.
    maxWorkers: availableParallelism() + 1,
    // A guard against hanging, not a figure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
