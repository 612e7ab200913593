import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkBrowserDecides } from './browser-decides.ts';
import { folderOrderViolations } from './folder-order.ts';
import { layoutViolations } from './layout.ts';
import { migrationViolations } from './migrations.ts';
import { run } from './run.ts';

/** Everything for Node is one program: a separate one for the bench would check the server's types twice. */
const PROGRAMS = {
  'server, bench, scripts': '.',
  web: 'packages/web',
  contract: 'packages/contract',
  e2e: 'packages/e2e',
};

/** With fewer modules than this the check did not find the sources. */
const FEWEST_MODULES = 150;

const checkBoundaries = async (): Promise<void> => {
  const roots = ['packages', 'scripts'];
  const output = await run('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...roots], {
    quiet: true,
  });
  const modules = Number(/([0-9]+) modules/.exec(output)?.[1] ?? 0);
  if (modules < FEWEST_MODULES) throw new Error(`boundaries: only ${modules} modules were seen`);
  console.log(`boundaries: ${modules} modules, none crosses`);
};

/** SQL is allowed only in queries.ts and *.queries.ts (and tests). */
const checkSql = async (): Promise<void> => {
  const listed = await run(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/server/src/**/*.ts'],
    { quiet: true },
  );
  const files = listed
    .split('\n')
    .filter((file) => file !== '' && !/(^|\/|\.)queries\.ts$|\.test\.ts$|\/testing\/|\/database\/|fixture/.test(file));
  const guilty = files.filter((file) =>
    /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/.test(readFileSync(file, 'utf8')),
  );
  if (guilty.length > 0) throw new Error(`SQL outside queries.ts: ${guilty.join(', ')}`);
  console.log(`sql: ${files.length} files hold none`);
};

const checkLayout = async (): Promise<void> => {
  const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages'], {
    quiet: true,
  });
  const paths = listed.split('\n').filter((file) => file !== '' && existsSync(file));
  const linesOf = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;
  const violations = [...layoutViolations(paths, linesOf), ...folderOrderViolations(paths)].toSorted();
  if (violations.length > 0) throw new Error(violations.join('\n'));
  console.log(`layout: ${paths.length} files, each in its place`);
};

const MIGRATIONS = 'packages/server/migrations';

const checkMigrations = async (): Promise<void> => {
  const names = readdirSync(MIGRATIONS).filter((name) => name !== 'schema.sql');
  const violations = migrationViolations(
    names.map((name) => ({ name, text: readFileSync(join(MIGRATIONS, name), 'utf8') })),
  );
  if (violations.length > 0) throw new Error(violations.join('\n'));
  console.log(`migrations: ${names.length}, each as its name says`);
};

type Step = readonly [name: string, work: () => Promise<unknown>];

/** By path, since the boundary check uses TypeScript 6, whose program has the same name. */
const COMPILER = 'node_modules/@typescript/native/bin/tsc';

/** One thread each: several would check the same types, and the other core runs another step. */
const types = ([name, project]: [string, string]): Step => [
  `types of ${name}`,
  () => run('node', [COMPILER, '-p', project, '--noEmit', '--singleThreaded'], { quiet: true }),
];

/** The longest step comes first, so that no core is idle at the end. */
const steps: readonly Step[] = [
  ['format and lint', () => run('biome', ['check', '--error-on-warnings', '.'], { quiet: true })],
  ...Object.entries(PROGRAMS).map(types),
  ['boundaries', checkBoundaries],
  ['dead code', () => run('knip', [], { quiet: true })],
  ['sql', checkSql],
  ['migrations', checkMigrations],
  ['decisions of the browser', checkBrowserDecides],
  ['layout', checkLayout],
];

/** Every core takes the next step; after a failure the others still report their problems. */
const waiting = steps.values();
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const [name, work] of waiting) {
      const start = Date.now();
      try {
        await work();
        console.log(`✓ ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
      } catch (error) {
        process.exitCode = 1;
        console.error(`✗ ${name}\n${error instanceof Error ? error.message : error}`);
      }
    }
  }),
);
