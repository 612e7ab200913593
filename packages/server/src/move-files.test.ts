import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '#platform/database/pool';
import { MARK, markedFolder } from '#platform/files/belonging';
import { checkFiles } from '#platform/files/check-files';
import { claimContent, type StoredFileDb } from '#platform/files/file.queries';
import { contentPath, type FileStore, openFileStore } from '#platform/files/file-store';
import { moveFiles } from '#platform/files/move-files';
import { storeFiles } from '#platform/files/store-files';
import { until } from '#platform/until.fixture';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';
import { openFiles } from './open-stores.ts';

let database: TestDatabase;
let db: StoredFileDb;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.pool);
  folder = await mkdtemp(join(tmpdir(), 'portal-move-'));
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const at = (name: string): string => join(folder, name);

const stage = (store: FileStore, text: string) =>
  store.stage(
    'a.txt',
    (async function* () {
      yield Buffer.from(text);
    })(),
    1_000,
  );

const add = async (store: FileStore, text: string): Promise<string> => {
  const file = await stage(store, text);
  await db.transaction().execute((tx) => storeFiles(tx, store, [file]));
  return file.sha256;
};

/** A running server whose `FILE_STORE` is the first folder. */
const givenServer = async () => {
  const access = { endpoint: undefined, region: 'x', forcePathStyle: false, keys: undefined };
  const moved: string[] = [];
  const settings = { dataDir: at('data'), filesFolder: at('first'), filesBucket: undefined, objectStore: access };
  await rm(at('data'), { recursive: true, force: true });
  await openFileStore(db, at('data'), at('data'), { requireThere: () => Promise.resolve() });
  return { files: await openFiles(db, settings, { onMoved: (to) => moved.push(to) }), moved };
};

const end = async (name: string) => {
  await openFileStore(db, at('tool'), at('tool'), { requireThere: () => Promise.resolve() });
  const store = await openFileStore(db, at(name), at('tool'), { requireThere: () => Promise.resolve() });
  return { store, place: markedFolder(at(name)) };
};

const move = async (from: string, to: string, onProgress: () => void | Promise<void> = () => undefined) =>
  moveFiles(db, await end(from), await end(to), onProgress);

test('files move while a server adds more, which switches to the new store and finds all of them', async () => {
  const { files, moved } = await givenServer();
  const before = [await add(files, 'eins'), await add(files, 'zwei')];
  const during: string[] = [];
  const { copied, lost } = await move('first', 'second', async () => {
    // The second time uploads wait.
    if (during.length === 0) during.push(await add(files, 'während'));
  });
  expect([copied, lost]).toEqual([3, []]);
  const after = await add(files, 'danach');
  expect(moved).toEqual([at('second')]);
  for (const sha256 of [...before, ...during, after])
    expect(await readFile(contentPath(at('second'), sha256), 'utf8')).not.toBe('');
  // A server that starts with the old setting finds them, too.
  expect(await (await givenServer()).files.sizeOf(before[0] ?? '')).toBe(4);
  expect(await checkFiles(db, files, { readsAll: true })).toMatchObject({ checked: 4, missing: [], damaged: [] });
  await move('second', 'first');
  await add(files, 'wieder zurück');
  expect(moved).toEqual([at('second'), at('first')]);
});

test('files staged during the move are stored in the new place', async () => {
  const { files } = await givenServer();
  await add(files, 'eins');
  const file = await stage(files, 'unterwegs');
  const isWaiting = async () =>
    (await database.pool.query("select 1 from pg_locks where not granted and mode = 'ShareLock'")).rowCount !== 0;
  const moving = await db.transaction().execute(async (tx) => {
    await claimContent(tx, file.sha256, file.size);
    const begun = move('first', 'second');
    await until(isWaiting, { what: 'the move waits for the upload' });
    await files.ensureStored(file);
    return { begun };
  });
  expect(await moving.begun).toMatchObject({ copied: 2, lost: [] });
  const late = await stage(files, 'verspätet');
  await move('second', 'third');
  await db.transaction().execute((each) => storeFiles(each, files, [late]));
  expect(await readFile(contentPath(at('third'), late.sha256), 'utf8')).toBe('verspätet');
});

test('an interrupted move continues, and servers keep using the old store until its end', async () => {
  const { files, moved } = await givenServer();
  for (const text of ['eins', 'zwei', 'drei']) await add(files, text);
  const stop = () => {
    throw new Error('stopped');
  };
  await expect(move('first', 'second', stop)).rejects.toThrow('stopped');
  await add(files, 'vier');
  expect([moved, await readFile(join(at('second'), MARK), 'utf8')]).toEqual([[], `moved-to ${at('first')}\n`]);
  expect(await move('first', 'second')).toMatchObject({ copied: 1, lost: [] });
  await files.check();
  expect(moved).toEqual([at('second')]);
});

test('damaged and missing contents are reported and not copied', async () => {
  const { files } = await givenServer();
  const [damaged, gone] = [await add(files, 'beschädigt'), await add(files, 'weg')];
  await writeFile(contentPath(at('first'), damaged), 'beschaedigt!');
  await rm(contentPath(at('first'), gone));
  const report = await checkFiles(db, files);
  expect([report.missing, report.damaged]).toEqual([[gone], [damaged]]);
  expect((await move('first', 'second')).lost.toSorted()).toEqual([damaged, gone].toSorted());
});

test('a folder of another portal is refused', async () => {
  const { files } = await givenServer();
  await add(files, 'eins');
  const other = await end('second');
  await writeFile(join(at('second'), MARK), 'somebody-else\n');
  await expect(moveFiles(db, await end('first'), other)).rejects.toThrow('belongs to another database');
  await writeFile(join(at('second'), MARK), '');
  await other.store.ensureStored(await stage(other.store, 'fremd'));
  await expect(moveFiles(db, await end('first'), other)).rejects.toThrow('belongs to another database');
});
