import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgres-for-tests.ts'],
    // Every file has its own database and its own app; the code is loaded once for each worker.
    isolate: false,
    // As in all projects. Each waits half of its time, for PostgreSQL or a server that starts: one more keeps the cores at work.
    maxWorkers: availableParallelism() + 1,
    // How long something takes is the machine's, not what is tested.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
