import { readFileSync, rmSync } from 'node:fs';
import { run } from './run.ts';

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
type BrowserReport = { stats: { expected: number; unexpected: number; skipped: number; flaky: number } };

const VITEST_REPORT = '.tmp/vitest.json';
const BROWSER_REPORT = 'packages/e2e/results/report.json';

const read = <Report>(path: string): Report => JSON.parse(readFileSync(path, 'utf8')) as Report;

const totals = { passed: 0, failed: 0, skipped: 0 };
let isBroken = false;

/** Runs one part; a failing one does not keep the next from telling what else is wrong. */
const part = async (name: string, work: () => Promise<void>): Promise<void> => {
  console.log(`\n── ${name}`);
  await work().catch((error: unknown) => {
    isBroken = true;
    console.error(error instanceof Error ? error.message : error);
  });
};

rmSync(VITEST_REPORT, { force: true });
rmSync(BROWSER_REPORT, { force: true });

await part('check', async () => {
  await run('node', ['scripts/check.ts']);
});

await part('rules, endpoints, screens', async () => {
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  await run('vitest', args).finally(() => {
    const report = read<VitestReport>(VITEST_REPORT);
    totals.passed += report.numPassedTests;
    totals.failed += report.numFailedTests;
    totals.skipped += report.numPendingTests + report.numTodoTests;
  });
});

await part('journeys in a browser', async () => {
  await run('node', ['scripts/build-web.ts']);
  await run('playwright', ['test'], { cwd: 'packages/e2e' }).finally(() => {
    const { stats } = read<BrowserReport>(BROWSER_REPORT);
    totals.passed += stats.expected;
    totals.failed += stats.unexpected + stats.flaky;
    totals.skipped += stats.skipped;
  });
});

if (totals.skipped > 0) console.error('Nothing may be skipped.');
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
if (isBroken || totals.failed > 0 || totals.skipped > 0 || totals.passed === 0) process.exit(1);
