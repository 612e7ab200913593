import type { MarkedPlace } from '#platform/files/belonging';
import { markedFolder, StoreMoved } from '#platform/files/belonging';
import { type BucketPlace, bucketAt, isBucketAddress, nameOfBucket } from '#platform/files/bucket/bucket-place';
import type { StoredFileDb } from '#platform/files/file.queries';
import { type FileStore, openFileStore, type StoreOptions } from '#platform/files/file-store';
import { followMoves } from '#platform/files/moving-store';
import type { Config } from './config.ts';

type FilesConfig = Pick<Config, 'dataDir' | 'filesFolder' | 'filesBucket' | 'objectStore'>;

/** The client of object stores is large, so it is loaded only when used. */
const openBucketAt = async (place: BucketPlace) => {
  const { openBucket } = await import('#platform/files/bucket/bucket-client');
  return openBucket(place);
};

/** The address of the files as `FILE_STORE` names it. */
const addressOf = ({ filesBucket, filesFolder }: FilesConfig): string =>
  filesBucket ? nameOfBucket(filesBucket) : filesFolder;

/** The store at an address, a folder or `s3://bucket/prefix`. Raises `StoreOfAnother`, or `StoreMoved`. */
export const openStoreAt = async (
  db: StoredFileDb,
  { dataDir, objectStore }: FilesConfig,
  address: string,
  options?: StoreOptions,
): Promise<FileStore> => {
  const place = bucketAt(address, objectStore);
  if (isBucketAddress(address) && !place) throw new Error(`${address} is no address of a bucket`);
  if (!place) return openFileStore(db, address, dataDir, options);
  const { openBucketStore } = await import('#platform/files/bucket/bucket-store');
  return openBucketStore(db, await openBucketAt(place), dataDir, options);
};

/** The mark at an address, which says which database the store belongs to. */
export const markedAt = async ({ objectStore }: FilesConfig, address: string): Promise<MarkedPlace> => {
  const place = bucketAt(address, objectStore);
  if (!place) return markedFolder(address);
  const { markedBucket } = await import('#platform/files/bucket/bucket-store');
  return markedBucket(await openBucketAt(place));
};

/** Where the files are: in the place of the settings, or where they were moved since. */
export const storeAddressOf = async (db: StoredFileDb, config: FilesConfig): Promise<string> => {
  let address = addressOf(config);
  const follow = (to: string) => {
    address = to;
  };
  (await openFiles(db, config, { onMoved: follow })).close();
  return address;
};

type Opening = {
  /** Called once for each move: the settings name a place that is no longer the store. */
  onMoved?: (address: string) => void;
  /** Wraps every store that is opened. */
  wrap?: (store: FileStore) => FileStore;
};

const MOST_MOVES = 5;

/** The files of the portal, in the folder or the bucket of its settings, or where they were moved to since. */
export const openFiles = async (
  db: StoredFileDb,
  config: FilesConfig,
  { onMoved = () => undefined, wrap = (store) => store }: Opening = {},
): Promise<FileStore> => {
  const open = async (address: string, moves = 0): Promise<FileStore> => {
    try {
      return wrap(await openStoreAt(db, config, address));
    } catch (error) {
      if (!(error instanceof StoreMoved) || moves === MOST_MOVES) throw error;
      onMoved(error.to);
      return open(error.to, moves + 1);
    }
  };
  return followMoves(await open(addressOf(config)), open, onMoved);
};
