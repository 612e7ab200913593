import { deviceTime } from '../device/clock.ts';
import { currentSeal, STORED_MS } from './local-work.ts';
import type { Seal } from './seal.ts';

/** Files that were chosen in a form and not sent yet are stored here, encrypted, under the key of the copy of their form. */
const DATABASE = 'portal.work';
const FILES = 'files';
/** More than this together is not stored: sealing it would hold up a phone. */
const MOST_BYTES = 50_000_000;

/** All files of one form; `storedAt` by the clock of this device. */
type Row = { storedAt: number; files: { described: Uint8Array; content: Uint8Array }[] };

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(FILES);
  return done(request);
};

/** Does something with the stored files; undefined where the device has no room or no storage for them. */
const inStore = async <Result>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => Promise<Result>,
): Promise<Result | undefined> => {
  let database: IDBDatabase | undefined;
  try {
    database = await open();
    const transaction = database.transaction(FILES, mode);
    const end = finished(transaction);
    const [result] = await Promise.all([work(transaction.objectStore(FILES)), end]);
    return result;
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
};

const closed = async (file: File, key: string, seal: Seal): Promise<Row['files'][number]> => {
  const { name, type, lastModified } = file;
  const described = new TextEncoder().encode(JSON.stringify({ name, type, lastModified }));
  return {
    described: seal.closeBytes(described, key),
    content: seal.closeBytes(new Uint8Array(await file.arrayBuffer()), key),
  };
};

const opened = ({ described, content }: Row['files'][number], key: string, seal: Seal): File[] => {
  const about = seal.openBytes(described, key);
  const bytes = seal.openBytes(content, key);
  if (about === undefined || bytes === undefined) return [];
  const { name, type, lastModified } = JSON.parse(new TextDecoder().decode(about)) as File;
  return [new File([bytes], name, { type, lastModified })];
};

/**
 * Stores the files of a form in the place of those that were stored for it before.
 * @param key the key of the form's copy
 * @returns whether they are stored: not where the device has no room, no storage, or its key is not there
 */
export const storeFiles = async (key: string, files: readonly File[]): Promise<boolean> => {
  const seal = currentSeal();
  if (seal === undefined || files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) return false;
  try {
    const row: Row = { storedAt: deviceTime(), files: await Promise.all(files.map((file) => closed(file, key, seal))) };
    return (await inStore('readwrite', (store) => done(store.put(row, key)))) !== undefined;
  } catch {
    // A file that was moved or removed meanwhile cannot be read any more.
    return false;
  }
};

/** The files that are stored for the copy of a form; none where there are none, or another person stored them. */
export const readStoredFiles = async (key: string): Promise<File[]> => {
  const seal = currentSeal();
  if (seal === undefined) return [];
  const row = await inStore('readonly', (store) => done(store.get(key) as IDBRequest<Row | undefined>));
  return row?.files.flatMap((file) => opened(file, key, seal)) ?? [];
};

export const dropStoredFiles = async (key: string): Promise<void> => {
  await inStore('readwrite', (store) => done(store.delete(key)));
};

/** Deletes stored files from this device: all with `isAll`, else those older than copies are stored. */
export const sweepStoredFiles = async ({ isAll }: { isAll: boolean }): Promise<void> => {
  await inStore('readwrite', async (store) => {
    if (isAll) return done(store.clear());
    const keys = await done(store.getAllKeys());
    for (const key of keys) {
      const row = await done(store.get(key) as IDBRequest<Row | undefined>);
      if (row !== undefined && deviceTime() - row.storedAt > STORED_MS) await done(store.delete(key));
    }
  });
};
