import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['*.test.ts'],
    testTimeout: 240_000,
    // As in all projects: by default it leaves a core idle, which is half of two.
    maxWorkers: availableParallelism() + 1,
    root: import.meta.dirname,
  },
});
