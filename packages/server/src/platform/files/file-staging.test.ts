import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBelow, takeStaging } from './file-staging.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-staging-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('folders below a store are private to this user, and the first created one is returned', async () => {
  await mkdir(join(folder, 'ab'));
  expect(await makeBelow(folder, join(folder, 'ab', 'cd', 'ef'))).toBe(join(folder, 'ab', 'cd'));
  expect((await stat(join(folder, 'ab', 'cd', 'ef'))).mode & 0o777).toBe(0o700);
  expect(await makeBelow(folder, join(folder, 'ab', 'cd'))).toBeUndefined();
});

test('no folder is created when the store itself is missing', async () => {
  const store = join(folder, 'files');
  await expect(makeBelow(store, join(store, 'staging', 'own'))).rejects.toMatchObject({ code: 'ENOENT' });
  expect(existsSync(store)).toBe(false);
});

test('every process uses its own folder and deletes only what the previous process on its data folder left', async () => {
  const [store, one, other] = [join(folder, 'files'), join(folder, 'one'), join(folder, 'other')];
  for (const path of [store, one, other]) await mkdir(path);
  const left = await takeStaging(store, one);
  // Two containers on one volume can have data folders with the same path and time.
  const foreign = await takeStaging(store, other);
  for (const path of [left, foreign]) {
    await makeBelow(store, path);
    await writeFile(join(path, 'upload'), 'half');
  }
  const own = await takeStaging(store, one);
  expect(new Set([left, foreign, own]).size).toBe(3);
  expect([existsSync(left), existsSync(foreign)]).toEqual([false, true]);
});

test('an invalid note in the data folder causes no deletion', async () => {
  const kept = join(folder, 'files');
  await mkdir(join(kept, 'staging', 'kept'), { recursive: true });
  for (const note of ['../..', '', 'kept', '.']) {
    await writeFile(join(folder, '.staging'), note);
    await takeStaging(kept, folder);
    expect(existsSync(join(kept, 'staging', 'kept'))).toBe(true);
  }
});
