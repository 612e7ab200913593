import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/contract', 'packages/server', 'packages/web', 'scripts'],
    // Every core works; by itself it leaves one idle, which of two is half.
    maxWorkers: availableParallelism(),
  },
});
