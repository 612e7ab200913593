import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, gzipSync } from 'node:zlib';
import { downloadFile, getDocument, uploadFiles } from '@portal/contract/approval';
import type pg from 'pg';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup } from '#platform/backup/restore-backup';
import { requireSeal, unseal } from '#platform/backup/seal-backup';
import { beginRestoring, endRestoring } from '#platform/backup/under-restore';
import { writeBackup } from '#platform/backup/write-backup';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { createDatabase, createPool } from '#platform/database/pool';
import { describeFiles } from '#platform/files/file.queries';
import { contentPath, openFileStore } from '#platform/files/file-store';
import { givenMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { filesBody } from '#testing/multipart';
import { sealLightly } from '#testing/running/light-seal';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';
import { createTestDatabase } from '#testing/test-database';
import type { AllTables } from './app.ts';

let app: TestApp;
let office: Office;
let folder: string;
let dataDir: string;
let memoId: number;

const KEY = 'a key of a test that is long enough to be one';
const FILE = '조류 퇴치 🛫.txt';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-backup-'));
  dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'keys'), { recursive: true });
  await writeFile(join(dataDir, 'keys', 'signing.json'), '{"key":1}');
  app = await createTestApp({}, async ({ db }) => ({
    files: await openFileStore(db, join(dataDir, 'files'), dataDir),
  }));
  office = await givenOffice(app);
  const memo = await givenMemo(app, office.captain, [office.lead]);
  memoId = memo.id;
  const sent = await app.call(uploadFiles, office.captain, {
    params: { id: memoId },
    ...filesBody({ name: FILE, content: '내용 그대로' }),
  });
  if (sent.status !== 201) throw new Error(JSON.stringify(sent.body));
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const backUp = async (name: string): Promise<string> => {
  const file = join(folder, name);
  await writeBackup(
    { pool: app.pool, dataDir, filesFolder: join(dataDir, 'files'), now: app.now.value, key: KEY },
    file,
  );
  return file;
};

let sealedOnce: Promise<string> | undefined;

/** A copy of an archive that a test can damage. */
const copyOfBackup = async (name: string): Promise<string> => {
  sealedOnce ??= backUp('to-damage.backup');
  const file = join(folder, name);
  await copyFile(await sealedOnce, file);
  return file;
};

type Fresh = { pool: pg.Pool; close: () => Promise<void> };

/** An empty cluster to restore to. */
const freshCluster = async (folderOfData: string): Promise<Fresh> => {
  const postgres = await startEmbeddedPostgres(join(folderOfData, 'postgres'), join(folderOfData, 'postgres.log'));
  const pool = createPool(postgres.connection, 4);
  const close = async () => {
    await pool.end();
    await postgres.stop();
  };
  return { pool, close };
};

const freshDatabase = (): Promise<Fresh> => createTestDatabase('template1');

type Restored = { call: TestApp['call']; app: TestApp['app']; target: string };

/** Restores an archive to an empty database and folder like the command, and reads it through the API. */
const restoreInto = async (
  name: string,
  file: string,
  look: (restored: Restored) => Promise<void>,
  fresh: (folderOfData: string) => Promise<Fresh> = freshDatabase,
): Promise<void> => {
  const dataDirOfCopy = join(folder, name);
  const target = { dataDir: dataDirOfCopy, filesFolder: join(dataDirOfCopy, 'files') };
  await mkdir(dataDirOfCopy);
  await requireSeal(file, KEY);
  await beginRestoring(target);
  const { pool, close } = await fresh(dataDirOfCopy);
  try {
    await restoreBackup({ ...target, pool }, file, KEY);
    await endRestoring(target);
    const db = createDatabase<AllTables>(pool);
    const files = await openFileStore(db, target.filesFolder, dataDirOfCopy);
    const restored = await createTestApp({}, () => ({ db, files }));
    await look({ ...restored, target: dataDirOfCopy });
    await restored.close();
  } finally {
    await close();
  }
};

const download = async (
  server: TestApp['app'],
  fileId: number,
): Promise<{ status: number; text: string; name: string }> => {
  const url = downloadFile.path.replace(':id', String(memoId)).replace(':fileId', String(fileId));
  const answer = await server.inject({ method: 'POST', url, headers: tokensOf(office.captain) });
  const name = decodeURIComponent(String(answer.headers['x-filename']));
  return { status: answer.statusCode, text: answer.rawPayload.toString('utf8'), name };
};

test('a restored portal has its records, given numbers, files and keys', async () => {
  const file = await backUp('whole.backup');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const { body: before } = await app.call(getDocument, office.captain, { params: { id: memoId } });
  const look = async ({ call, app: server }: Restored) => {
    const { body: after } = await call(getDocument, office.captain, { params: { id: memoId } });
    expect(after).toEqual(before);
    const came = await download(server, after.attachedFiles[0]?.id ?? 0);
    expect(came).toEqual({ status: 200, text: '내용 그대로', name: FILE });
    const next = await givenMemo({ call }, office.captain, [office.lead]);
    expect(next.id).toBeGreaterThan(memoId);
    expect(next.docNo).not.toBe(before.docNo);
  };
  await restoreInto('whole', file, look, freshCluster);
  expect(await readFile(join(folder, 'whole', 'keys', 'signing.json'), 'utf8')).toBe('{"key":1}');
});

test('a concurrent write is included completely or not at all', async () => {
  let isDone = false;
  const writing = (async () => {
    for (let count = 0; !isDone && count < 200; count += 1) await givenMemo(app, office.captain, [office.lead]);
  })();
  const file = await backUp('meanwhile.backup');
  isDone = true;
  await writing;
  await restoreInto('meanwhile', file, async ({ call }) => {
    const { body } = await call(getDocument, office.captain, { params: { id: memoId } });
    expect(body.id).toBe(memoId);
  });
});

test('an existing archive is not overwritten', async () => {
  const file = await backUp('once.backup');
  await expect(backUp('once.backup')).rejects.toThrow('is there already');
  expect(existsSync(file)).toBe(true);
});

test('a backup leaves no files in the data folder, and a concurrent second one is refused', async () => {
  const outcomes = await Promise.allSettled([backUp('clean-1.backup'), backUp('clean-2.backup')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: 'another backup is being made' },
  });
  // The note of the process that serves is no backup's.
  expect((await readdir(dataDir)).filter((name) => name !== '.staging').toSorted()).toEqual(['files', 'keys']);
});

test('an archive contains nothing in clear text', async () => {
  const bytes = await readFile(await backUp('secret.backup'));
  for (const word of ['captain@hanbit.example', 'manifest.json', 'signing.json'])
    expect(bytes.includes(word)).toBe(false);
});

test('a backup reports a content that the store has lost, and continues', async () => {
  const content = (await app.pool.query<{ sha256: string }>('select sha256 from platform.stored_file')).rows[0];
  const path = contentPath(join(dataDir, 'files'), content?.sha256 ?? '');
  await rename(path, `${path}-away`);
  const file = join(folder, 'hole.backup');
  const source = { pool: app.pool, dataDir, filesFolder: join(dataDir, 'files'), now: app.now.value, key: KEY };
  const { missing } = await writeBackup(source, file);
  await writeFile(path, 'something else');
  expect((await writeBackup(source, join(folder, 'damaged.backup'))).missing).toEqual(missing);
  await rename(`${path}-away`, path);
  expect(missing).toEqual([content?.sha256]);
  expect(await describeFiles(app.db, missing)).toEqual([
    expect.stringMatching(
      new RegExp(`^Missing: the content of file \\d+ of approval.attached_file \\(${content?.sha256}\\)$`),
    ),
  ]);
  await restoreInto('hole', file, async ({ call, app: server }) => {
    const { body } = await call(getDocument, office.captain, { params: { id: memoId } });
    expect(body.attachedFiles).toHaveLength(1);
    expect((await download(server, body.attachedFiles[0]?.id ?? 0)).status).toBe(500);
    expect((await givenMemo({ call }, office.captain, [office.lead])).id).toBeGreaterThan(memoId);
  });
});

type Entry = { name: string; bytes: Buffer };

/** The entries of an archive, decrypted with its key. */
const entriesOf = async (file: string): Promise<Entry[]> => {
  const entries: Entry[] = [];
  const opened = extract();
  const reading = (async () => {
    for await (const entry of opened) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      entries.push({ name: entry.header.name, bytes: Buffer.concat(chunks) });
    }
  })();
  await Promise.all([pipeline(await unseal(file, KEY), createGunzip(), opened), reading]);
  return entries;
};

let openedOnce: Promise<Entry[]> | undefined;

/** An archive forged by somebody with the right or another key. */
const forge = async (name: string, change: (entries: Entry[]) => Entry[], key = KEY): Promise<string> => {
  sealedOnce ??= backUp('to-damage.backup');
  openedOnce ??= sealedOnce.then(entriesOf);
  const forged = pack();
  for (const entry of change(await openedOnce)) forged.entry({ name: entry.name }, entry.bytes);
  forged.finalize();
  const file = join(folder, name);
  await pipeline(await sealLightly(forged.pipe(createGzip()), key), createWriteStream(file));
  return file;
};

const grantInPlaceOfTrail = (entries: Entry[]): Entry[] =>
  entries
    .filter(({ name }) => !name.startsWith('tables/audit.entry/'))
    .map(({ name, bytes }) =>
      name.startsWith('tables/identity.permission_grant/')
        ? { name, bytes: Buffer.concat([bytes, Buffer.from(`${office.captain.id}\tAdmin\tLevel0\n`)]) }
        : { name, bytes },
    );

const everythingIn = (name: string) => readdir(name, { recursive: true }).catch(() => []);

test('an archive made or changed without the key is rejected, and nothing of it is written', async () => {
  const file = await forge('forged.backup', grantInPlaceOfTrail, 'the key of somebody else, also long');
  await expect(requireSeal(file, KEY)).rejects.toThrow('sealed with another BACKUP_KEY');
});

test.each([
  ['cut short', async (file: string) => truncate(file, Math.floor((await stat(file)).size / 2))],
  [
    'with one byte changed',
    async (file: string) => {
      const bytes = await readFile(file);
      const at = Math.floor(bytes.length / 2);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await writeFile(file, bytes);
    },
  ],
  ['with something after its end', async (file: string) => writeFile(file, 'more', { flag: 'a' })],
  ['of something else', (file: string) => writeFile(file, gzipSync('not a backup'))],
  ['that is no archive', (file: string) => writeFile(file, 'text')],
  ['that is empty', (file: string) => writeFile(file, '')],
])('an archive %s is rejected by its seal', async (what, damage) => {
  const file = await copyOfBackup(`${what.replaceAll(' ', '-')}.backup`);
  await damage(file);
  await expect(requireSeal(file, KEY)).rejects.toThrow(/damaged|no backup/);
});

const nameless: readonly [string, (entries: Entry[]) => Entry[]][] = [
  ...[
    '../x',
    'contents/../../x',
    'data/../x',
    'data/keys/../../x',
    'data/keys/x',
    '/tmp/x',
    'tables/../x/000000',
    'x',
  ].map((name): [string, (entries: Entry[]) => Entry[]] => [
    `with an entry ${name}`,
    (entries) => [{ name, bytes: Buffer.from('x') }, ...entries],
  ]),
  ['that lacks a table', (entries) => entries.filter(({ name }) => !name.startsWith('tables/audit.entry/'))],
  ['that lacks a content', (entries) => entries.filter(({ name }) => !name.startsWith('contents/'))],
  [
    'with a content that nothing names',
    (entries) => [
      { name: `contents/${createHash('sha256').update('x').digest('hex')}`, bytes: Buffer.from('x') },
      ...entries,
    ],
  ],
  [
    'with a content under the name of another',
    (entries) => [{ name: `contents/${'0'.repeat(64)}`, bytes: Buffer.from('x') }, ...entries],
  ],
  ['that goes on after its end', (entries) => [...entries, ...entries]],
];

test.each(nameless)(
  'an archive %s is rejected even with a valid seal, and nothing is written outside',
  async (what, change) => {
    const place = join(folder, `names-${what.replaceAll(/[^a-z0-9]/g, '-')}`);
    const target = { dataDir: join(place, 'data'), filesFolder: join(place, 'data', 'files') };
    await mkdir(target.dataDir, { recursive: true });
    const file = await forge(`${what.replaceAll(/[^a-z0-9]/g, '-')}.backup`, change);
    const pool = createPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, 1);
    await beginRestoring(target);
    await expect(restoreBackup({ ...target, pool }, file, KEY)).rejects.toThrow(
      /no name of a backup|lacks|does not name|damaged|goes on/,
    );
    await pool.end();
    expect(await readdir(place)).toEqual(['data']);
    expect((await everythingIn(target.dataDir)).filter((path) => /(^|\/)x$/.test(path))).toEqual([]);
  },
);
