import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';
import { filesBelow } from '#testing/traces';
import { lockNumbers } from './platform/database/lock-numbers.ts';
import { createDatabase, type Db } from './platform/database/pool.ts';
import type { StoredFileTables } from './platform/files/file.queries.ts';
import { contentPath, type FileStore, openFileStore } from './platform/files/file-store.ts';
import { storeFiles } from './platform/files/store-files.ts';
import { sweepStore } from './platform/files/sweep-files.ts';
import { attachmentsOf } from './platform/record-files.ts';

let database: TestDatabase;
let db: Db<StoredFileTables>;
let folder: string;
let files: FileStore;

/** The table of a test-only area. */
const TABLE = `
  create schema trial;
  create table trial.report_file (
    id integer generated always as identity primary key,
    report_id integer not null,
    name text not null, size integer not null, content_type text not null,
    sha256 text not null references platform.stored_file, added_at timestamptz not null
  )`;
const reportFiles = attachmentsOf({ table: 'trial.report_file', owner: 'report_id' });

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.pool);
  folder = await mkdtemp(join(tmpdir(), 'portal-sweep-'));
  files = await openFileStore(db, folder, folder);
  await database.pool.query(TABLE);
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const stage = (text: string) =>
  files.stage(
    'a.txt',
    (async function* content() {
      yield Buffer.from(text);
    })(),
    1000,
  );

const attach = async (text: string): Promise<void> => {
  const services = { db, files, clock: () => new Date(), blockedExtensions: [] };
  const staged = await stage(text);
  await db.transaction().execute((tx) => reportFiles.add(tx, services, 1, [staged]));
};

/** Bytes as a kill leaves them: stored without a reference. */
const leaveBytes = async (text: string): Promise<void> => {
  const path = contentPath(folder, digest(text));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};

const contents = async (): Promise<string[]> =>
  (await filesBelow(folder)).map((path) => path.split('/').at(-1) ?? '').toSorted();

const named = async (): Promise<string[]> =>
  (await database.pool.query<{ sha256: string }>('select sha256 from platform.stored_file order by 1')).rows.map(
    ({ sha256 }) => sha256,
  );

test('the sweep deletes unreferenced bytes and contents without a file, and nothing else', async () => {
  await attach('bleibt');
  await attach('verlassen');
  await leaveBytes('übrig');
  await database.pool.query('delete from trial.report_file where sha256 = $1', [digest('verlassen')]);
  expect([await contents(), await named()]).toMatchObject([{ length: 3 }, { length: 2 }]);
  await sweepStore(db, files);
  expect([await contents(), await named()]).toEqual([[digest('bleibt')], [digest('bleibt')]]);
});

test('a content that is stored but not committed stays, also during a concurrent sweep', async () => {
  const staged = await stage('eben erst');
  let swept: Promise<void> | undefined;
  await db.transaction().execute(async (tx) => {
    await storeFiles(tx, files, [staged]);
    await tx
      .insertInto('trial.report_file' as never)
      .values({
        report_id: 2,
        name: 'a.txt',
        size: 1,
        content_type: 'text/plain',
        sha256: staged.sha256,
        added_at: new Date(),
      } as never)
      .execute();
    swept = sweepStore(db, files);
    const isWaiting = async () =>
      (await database.pool.query("select 1 from pg_locks where not granted and locktype = 'transactionid'"))
        .rowCount !== 0;
    await until(isWaiting, { what: 'the sweep waits for the transaction' });
  });
  await swept;
  expect(await contents()).toEqual([digest('bleibt'), digest('eben erst')].toSorted());
});

test('contents stay while a backup reads them; the next sweep deletes them', async () => {
  await leaveBytes('noch gelesen');
  const backup = await database.pool.connect();
  await backup.query('select pg_advisory_lock($1)', [lockNumbers.contents]);
  await sweepStore(db, files);
  expect(await contents()).toContain(digest('noch gelesen'));
  await backup.query('select pg_advisory_unlock($1)', [lockNumbers.contents]);
  backup.release();
  await sweepStore(db, files);
  expect(await contents()).not.toContain(digest('noch gelesen'));
});

test('staging of other processes is deleted a day after its last change, and not before', async () => {
  const [old, young] = [join(folder, 'staging', 'old'), join(folder, 'staging', 'young')];
  const dayAgo = new Date(Date.now() - 25 * 3_600_000);
  for (const path of [old, young]) {
    await mkdir(path, { recursive: true });
    await writeFile(join(path, 'upload'), 'half');
  }
  await utimes(join(old, 'upload'), dayAgo, dayAgo);
  for (const path of [old, young]) await utimes(path, dayAgo, dayAgo);
  await sweepStore(db, files);
  expect((await filesBelow(folder)).filter((path) => path.startsWith('staging'))).toEqual(['staging/young/upload']);
});
