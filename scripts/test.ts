import { spawnSync } from 'node:child_process';
import { installEngines } from './install-engines.ts';

type Part = readonly [name: string, program: string, ...args: string[]];

const BUILD: Part = ['build', 'node', 'scripts/build-web.ts'];

/** `npm test`: the same tests every time. */
const usual: readonly Part[] = [
  ['check', 'node', 'scripts/check.ts'],
  BUILD,
  ['rules, endpoints, screens', 'vitest', 'run', '--reporter=dot'],
  ['journeys in a browser', 'playwright', 'test', '--config=packages/e2e/playwright.config.ts'],
];

/** `npm run test:long`: what takes minutes, or needs a program of the system. */
const long: readonly Part[] = [
  BUILD,
  ['servers and contents', 'vitest', 'run', '--config=packages/server/vitest.long.config.ts'],
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

/** A part that fails does not keep the next from telling what else is wrong. */
const failed = partsOf(process.argv).filter(([name, program, ...args]) => {
  console.log(`\n── ${name}`);
  const start = performance.now();
  // npm puts the programs of the packages, and the project's own Node, on the path.
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, IS_WEB_BUILT: 'yes' } });
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - start) / 1000)} s`,
  );
  return status !== 0;
});

if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(([name]) => name).join('; ')}`);
  process.exit(1);
}
