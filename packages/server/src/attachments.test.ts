import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileAnswer, FileInParts } from '@portal/contract/kernel';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';
import { filesBelow } from '#testing/traces';
import { createDatabase, type Db } from './platform/database/pool.ts';
import type { StoredFileTables } from './platform/files/file.queries.ts';
import { type FileStore, openFileStore } from './platform/files/file-store.ts';
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

const reportFiles = attachmentsOf({
  table: 'trial.report_file',
  owner: 'report_id',
  maxFiles: 3,
  only: ['txt', 'pdf'],
});

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.pool);
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'));
  files = await openFileStore(db, folder, folder);
  await database.pool.query(TABLE);
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const services = () => ({
  db,
  files,
  clock: () => new Date('2026-11-20T01:00:00.000Z'),
  blockedExtensions: [],
});

const stage = (name: string, text: string) =>
  files.stage(
    name,
    (async function* content() {
      yield Buffer.from(text);
    })(),
    1000,
  );

const attach = async (ownerId: number, ...texts: readonly [string, string][]): Promise<void> => {
  const staged = await Promise.all(texts.map(([name, text]) => stage(name, text)));
  await db.transaction().execute((tx) => reportFiles.add(tx, services(), ownerId, staged));
};

/** Runs a change like a command: work for after the commit runs after the commit. */
const commit = async <Result>(
  work: (tx: Db<StoredFileTables>, context: { afterCommit: (later: () => Promise<void>) => void }) => Promise<Result>,
): Promise<Result> => {
  const later: (() => Promise<void>)[] = [];
  const result = await db.transaction().execute((tx) => work(tx, { afterCommit: (each) => void later.push(each) }));
  for (const each of later) await each();
  return result;
};

const bytesOf = async (file: FileAnswer | FileInParts): Promise<Buffer> => {
  const content = 'open' in file ? await file.open() : file.content;
  const chunks: Uint8Array[] = [];
  if (content instanceof Uint8Array) return Buffer.from(content);
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
};

test('a record has its own files, in the order of upload', async () => {
  await attach(1, ['나.txt', '둘'], ['가.txt', '하나']);
  await attach(2, ['가.txt', '하나']);
  const listed = await reportFiles.list(db, 1);
  expect(listed.map(({ name, size }) => [name, size])).toEqual([
    ['나.txt', 3],
    ['가.txt', 6],
  ]);
  const [first] = listed;
  const opened = await reportFiles.open(services(), { ownerId: 1, fileId: first?.id ?? 0 });
  expect([opened.name, (await bytesOf(opened)).toString()]).toEqual(['나.txt', '둘']);
  await expect(reportFiles.open(services(), { ownerId: 2, fileId: first?.id ?? 0 })).rejects.toThrow('not-found');
});

test('readers may be given other names, for single files and in the archive', async () => {
  const naming = (name: string, place: number) => `attachment-${place + 1}${name.slice(name.lastIndexOf('.'))}`;
  const [, second] = await reportFiles.list(db, 1);
  expect((await reportFiles.open(services(), { ownerId: 1, fileId: second?.id ?? 0 }, naming)).name).toBe(
    'attachment-2.txt',
  );
  const zip = await reportFiles.zip(services(), { ownerId: 1, name: 'SSR-2026-0001' }, naming);
  expect(zip.name).toBe('SSR-2026-0001.zip');
  const entries = unzipSync(await bytesOf(zip));
  expect(Object.entries(entries).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
    ['attachment-1.txt', '둘'],
    ['attachment-2.txt', '하나'],
  ]);
  await expect(reportFiles.zip(services(), { ownerId: 3, name: 'none' })).rejects.toThrow('not-found');
});

test('an archive shows the time as clocks in Seoul did', async () => {
  const at = new Date('2026-11-22T23:49:00Z');
  const bytes = await bytesOf(await reportFiles.zip(services(), { ownerId: 1, name: 'SSR-2026-0001', at }));
  // The first entry: minutes, then days since 1980.
  const [time, day] = [bytes.readUInt16LE(10), bytes.readUInt16LE(12)];
  expect([time >> 11, (time >> 5) & 63, (day >> 9) + 1980, (day >> 5) & 15, day & 31]).toEqual([8, 49, 2026, 11, 23]);
});

test('a record has a maximum number of files, of accepted kinds only', async () => {
  await expect(attach(1, ['다.txt', 'c'], ['라.txt', 'd'])).rejects.toMatchObject({
    code: 'not-valid',
    errors: [{ path: 'files', code: 'too-many', limit: 3 }],
  });
  await expect(attach(1, ['다.csv', 'c'])).rejects.toThrow('forbidden-file-type');
  await attach(1, ['다.txt', 'c']);
  expect(await reportFiles.list(db, 1)).toHaveLength(3);
});

test('a content leaves the store with the last file that names it', async () => {
  const contents = async () => (await filesBelow(folder)).filter((path) => !path.startsWith('staging'));
  expect(await contents()).toHaveLength(3);
  expect(await commit((tx, context) => reportFiles.removeAll(tx, services(), 1, context))).toBe(3);
  expect(await contents()).toHaveLength(1);
  const [last] = await reportFiles.list(db, 2);
  const wanted = { ownerId: 2, fileId: last?.id ?? 0 };
  await commit((tx, context) => reportFiles.remove(tx, services(), wanted, context));
  expect(await contents()).toEqual([]);
  await expect(commit((tx, context) => reportFiles.remove(tx, services(), wanted, context))).rejects.toThrow(
    'not-found',
  );
});
