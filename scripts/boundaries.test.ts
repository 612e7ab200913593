import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { checkBrowserDecides } from './browser-decides.ts';

const ROOT = resolve(import.meta.dirname, '..');
const planted: string[] = [];

afterEach(() => {
  for (const path of planted.splice(0)) rmSync(path);
});

/** Puts a file into the tree. */
const plant = (path: string, text: string): string => {
  const full = join(ROOT, path);
  writeFileSync(full, text);
  planted.push(full);
  return full;
};

const crossings = [
  [
    'packages/contract/src/identity/planted.ts',
    "export * from '@portal/contract/approval';",
    'contract-identity-uses-only-earlier-areas',
  ],
  ['packages/contract/src/kernel/planted.ts', "export * from 'node:fs';", 'contract-is-pure'],
  [
    'packages/server/src/areas/directory/planted.ts',
    "export * from '#areas/approval';",
    'server-directory-uses-only-earlier-areas',
  ],
  ['packages/server/src/platform/planted.ts', "export * from '#areas/identity';", 'server-platform-knows-no-area'],
  [
    'packages/server/src/planted.ts',
    "export * from './areas/approval/act/act-on-line.ts';",
    'server-areas-by-their-door',
  ],
  ['packages/web/src/ui/planted.ts', "export * from '../areas/approval/index.ts';", 'web-ui-knows-no-business'],
  [
    'packages/web/src/areas/admin/audit/planted.ts',
    "export * from '../permission/permission.queries.ts';",
    'packages/web/src/areas/admin/audit-imports-only-folders-before-it',
  ],
  ['packages/web/src/planted.ts', "export * from '../../server/src/config.ts';", 'web-knows-no-server'],
] as const;

test('forbidden imports added to the tree are found, each by its rule', () => {
  const files = crossings.map(([path, text]) => plant(path, text));
  const { stdout, status } = spawnSync(
    join(ROOT, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...files],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(status).not.toBe(0);
  for (const [path, , rule] of crossings) expect(stripVTControlCharacters(stdout)).toContain(`${rule}: ${path} → `);
});

test.each([
  "export const isOpen = ({ status }: { status: string }) => status === 'InProgress';",
  "export const isOpen = ({ status }: { status: string }) => 'InProgress' === status;",
  "export const isDone = (row: { status: string }) => row.status !== 'Draft';",
  "export const isDone = (row: { status: string }) => ['Completed'].includes(row.status);",
  "export const isMaster = (levels: string[]) => levels.includes('Level6');",
  'export const isOver = (day: string) => day < new Date().toISOString();',
  'export const isOver = (at: number) => at < Date.now();',
  "export const name = () => localStorage.getItem('name');",
  "export const tabs = new BroadcastChannel('tabs');",
  'export const said = (error: Error) => error.message;',
])('a screen that decides for itself is caught: %s', async (text) => {
  const path = 'packages/web/src/shell/planted.ts';
  await expect(checkBrowserDecides()).resolves.toBeUndefined();
  plant(path, text);
  await expect(checkBrowserDecides()).rejects.toThrow(path);
});
