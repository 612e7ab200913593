import { readFileSync } from 'node:fs';
import { run } from './run.ts';

const PROJECTS = ['packages/contract', 'packages/server', 'packages/web', 'packages/e2e', 'packages/bench', 'scripts'];

/** With fewer modules than this the boundaries were not looked at but missed. */
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

/** SQL belongs to *.queries.ts (and tests), nowhere else. */
const checkSql = async (): Promise<void> => {
  const listed = await run(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/server/src/**/*.ts'],
    { quiet: true },
  );
  const files = listed
    .split('\n')
    .filter((file) => file !== '' && !/\.queries\.ts$|\.test\.ts$|\/testing\/|\/database\/|fixture/.test(file));
  const guilty = files.filter((file) =>
    /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/.test(readFileSync(file, 'utf8')),
  );
  if (guilty.length > 0) throw new Error(`SQL outside *.queries.ts: ${guilty.join(', ')}`);
  console.log(`sql: ${files.length} files hold none`);
};

const step = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const start = Date.now();
  await work();
  console.log(`✓ ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
};

try {
  await step('format and lint', () => run('biome', ['check', '--error-on-warnings', '.'], { quiet: true }));
  for (const project of PROJECTS)
    await step(`types of ${project}`, () => run('tsc', ['-p', project, '--noEmit'], { quiet: true }));
  await step('boundaries', checkBoundaries);
  await step('sql', checkSql);
  await step('dead code', () => run('knip', [], { quiet: true }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
