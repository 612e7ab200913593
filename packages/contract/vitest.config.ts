import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/fixed-seed.ts'],
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    maxWorkers: availableParallelism() + 1,
  },
});
