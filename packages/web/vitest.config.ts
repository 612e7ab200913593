import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://portal.test/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    // Styles are read as text by the test of their colours, and otherwise left out.
    css: { include: [/\.css\?raw$/] },
    setupFiles: ['src/testing/setup.ts', '../../scripts/fixed-seed.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // One document and one load of the code for each worker; what a test leaves, the set-up takes away.
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    // A guard against hanging, not a figure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
