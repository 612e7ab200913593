import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * These take up to two minutes each, most of it for processes that start and are killed. A run of all tests takes one row
 * of them at most (`TENTH`, see scripts/test.ts): of ten runs two take none, of which one restores a company in a browser.
 */
const LONG = [
  ['life-of-the-server'],
  ['store-kills'],
  ['two-servers'],
  ['server-under-load'],
  ['first-start'],
  ['restore-broken-off'],
  ['kill-nine'],
  ['two-first-starts', 'platform/database/embedded-postgres'],
];
const { TENTH } = process.env;
const left = LONG.filter((_row, place) => TENTH !== undefined && place !== Number(TENTH)).flat();

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: left.map((name) => `src/${name}.test.ts`),
    globalSetup: ['src/testing/postgres-for-tests.ts'],
    // Every file has its own database and its own app; the code is loaded once for each worker.
    isolate: false,
    // Node reads the code itself, as it does for the portal.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // As in all projects. Each waits half of its time, for PostgreSQL or a server that starts: one more keeps the cores at work.
    maxWorkers: availableParallelism() + 1,
    // How long something takes is the machine's, not what is tested.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
