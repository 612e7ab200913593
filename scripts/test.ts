import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from './run.ts';
import { type Outcome, readBrowser, readVitest } from './test-reports.ts';

/**
 * Of what takes longest a run takes a tenth: of the tests that start and kill processes, of the contents made to do harm,
 * and of the scenes. `npm test -- all` takes everything.
 */
const isWhole = process.argv.includes('all');
if (isWhole) delete process.env.TENTH;
else process.env.TENTH ??= String(Date.now() % 10);

/** The demo company as the tests of first starts have made it: the journeys begin with it, rather than make it once more. */
const KEPT_DEMO = resolve('.tmp/demo');
process.env.KEPT_DEMO = KEPT_DEMO;

const VITEST_REPORT = '.tmp/vitest.json';
const BROWSER_REPORT = 'packages/e2e/results/report.json';

const outcomes: Outcome[] = [];
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
rmSync(KEPT_DEMO, { recursive: true, force: true });

await part('check', async () => {
  await run('node', ['scripts/check.ts']);
});

await part('build', async () => {
  await run('node', ['scripts/build-web.ts']);
  process.env.IS_WEB_BUILT = 'yes';
});

// One after the other: beside each other they take the cores' caches from one another, and both take longer than in turn.
await part('rules, endpoints, screens', async () => {
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  await run('vitest', args).finally(() => outcomes.push(readVitest(VITEST_REPORT)));
});

await part('journeys in a browser', async () => {
  const journeys = run('playwright', ['test'], { cwd: 'packages/e2e', quiet: true });
  await journeys.finally(() => outcomes.push(readBrowser(BROWSER_REPORT)));
});

rmSync(KEPT_DEMO, { recursive: true, force: true });

const total = (count: 'passed' | 'failed' | 'skipped'): number =>
  outcomes.reduce((sum, outcome) => sum + outcome[count], 0);

// Last, where whoever looks at the end of a long log finds it.
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.error(`\nFAILED ${failure}`);
if (total('skipped') > 0) console.error('Nothing may be skipped.');
if (!isWhole) console.log(`\nOf the long tests and the scenes: tenth ${process.env.TENTH} of 0 to 9`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
if (isBroken || total('failed') > 0 || total('skipped') > 0 || total('passed') === 0) process.exit(1);
