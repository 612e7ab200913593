import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBelow } from './file-staging.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-staging-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('folders below a store are made for this user alone, and the first that was made is answered', async () => {
  await mkdir(join(folder, 'ab'));
  expect(await makeBelow(folder, join(folder, 'ab', 'cd', 'ef'))).toBe(join(folder, 'ab', 'cd'));
  expect((await stat(join(folder, 'ab', 'cd', 'ef'))).mode & 0o777).toBe(0o700);
  expect(await makeBelow(folder, join(folder, 'ab', 'cd'))).toBeUndefined();
});

test('nothing is made in the place of a store that is gone', async () => {
  const store = join(folder, 'files');
  await expect(makeBelow(store, join(store, 'staging', 'own'))).rejects.toMatchObject({ code: 'ENOENT' });
  expect(existsSync(store)).toBe(false);
});
