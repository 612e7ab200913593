import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '#platform/database/pool';
import { type MarkedPlace, markAsMoved, StoreMoved, StoreOfAnother } from '#platform/files/belonging';
import type { StoredFileDb } from '#platform/files/file.queries';
import type { FileStore, StagedFile } from '#platform/files/file-store';
import { followMoves } from '#platform/files/moving-store';
import { discardFiles, uploadFiles } from '#platform/files/store-files';
import { sweepStore } from '#platform/files/sweep-files';
import { attachmentsOf } from '#platform/record-files';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A kind of store under test. */
export type StoreKind = {
  /** Opens the store for a process with this data folder. */
  open: (db: StoredFileDb, dataDir: string) => Promise<FileStore>;
  place: () => MarkedPlace;
  /** Rounds of two servers that add and remove the same contents. */
  rounds: number;
};

/** The table of a test-only area. */
const TABLE = `
  create schema trial;
  create table trial.report_file (
    id integer generated always as identity primary key,
    report_id integer not null,
    name text not null, size integer not null, content_type text not null,
    sha256 text not null references platform.stored_file, added_at timestamptz not null
  );
  grant usage on schema trial to public;
  grant all on trial.report_file to public`;
const reportFiles = attachmentsOf({ table: 'trial.report_file', owner: 'report_id' });

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const textOf = async (content: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

async function* inPieces(text: string) {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += 1_000) yield bytes.subarray(from, from + 1_000);
}

/** The tests that every kind of store must pass. */
export const testsOfStore = (name: string, kind: () => StoreKind): void => {
  let database: TestDatabase;
  let db: StoredFileDb;
  let folder: string;
  let stores: FileStore[];
  const store = (place = 0): FileStore => {
    const found = stores[place];
    if (!found) throw new Error(`no store ${place}`);
    return found;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    db = createDatabase(database.serving);
    folder = await mkdtemp(join(tmpdir(), 'portal-stores-'));
    stores = [await kind().open(db, join(folder, 'one')), await kind().open(db, join(folder, 'two'))];
    await database.pool.query(TABLE);
  });

  afterAll(async () => {
    for (const each of stores) each.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const stage = (text: string, each = store()) => each.stage('a.txt', inPieces(text), 100_000_000);
  const services = (files: FileStore) => ({ db, files, clock: () => new Date(), blockedExtensions: [] });
  const add = (file: StagedFile, each = store(), owner = 1) =>
    db.transaction().execute((tx) => reportFiles.add(tx, services(each), owner, [file]));

  /** An upload as the router does it. */
  const attach = async (text: string, each = store(), owner = 1): Promise<void> => {
    const file = await stage(text, each);
    try {
      await uploadFiles(each, [file]);
      await add(file, each, owner);
    } finally {
      await discardFiles(db, each, [file]);
    }
  };
  /** Stores bytes in a transaction that is rolled back. */
  const rollBack = async (text: string): Promise<void> => {
    const file = await stage(text);
    await db
      .transaction()
      .execute(async () => {
        await store().ensureStored(file);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await store().discard(file);
  };
  const removeAll = async (owner: number, each = store()): Promise<void> => {
    const later: (() => Promise<void>)[] = [];
    const context = { afterCommit: (work: () => Promise<void>) => void later.push(work) };
    await db.transaction().execute((tx) => reportFiles.removeAll(tx, services(each), owner, context));
    for (const work of later) await work();
  };
  const listed = async (prefix?: string): Promise<string[]> => {
    const all: string[] = [];
    for await (const some of store().list(prefix)) all.push(...some);
    return all.toSorted();
  };

  test(`${name}: every server can read a content as a whole and in ranges, under its digest`, async () => {
    const text = '비행 안전 '.repeat(20_000);
    await attach(text);
    expect(await textOf(await store(1).read(digest(text)))).toBe(text);
    const part = await textOf(await store().read(digest(text), { from: 7, to: 12 }));
    expect(part).toBe(Buffer.from(text).subarray(7, 13).toString());
    expect(await store().sizeOf(digest(text))).toBe(Buffer.byteLength(text));
    await attach('');
    expect(await textOf(await store().read(digest('')))).toBe('');
    await removeAll(1);
    expect(await listed()).toEqual([]);
  });

  test(`${name}: a missing content is reported as lost, not as a failure of the store`, async () => {
    await expect(store().read(digest('nie'))).rejects.toThrow('is missing from the file store');
    expect(await store().sizeOf(digest('nie'))).toBeUndefined();
    expect(await store().restore(digest('nie'))).toBe(false);
    await store().remove(digest('nie'));
    await store().check();
  });

  test(`${name}: a file that is too large leaves nothing`, async () => {
    await expect(store().stage('a.txt', inPieces('x'.repeat(5_000)), 4_999)).rejects.toThrow('too-large');
    expect(await listed()).toEqual([]);
  });

  test(`${name}: a content that a sweep deleted before it was referenced exists when its row commits`, async () => {
    const file = await stage('eben erst');
    await store().upload(file);
    await sweepStore(db, store(1));
    expect(await store().sizeOf(file.sha256)).toBeUndefined();
    await add(file);
    expect(await textOf(await store(1).read(file.sha256))).toBe('eben erst');
    await store().discard(file);
    await removeAll(1);
  });

  test(`${name}: a refused upload leaves nothing, and deletes nothing of others`, async () => {
    await attach('geteilt');
    const refused = [await stage('geteilt', store(1)), await stage('abgelehnt', store(1))];
    await uploadFiles(store(1), refused);
    await discardFiles(db, store(1), refused);
    expect(await listed()).toEqual([digest('geteilt')]);
    await removeAll(1);
  });

  test(`${name}: a part can be swept separately`, async () => {
    const texts = Array.from({ length: 8 }, (_, place) => `übrig ${place}`);
    for (const text of texts)
      await store()
        .upload(await stage(text))
        .then(() => rollBack(text));
    const [first = ''] = texts;
    const prefix = digest(first).slice(0, 2);
    expect(await listed(prefix)).toContain(digest(first));
    await sweepStore(db, store(), { prefix });
    expect(await listed(prefix)).toEqual([]);
    expect((await listed()).length).toBe(texts.filter((text) => !digest(text).startsWith(prefix)).length);
    await sweepStore(db, store());
    expect(await listed()).toEqual([]);
  });

  test(`${name}: two servers add, remove and sweep the same contents, and no row is ever without its bytes`, async () => {
    const texts = ['eins', 'zwei', 'drei'];
    const { rounds } = kind();
    const act = async (server: number): Promise<void> => {
      for (let round = server; round < rounds; round += 2) {
        const [each, text = ''] = [store(server), texts[round % texts.length]];
        await attach(text, each, 10 + (round % 4));
        if (round % 3 === 0) await removeAll(10 + ((round + server) % 4), each);
        if (round % 20 === 0) await sweepStore(db, each);
      }
    };
    await Promise.all([act(0), act(1)]);
    const { rows } = await database.pool.query<{ sha256: string }>('select sha256 from platform.stored_file');
    for (const { sha256 } of rows) expect(await store().sizeOf(sha256)).toBe(4);
    for (const owner of [10, 11, 12, 13]) await removeAll(owner);
    await sweepStore(db, store());
    expect(await listed()).toEqual([]);
  });

  test(`${name}: the store of another database is refused, and one that moved is followed`, async () => {
    const other = await createTestDatabase();
    await expect(kind().open(createDatabase(other.serving), join(folder, 'three'))).rejects.toThrow(StoreOfAnother);
    await other.close();
    await attach('zieht um');
    await markAsMoved(kind().place(), '/srv/elsewhere');
    await expect(kind().open(db, join(folder, 'three'))).rejects.toThrow(StoreMoved);
    const taken: string[] = [];
    const elsewhere = { ...store(), check: () => Promise.resolve(), upload: async () => void taken.push('upload') };
    const told: string[] = [];
    const following = followMoves(
      store(),
      async () => elsewhere as FileStore,
      (to) => told.push(to),
    );
    await following.check();
    await following.upload({ name: '', path: '', size: 0, sha256: '' });
    expect([told, taken]).toEqual([['/srv/elsewhere'], ['upload']]);
  });
};
