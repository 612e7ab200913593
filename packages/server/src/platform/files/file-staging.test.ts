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

test('every process takes a folder of its own, and removes what the one before it on its data folder left, and no other', async () => {
  const [store, one, other] = [join(folder, 'files'), join(folder, 'one'), join(folder, 'other')];
  for (const path of [store, one, other]) await mkdir(path);
  const left = await takeStaging(store, one);
  // Data folders of one name and time, as two containers on one volume have them.
  const foreign = await takeStaging(store, other);
  for (const path of [left, foreign]) {
    await makeBelow(store, path);
    await writeFile(join(path, 'upload'), 'half');
  }
  const own = await takeStaging(store, one);
  expect(new Set([left, foreign, own]).size).toBe(3);
  expect([existsSync(left), existsSync(foreign)]).toEqual([false, true]);
});

test('a note of another kind in the data folder makes nothing be removed', async () => {
  const kept = join(folder, 'files');
  await mkdir(join(kept, 'staging', 'kept'), { recursive: true });
  for (const note of ['../..', '', 'kept', '.']) {
    await writeFile(join(folder, '.staging'), note);
    await takeStaging(kept, folder);
    expect(existsSync(join(kept, 'staging', 'kept'))).toBe(true);
  }
});
