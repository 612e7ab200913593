import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { downloadFile, getDocument, uploadFiles } from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup } from '#platform/backup/restore';
import { writeBackup } from '#platform/backup/write';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { createDatabase, createPool } from '#platform/database/pool';
import { openFileStore } from '#platform/files/store';
import { givenMemo } from '#testing/given-memo';
import { givenOffice, type Office } from '#testing/given-office';
import { filesBody } from '#testing/multipart';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';
import type { AllTables } from './app.ts';

let app: TestApp;
let office: Office;
let folder: string;
let dataDir: string;
let memoId: number;

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
  await writeBackup({ pool: app.pool, dataDir, now: app.now.value }, file);
  return file;
};

type Restored = { call: TestApp['call']; app: TestApp['app'] };

/** Brings an archive into a fresh cluster and folder, as the command does, and looks at it through the API. */
const restoreInto = async (name: string, file: string, look: (restored: Restored) => Promise<void>): Promise<void> => {
  const target = join(folder, name);
  await mkdir(target);
  const postgres = await startEmbeddedPostgres(join(target, 'postgres'), join(target, 'postgres.log'));
  const pool = createPool(postgres.connection, 4);
  try {
    await restoreBackup({ pool, dataDir: target }, file);
    const db = createDatabase<AllTables>(pool);
    const files = await openFileStore(db, join(target, 'files'), target);
    const restored = await createTestApp({}, () => ({ db, files }));
    await look(restored);
    await restored.close();
  } finally {
    await pool.end();
    await postgres.stop();
  }
};

test('a portal comes back from its backup: records, numbers given out, files and keys', async () => {
  const file = await backUp('whole.tar.gz');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const { body: before } = await app.call(getDocument, office.captain, { params: { id: memoId } });
  await restoreInto('whole', file, async ({ call, app: server }) => {
    const { body: after } = await call(getDocument, office.captain, { params: { id: memoId } });
    expect(after).toEqual(before);
    const url = downloadFile.path.replace(':id', String(memoId)).replace(':fileId', String(after.attachedFiles[0]?.id));
    const answer = await server.inject({ method: 'POST', url, headers: tokensOf(office.captain) });
    expect(answer.rawPayload.toString('utf8')).toBe('내용 그대로');
    expect(decodeURIComponent(String(answer.headers['x-filename']))).toBe(FILE);
    const next = await givenMemo({ call }, office.captain, [office.lead]);
    expect(next.id).toBeGreaterThan(memoId);
    expect(next.docNo).not.toBe(before.docNo);
  });
  expect(await readFile(join(folder, 'whole', 'keys', 'signing.json'), 'utf8')).toBe('{"key":1}');
});

test('what is written meanwhile is wholly in it or not at all', async () => {
  let isDone = false;
  const writing = (async () => {
    for (let count = 0; !isDone && count < 200; count += 1) await givenMemo(app, office.captain, [office.lead]);
  })();
  const file = await backUp('meanwhile.tar.gz');
  isDone = true;
  await writing;
  await restoreInto('meanwhile', file, async ({ call }) => {
    const { body } = await call(getDocument, office.captain, { params: { id: memoId } });
    expect(body.id).toBe(memoId);
  });
});

test('an archive that is there already is not written over', async () => {
  const file = await backUp('once.tar.gz');
  await expect(backUp('once.tar.gz')).rejects.toThrow('is there already');
  expect(existsSync(file)).toBe(true);
});

test('a backup leaves nothing behind in the data folder', async () => {
  await backUp('clean.tar.gz');
  expect((await readdir(dataDir)).toSorted()).toEqual(['files', 'keys']);
});

test.each([
  ['cut short', async (file: string) => truncate(file, Math.floor((await stat(file)).size / 2))],
  [
    'with one byte of a row changed',
    async (file: string) => {
      const plain = gunzipSync(await readFile(file));
      const at = plain.lastIndexOf('captain@hanbit.example');
      plain.write('C', at);
      await writeFile(file, gzipSync(plain));
    },
  ],
  ['of something else', (file: string) => writeFile(file, gzipSync('not a backup'))],
  ['that is no archive', (file: string) => writeFile(file, 'text')],
])('an archive %s is refused and leaves the database empty', async (what, damage) => {
  const file = await backUp(`${what.replaceAll(' ', '-')}.tar.gz`);
  await damage(file);
  const pool = createPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, 1);
  const target = join(folder, `into-${what.replaceAll(' ', '-')}`);
  await mkdir(target);
  await expect(restoreBackup({ pool, dataDir: target }, file)).rejects.toThrow(/damaged|no backup|cannot be read/);
  await pool.end();
});
