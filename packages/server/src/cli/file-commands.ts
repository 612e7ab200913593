import { resolve } from 'node:path';
import { createDatabase } from '#platform/database/pool';
import { isBucketAddress } from '#platform/files/bucket/bucket-place';
import { checkFiles as checkAll } from '#platform/files/check-files';
import { describeFiles, type StoredFileDb, type StoredFileTables } from '#platform/files/file.queries';
import { scanContent, TooLargeToScan } from '#platform/files/file-scanner';
import { ContentMissing } from '#platform/files/file-store';
import { eachPage, fewAtOnce, moveFiles as moveAll } from '#platform/files/move-files';
import type { Config } from '../config.ts';
import { markedAt, openFiles, openStoreAt, storeAddressOf } from '../open-stores.ts';
import { CommandFailed, withOwnFolder } from './with-database.ts';

type Work = (db: StoredFileDb, config: Config) => Promise<void>;

/** Works with the files of the portal while it may run. */
const withFiles = (work: Work): Promise<void> =>
  withOwnFolder(({ pool }, config) => work(createDatabase<StoredFileTables>(pool), config));

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** Names the files of contents that something is wrong with, and fails for them. */
const requireNone = async (
  db: StoredFileDb,
  contents: readonly string[],
  what: string,
  word?: string,
): Promise<void> => {
  for (const line of await describeFiles(db, contents, word)) console.error(line);
  if (contents.length > 0) throw new CommandFailed(`${contents.length} contents ${what}.`);
};

/** Moves the files to a folder or a bucket while the portal runs. */
export const moveFiles = (target: string): Promise<void> =>
  withFiles(async (db, config) => {
    const [from, to] = [
      await storeAddressOf(db, config),
      isBucketAddress(target) ? target.replace(/\/$/, '') : resolve(target),
    ];
    if (from === to) throw new CommandFailed(`The files are in ${to} already.`);
    const end = async (address: string) => ({
      store: await openStoreAt(db, config, address, { requireThere: () => Promise.resolve() }),
      place: await markedAt(config, address),
    });
    const [source, goal] = [await end(from), await end(to)];
    const { copied, bytes, lost } = await moveAll(db, source, goal, (report) =>
      console.log(`${report.copied} files, ${megabytes(report.bytes)} copied`),
    );
    for (const { store } of [source, goal]) store.close();
    console.log(`The files are in ${to} now: ${copied} copied, ${megabytes(bytes)}. Running servers use them there.`);
    console.log(
      `Set FILE_STORE=${to} before servers are started again. What lies in ${from} can be deleted after that.`,
    );
    await requireNone(db, lost, `were lost or damaged before they could be moved`);
  });

/** Looks for the bytes of every file; `readsAll` computes their digests. */
export const checkFiles = (readsAll: boolean): Promise<void> =>
  withFiles(async (db, config) => {
    const store = await openFiles(db, config);
    const { checked, restored, missing, damaged } = await checkAll(db, store, {
      readsAll,
      onProgress: ({ checked: so }) => console.log(`${so} checked`),
    });
    store.close();
    console.log(`${checked} contents are named, ${restored} were brought back from older versions.`);
    await requireNone(db, [...missing, ...damaged], `are missing (${missing.length}) or damaged (${damaged.length})`);
    console.log('Every one has its bytes.');
  });

/** Scans every file for malware that was not yet known when it was uploaded; names them, and deletes none. */
export const scanFiles = (): Promise<void> =>
  withFiles(async (db, config) => {
    const { scanner } = config;
    if (!scanner) throw new CommandFailed('CLAMAV_HOST is needed: the scanner that looks at the files.');
    const store = await openFiles(db, config);
    const infected: string[] = [];
    const skipped: string[] = [];
    let scanned = 0;
    for await (const page of eachPage(db)) {
      await fewAtOnce(page, async ({ sha256 }) => {
        try {
          const found = await scanContent(scanner.address, await store.read(sha256));
          scanned += 1;
          if (found !== undefined) infected.push(sha256);
        } catch (error) {
          if (!(error instanceof TooLargeToScan || error instanceof ContentMissing)) throw error;
          skipped.push(sha256);
        }
      });
      console.log(`${scanned} scanned`);
    }
    store.close();
    for (const line of await describeFiles(db, skipped, 'Not scanned')) console.error(line);
    await requireNone(db, infected, 'hold malware', 'Infected');
    console.log(`None of ${scanned} holds malware.`);
    if (skipped.length > 0)
      throw new CommandFailed(`${skipped.length} were not scanned: missing, or larger than StreamMaxLength of clamd.`);
  });
