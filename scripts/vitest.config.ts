import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['*.test.ts'],
    testTimeout: 240_000,
    // As in all projects: by itself it leaves a core idle, which of two is half.
    maxWorkers: availableParallelism() + 1,
    root: import.meta.dirname,
  },
});
