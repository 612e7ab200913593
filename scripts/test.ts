import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { installEngines } from './install-engines.ts';

type Part = readonly [name: string, program: string, ...args: string[]];

const BUILD: Part = ['build', 'node', 'scripts/build-web.ts'];

const REPORT = resolve('.tmp/vitest.json');
const REPORTERS = ['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`];

/** The failed tests of vitest, by file and name: repeated at the end, where a truncated log still has them. */
const failedTests = (): string[] => {
  type Test = { fullName: string; status: string; failureMessages: string[] };
  type File = { name: string; status: string; message: string; assertionResults: Test[] };
  if (!existsSync(REPORT)) return [];
  const { testResults }: { testResults: File[] } = JSON.parse(readFileSync(REPORT, 'utf8'));
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative('.', name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return [`${file}\n${message}`];
      return tests.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`);
    });
};

/** `npm test`: the same tests every time. */
const usual: readonly Part[] = [
  ['check', 'node', 'scripts/check.ts'],
  BUILD,
  ['rules, endpoints, screens', 'vitest', 'run', ...REPORTERS],
  ['journeys in a browser', 'playwright', 'test', '--config=packages/e2e/playwright.config.ts'],
];

/** `npm run test:long`: tests that take minutes, or need a program of the system. */
const long: readonly Part[] = [
  BUILD,
  ['servers and contents', 'vitest', 'run', '--config=packages/server/vitest.long.config.ts', ...REPORTERS],
  ['all scenes, and a company restored', 'playwright', 'test', '--config=packages/e2e/long.config.ts'],
];

/** `npm run test:many`: the portal on the engines of many machines. */
const many: readonly Part[] = [
  BUILD,
  ['many machines', 'vitest', 'run', '--config=packages/server/vitest.many.config.ts'],
];

const partsOf = (which: readonly string[]): readonly Part[] => {
  if (which.includes('many')) return many;
  return which.includes('long') ? long : usual;
};

if (process.argv.includes('many')) installEngines();

rmSync(REPORT, { force: true });

/** After a failed part the next ones still run and report their problems. */
const failed = partsOf(process.argv).filter(([name, program, ...args]) => {
  console.log(`\n── ${name}`);
  const start = performance.now();
  // npm adds the programs of the packages, and the project's own Node, to the path.
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, IS_WEB_BUILT: 'yes' } });
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - start) / 1000)} s`,
  );
  return status !== 0;
});

if (failed.length > 0) {
  for (const failure of failedTests()) console.error(`\n${failure.slice(0, 2_000)}`);
  console.error(`\nFailed: ${failed.map(([name]) => name).join('; ')}`);
  process.exit(1);
}
