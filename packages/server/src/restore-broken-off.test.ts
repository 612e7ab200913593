import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDraft, getDocument } from '@portal/contract/approval';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInByCode } from '#areas/identity';
import { findEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { workingOn } from '#platform/database/postgres-processes';
import { freePort } from '#testing/free-port';
import { givenDemoFolder } from '#testing/running/demo-folder';
import { endPostgres, keptCode, type PortalProcess, startPortalProcess } from '#testing/running/portal';

const START_TIMEOUT_MS = 240_000;
const COMMAND = fileURLToPath(new URL('./cli/portal.ts', import.meta.url));

let folder: string;
let dataDir: string;
let archive: string;
let key: string;
let draftId: number;

const headersOf = async (portal: PortalProcess): Promise<Record<string, string>> => {
  const { accessToken, idToken } = await signInByCode({ baseUrl: portal.url, email: 'captain@hanbit.example' });
  return { authorization: `Bearer ${accessToken}`, auth2: idToken };
};

const begin = (target: string, words: readonly string[], settings: Record<string, string> = {}): ChildProcess => {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: target, ...keptCode(), ...settings };
  return spawn(process.execPath, [COMMAND, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
};

const outcome = async (child: ChildProcess): Promise<{ code: number | null; said: string }> => {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, said };
};

const run = (target: string, words: readonly string[], settings?: Record<string, string>) =>
  outcome(begin(target, words, settings));

const serve = async <T>(target: string, look: (portal: PortalProcess) => Promise<T>): Promise<T> => {
  const portal = startPortalProcess(target, await freePort());
  try {
    if ((await portal.ready(START_TIMEOUT_MS)) === undefined) throw new Error(portal.output());
    return await look(portal);
  } finally {
    await portal.stop();
  }
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-restore-'));
  dataDir = await givenDemoFolder();
  archive = join(folder, 'whole.backup');
  draftId = await serve(dataDir, async (portal) => {
    const response = await fetch(`${portal.url}${createDraft.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await headersOf(portal)) },
      body: JSON.stringify({ title: '복원', content: '<p>복원</p>', category: { id: 1 }, lines: [] }),
    });
    return ((await response.json()) as { id: number }).id;
  });
  const { code, said } = await run(dataDir, ['backup', archive]);
  if (code !== 0) throw new Error(said);
  key = (await readFile(join(dataDir, 'backup.key'), 'utf8')).trim();
});

afterAll(async () => {
  for (const each of [folder, dataDir]) await rm(each, { recursive: true, force: true });
});

/** A portal on it says why it does not serve, and leaves everything as it is. */
const expectRefused = async (target: string): Promise<void> => {
  const before = (await readdir(target)).toSorted();
  const portal = startPortalProcess(target, await freePort());
  expect(await portal.ready(START_TIMEOUT_MS)).toBeUndefined();
  expect([portal.child.exitCode, portal.output()]).toEqual([1, expect.stringContaining('is under restore')]);
  expect((await readdir(target)).toSorted()).toEqual(before);
};

const expectRestored = (target: string): Promise<void> =>
  serve(target, async (portal) => {
    const path = getDocument.path.replace(':id', String(draftId));
    const response = await fetch(`${portal.url}${path}`, { headers: await headersOf(portal) });
    expect(await response.json()).toMatchObject({ id: draftId, title: '복원' });
    expect(portal.output()).not.toContain('loaded the demo company');
  });

test('an archive and its key are for their owner alone, and a demo keeps the key beside its data', async () => {
  for (const path of [archive, join(dataDir, 'backup.key')]) expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(key.length).toBeGreaterThanOrEqual(32);
  const fresh = join(folder, 'no-key');
  expect(await run(fresh, ['restore', archive])).toMatchObject({
    code: 1,
    said: expect.stringContaining('BACKUP_KEY is needed'),
  });
  expect(existsSync(fresh)).toBe(false);
});

test('the archive of a company needs a key that is named', async () => {
  const company = await givenDemoFolder();
  await serve(company, async () => {
    const client = new pg.Client(findEmbeddedPostgres(join(company, 'postgres')));
    await client.connect();
    await client.query('update platform.installation set is_demo = false').finally(() => client.end());
  });
  const words = ['backup', join(folder, 'company.backup')];
  expect(await run(company, words)).toMatchObject({ code: 1, said: expect.stringContaining('BACKUP_KEY is needed') });
  expect(await run(company, words, { BACKUP_KEY: 'short' })).toMatchObject({
    code: 1,
    said: expect.stringContaining('BACKUP_KEY must be at least 32 characters long'),
  });
  await rm(company, { recursive: true, force: true });
});

const there = (...path: string[]) => existsSync(join(...path));

/** How far a restore has come when it is killed, one further than the other. */
const moments: readonly [string, (target: string) => boolean][] = [
  ['has begun', (target) => there(target, 'under-restore')],
  ['brings the database up', (target) => there(target, 'postgres.log')],
  ['unpacks tables', (target) => there(target, 'restored-tables', 'approval.document')],
  [
    'unpacked the last table',
    (target) =>
      there(target, 'restored-tables', 'platform.stored_file') ||
      there(target, 'restored-tables', 'platform.number_counter'),
  ],
];

describe('a restore that is killed leaves a folder that says so and does not serve, until it is done again', () => {
  const killed = () => join(folder, 'killed');

  // The folder is that of the one before, which had not come so far: what it left is not taken for this one's.
  test.each(moments)('when it %s', async (_what, hasCome) => {
    const target = killed();
    const child = begin(target, ['restore', archive], { BACKUP_KEY: key });
    const ended = outcome(child);
    while (!hasCome(target) && child.exitCode === null) await delay(1);
    child.kill('SIGKILL');
    await ended;
    await expectRefused(target);
  });

  test.each([
    ['maintenance', 'off'],
    ['backup', 'never.backup'],
  ])('nor does the command line with %s %s', async (...words) => {
    const before = (await readdir(killed())).toSorted();
    expect(await run(killed(), words, { BACKUP_KEY: key })).toMatchObject({
      code: 1,
      said: expect.stringContaining('is under restore'),
    });
    expect((await readdir(killed())).toSorted()).toEqual(before);
  });

  test('again, after all of these', async () => {
    const target = killed();
    const again = await run(target, ['restore', archive], { BACKUP_KEY: key });
    expect(again).toMatchObject({ code: 0, said: expect.stringContaining('Restored and compared') });
    expect((await readdir(target)).toSorted()).toEqual(['files', 'keys', 'postgres', 'postgres.log']);
    await expectRestored(target);
  });
});

test('an archive that does not fit its seal is refused before anything is written', async () => {
  const damaged = join(folder, 'damaged.backup');
  await copyFile(archive, damaged);
  await truncate(damaged, (await stat(damaged)).size - 100);
  const target = join(folder, 'damaged');
  expect(await run(target, ['restore', damaged], { BACKUP_KEY: key })).toMatchObject({
    code: 1,
    said: expect.stringContaining('its seal does not fit'),
  });
  expect(existsSync(target)).toBe(false);
});

test.each(['keys', 'files', 'postgres'])('a folder that holds %s is not written over', async (kept) => {
  const target = join(folder, `holds-${kept}`);
  await mkdir(join(target, kept), { recursive: true });
  await writeFile(join(target, kept, 'provider-keys.json'), 'mine');
  expect(await run(target, ['restore', archive], { BACKUP_KEY: key })).toMatchObject({
    code: 1,
    said: expect.stringContaining(`DATA_DIR holds ${kept} of a portal already`),
  });
  expect(await readdir(target, { recursive: true })).toEqual([kept, join(kept, 'provider-keys.json')]);
  expect(await readFile(join(target, kept, 'provider-keys.json'), 'utf8')).toBe('mine');
});

const KEPT = ['backup.key', 'files', 'keys', 'postgres', 'postgres.log'];

/** Kills a backup as soon as some of its archive is written. */
const killBackup = async (file: string): Promise<void> => {
  const child = begin(dataDir, ['backup', file]);
  const ended = outcome(child);
  while (!there(dataDir, 'backup-under-way') && child.exitCode === null) await delay(1);
  child.kill('SIGKILL');
  expect((await ended).code).toBeNull();
  while (workingOn(join(dataDir, 'postgres')).length > 0) await delay(50);
};

test('what a killed backup left is no copy of a row in the clear, and is cleared by the next start or the next backup', async () => {
  const place = join(folder, 'archives');
  await mkdir(place);
  const clear: readonly (() => Promise<unknown>)[] = [
    () => serve(dataDir, () => Promise.resolve()),
    () => run(dataDir, ['backup', join(folder, 'next.backup')]),
  ];
  for (const clearing of clear) {
    await killBackup(join(place, 'killed.backup'));
    // What an earlier version would have left.
    await mkdir(join(dataDir, 'backup-Ab12Cd'));
    await writeFile(join(dataDir, 'backup-Ab12Cd', 'directory.employee'), 'captain@hanbit.example');
    for (const name of await readdir(place))
      expect((await readFile(join(place, name))).includes('captain@hanbit.example')).toBe(false);
    await clearing();
    expect([await readdir(place), (await readdir(dataDir)).toSorted()]).toEqual([[], KEPT]);
  }
  await endPostgres(dataDir);
});
