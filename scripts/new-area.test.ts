import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'new-area-'));

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (program: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
};

/** Copies the present sources, without what the concurrent test of boundaries adds; packages are shared, except the workspace's own. */
const copySources = (): void => {
  for (const name of ['packages', 'package.json', 'tsconfig.json', 'tsconfig.base.json', 'scripts'])
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/\/packages\/[a-z0-9]+\/(dist|results|report)$|\/planted\.ts$/.test(path),
    });
  mkdirSync(join(copy, 'node_modules/@portal'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '@portal'))
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(ROOT, 'node_modules/@portal')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@portal', name));
};

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
};

/** Inserts a line in a registry, before that of the next area; the order of imports does not matter. */
const register = (path: string, imported: string, line: string, next: string): void => {
  const text = readFileSync(join(copy, path), 'utf8');
  expect(text).toContain(next);
  write(path, `${imported}\n${text.replace(next, `${line}\n${next}`)}`);
};

const own = {
  'packages/contract/src/bulletins/bulletins-problems.ts': `
    import type { FieldTable, ProblemTable } from '@portal/contract/kernel';
    export const bulletinsProblems = { 'bulletin-read-out': { status: 422, ko: '이미 읽었습니다.', en: 'It was read.' } } as const satisfies ProblemTable;
    export const bulletinsFields = { 'bulletin-loud': { ko: '너무 큽니다.', en: 'Too loud.' } } as const satisfies FieldTable;`,
  'packages/contract/src/bulletins/bulletins-audit.ts': `
    import { type AuditTrail, fact } from '@portal/contract/kernel';
    export const bulletinsTrail = {
      ko: '게시', en: 'Bulletins', records: { bulletin: { ko: '게시물', en: 'Bulletin' } },
      actions: { 'read-out': { ko: '낭독', en: 'read out', on: { bulletin: { after: { loudness: fact.number({ ko: '크기', en: 'Loudness' }) } } } } },
    } as const satisfies AuditTrail;`,
  'packages/contract/src/bulletins/area.ts': `
    import { defineArea } from '@portal/contract/kernel';
    import { bulletinsTrail } from './bulletins-audit.ts';
    import { bulletinsFields, bulletinsProblems } from './bulletins-problems.ts';
    export const bulletinsArea = defineArea({ problems: bulletinsProblems, fields: bulletinsFields, audit: bulletinsTrail });`,
  'packages/contract/src/bulletins/index.ts': `
    import { type AuditAct, endpoint, type FieldProblem, integer, object } from '@portal/contract/kernel';
    export const readBulletin = endpoint({
      method: 'GET', path: '/api/bulletins/loudest', summary: 'The loudest bulletin', access: 'signed-in',
      reply: object({ id: integer(1, 9) }), problems: ['bulletin-read-out'],
    });
    export const tooLoud: FieldProblem = { path: 'loudness', code: 'bulletin-loud' };
    export const readOut: AuditAct<'bulletins'> = { area: 'bulletins', action: 'read-out', recordType: 'bulletin', after: { loudness: 3 } };
    // @ts-expect-error a code that no area declares
    export const unknown: FieldProblem = { path: 'loudness', code: 'bulletin-quiet' };`,
  'packages/server/src/areas/bulletins/index.ts': `
    import { readBulletin } from '@portal/contract/bulletins';
    import { Problem } from '@portal/contract/kernel';
    import type { AuditTables } from '#platform/audit.queries';
    import type { Router } from '#platform/http/router';
    export const bulletinsArea = {
      name: 'bulletins',
      routes: (router: Router<AuditTables>): void => {
        router.read(readBulletin, async () => { throw new Problem('bulletin-read-out'); });
      },
    };`,
  'packages/web/src/areas/bulletins/area.ts': `
    import type { WebArea } from '../../platform/area.ts';
    export const bulletinsArea: WebArea = { menu: 'Admin' };`,
};

test('an area is its own folders and a line in each of the three registries', { timeout: 600_000 }, () => {
  copySources();
  for (const [path, text] of Object.entries(own)) write(path, text);
  register(
    'packages/contract/src/areas.ts',
    "import { bulletinsArea } from './bulletins/area.ts';",
    '  bulletins: bulletinsArea,',
    '  admin: adminArea,',
  );
  register(
    'packages/server/src/areas.ts',
    "import { bulletinsArea } from '#areas/bulletins';",
    '  bulletinsArea,',
    '  adminArea,\n  shellArea',
  );
  register(
    'packages/web/src/areas/registry.ts',
    "import { bulletinsArea } from './bulletins/area.ts';",
    '  bulletinsArea,',
    '  adminArea,\n];',
  );
  const { paths } = JSON.parse(run('node', 'packages/server/src/cli/print-openapi.ts')) as {
    paths: Record<string, { get: { responses: Record<string, { description: string }> } }>;
  };
  expect(paths['/api/bulletins/loudest']?.get.responses['422']?.description).toContain(
    '`bulletin-read-out`: It was read.',
  );
  for (const program of ['.', 'packages/web'])
    run('node', 'node_modules/@typescript/native/bin/tsc', '--noEmit', '--singleThreaded', '-p', program);
});
