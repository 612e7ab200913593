import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { getDocument } from '@portal/contract/approval';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unseal } from '#platform/backup/seal-backup';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { workingOn } from '#platform/database/postgres-processes';
import { until } from '#platform/until.fixture';
import { freePort } from '#testing/free-port';
import { givenDemoFolder } from '#testing/running/demo-folder';
import { sealLightly } from '#testing/running/light-seal';
import { compileCache, endPostgres, type PortalProcess, startPortalProcess } from '#testing/running/running-portal';
import { signInByCode } from './demo/provider/sign-in-by-code.ts';

const COMMAND = fileURLToPath(new URL('./cli/portal.ts', import.meta.url));

let folder: string;
let dataDir: string;
let archive: string;
/** The same, opened in no time. */
let light: string;
let key: string;
let stored: { id: number; title: string } | undefined;

const headersOf = async (portal: PortalProcess): Promise<Record<string, string>> => {
  const { accessToken, idToken } = await signInByCode({ baseUrl: portal.url, email: 'captain@hanbit.example' });
  return { authorization: `Bearer ${accessToken}`, auth2: idToken };
};

const begin = (target: string, words: readonly string[], settings: Record<string, string> = {}): ChildProcess => {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: target, ...compileCache, ...settings };
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
    await portal.ready();
    return await look(portal);
  } finally {
    await portal.stop();
  }
};

/** Starts only the database, without a portal. */
const inDatabase = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'), join(dataDir, 'postgres.log'));
  const client = new pg.Client(postgres.connection);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await postgres.stop();
  }
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-restore-'));
  dataDir = await givenDemoFolder();
  archive = join(folder, 'whole.backup');
  const captains = `select d.id, d.title from approval.document d join directory.employee e on e.id = d.drafter_id
    where e.email = 'captain@hanbit.example' order by d.id limit 1`;
  stored = await inDatabase(async (client) => (await client.query<{ id: number; title: string }>(captains)).rows[0]);
  const { code, said } = await run(dataDir, ['backup', archive]);
  if (code !== 0) throw new Error(said);
  key = (await readFile(join(dataDir, 'backup.key'), 'utf8')).trim();
  light = join(folder, 'light.backup');
  await pipeline(await sealLightly(await unseal(archive, key), key), createWriteStream(light));
});

afterAll(async () => {
  for (const each of [folder, dataDir]) await rm(each, { recursive: true, force: true });
});

/** A portal says why it does not serve the folder, and changes nothing in it. */
const expectRefused = async (target: string): Promise<void> => {
  const before = await listFolder(target);
  const portal = startPortalProcess(target, await freePort());
  expect([await portal.ended(), portal.output()]).toEqual([1, expect.stringContaining('is under restore')]);
  expect(await listFolder(target)).toEqual(before);
};

const expectRestored = (target: string): Promise<void> =>
  serve(target, async (portal) => {
    const path = getDocument.path.replace(':id', String(stored?.id));
    const response = await fetch(`${portal.url}${path}`, { headers: await headersOf(portal) });
    expect(await response.json()).toMatchObject({ id: expect.any(Number), ...stored });
    expect(portal.output()).not.toContain('loaded the demo company');
  });

test('an archive and its key are private to their owner, and a demo stores the key with its data', async () => {
  for (const path of [archive, join(dataDir, 'backup.key')]) expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(key.length).toBeGreaterThanOrEqual(32);
  const fresh = join(folder, 'no-key');
  expect(await run(fresh, ['restore', archive])).toMatchObject({
    code: 1,
    said: expect.stringContaining('BACKUP_KEY is needed'),
  });
  expect(existsSync(fresh)).toBe(false);
});

test('the archive of a company needs an explicit key', async () => {
  await inDatabase(async (client) => {
    await client.query('update platform.installation set is_demo = false');
    const words = ['backup', join(folder, 'company.backup')];
    const unnamed = await run(dataDir, words);
    const short = await run(dataDir, words, { BACKUP_KEY: 'short' });
    await client.query('update platform.installation set is_demo = true');
    expect(unnamed).toMatchObject({ code: 1, said: expect.stringContaining('BACKUP_KEY is needed') });
    expect(short).toMatchObject({
      code: 1,
      said: expect.stringContaining('BACKUP_KEY must be at least 32 characters long'),
    });
  });
  expect(existsSync(join(folder, 'company.backup'))).toBe(false);
});

const there = (...path: string[]) => existsSync(join(...path));

const KEPT = ['backup.key', 'files', 'keys', 'postgres', 'postgres.log'];
const archives = () => join(folder, 'archives');

/** Kills a backup once a part of its archive is written: what it leaves has no row in clear text. */
const killBackup = async (from: string): Promise<void> => {
  await mkdir(archives(), { recursive: true });
  const child = begin(from, ['backup', join(archives(), 'killed.backup')]);
  const ended = outcome(child);
  const hasCome = () => there(from, 'backup-under-way') || child.exitCode !== null;
  await until(hasCome, { what: 'the backup is under way', every: 1 });
  child.kill('SIGKILL');
  expect((await ended).code).toBeNull();
  await until(() => workingOn(join(from, 'postgres')).length === 0, { what: 'the database of the backup has ended' });
  // Left by an earlier version.
  await mkdir(join(from, 'backup-Ab12Cd'));
  await writeFile(join(from, 'backup-Ab12Cd', 'directory.employee'), 'captain@hanbit.example');
  for (const name of await readdir(archives()))
    expect((await readFile(join(archives(), name))).includes('captain@hanbit.example')).toBe(false);
};

/** The content of a data folder without the process's own dot files. */
const listFolder = async (path: string): Promise<string[]> =>
  (await readdir(path)).filter((name) => !name.startsWith('.')).toSorted();

const expectCleared = async (from: string): Promise<void> =>
  expect([await readdir(archives()), await listFolder(from)]).toEqual([[], KEPT]);

/** The moments at which a restore is killed, in increasing order. */
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

test('a killed restore leaves a folder that says so and is not served, until the restore is repeated', async () => {
  const target = join(folder, 'killed');
  // One folder for all, to check that leftovers of earlier attempts are not used.
  for (const [what, hasCome] of moments) {
    const child = begin(target, ['restore', light], { BACKUP_KEY: key });
    const ended = outcome(child);
    await until(() => hasCome(target) || child.exitCode !== null, { what: `the restore ${what}`, every: 1 });
    child.kill('SIGKILL');
    await ended;
    await expectRefused(target);
  }
  for (const words of [
    ['maintenance', 'off'],
    ['backup', 'never.backup'],
  ]) {
    const before = await listFolder(target);
    expect(await run(target, words, { BACKUP_KEY: key })).toMatchObject({
      code: 1,
      said: expect.stringContaining('is under restore'),
    });
    expect(await listFolder(target)).toEqual(before);
  }
  const again = await run(target, ['restore', archive], { BACKUP_KEY: key });
  expect(again).toMatchObject({ code: 0, said: expect.stringContaining('Restored and compared') });
  expect(await listFolder(target)).toEqual(['files', 'keys', 'postgres', 'postgres.log']);
  // Its start also deletes the leftovers of a killed backup.
  await killBackup(target);
  await expectRestored(target);
  await expectCleared(target);
});

test('an archive that does not match its seal is rejected before anything is written', async () => {
  const damaged = join(folder, 'damaged.backup');
  await copyFile(light, damaged);
  await truncate(damaged, (await stat(damaged)).size - 100);
  const target = join(folder, 'damaged');
  expect(await run(target, ['restore', damaged], { BACKUP_KEY: key })).toMatchObject({
    code: 1,
    said: expect.stringContaining('its seal does not fit'),
  });
  expect(existsSync(target)).toBe(false);
});

test.each(['keys', 'files', 'postgres'])('a folder that holds %s is not written over', async (held) => {
  const target = join(folder, `holds-${held}`);
  await mkdir(join(target, held), { recursive: true });
  await writeFile(join(target, held, 'provider-keys.json'), 'mine');
  expect(await run(target, ['restore', light], { BACKUP_KEY: key })).toMatchObject({
    code: 1,
    said: expect.stringContaining(`DATA_DIR holds ${held} of a portal already`),
  });
  expect(await listFolder(target)).toEqual([held]);
  expect(await readdir(join(target, held))).toEqual(['provider-keys.json']);
  expect(await readFile(join(target, held, 'provider-keys.json'), 'utf8')).toBe('mine');
});

test('leftovers of a killed backup are deleted by the next backup', async () => {
  await killBackup(dataDir);
  expect(await run(dataDir, ['backup', join(folder, 'next.backup')])).toMatchObject({ code: 0 });
  await expectCleared(dataDir);
  await endPostgres(dataDir);
});
