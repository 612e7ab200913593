import { createHash } from 'node:crypto';
import type { StoredFileDb } from './file.queries.ts';
import type { FileStore } from './file-store.ts';
import { eachPage, fewAtOnce } from './move-files.ts';

export type CheckReport = {
  checked: number;
  /** Number of contents that were deleted and have been restored. */
  restored: number;
  missing: string[];
  /** Contents whose bytes do not match their digest. */
  damaged: string[];
};

const digestOf = async (content: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
};

/**
 * Checks that the store has every content that the database refers to, and restores missing ones if a versioned bucket
 * still has them. With `readsAll` their digests are verified too.
 */
export const checkFiles = async (
  db: StoredFileDb,
  store: FileStore,
  {
    readsAll = false,
    onProgress = () => undefined,
  }: { readsAll?: boolean; onProgress?: (report: CheckReport) => void } = {},
): Promise<CheckReport> => {
  const report: CheckReport = { checked: 0, restored: 0, missing: [], damaged: [] };
  const isBack = async (sha256: string): Promise<number | undefined> => {
    if (!(await store.restore(sha256))) return undefined;
    const size = await store.sizeOf(sha256);
    if (size !== undefined) report.restored += 1;
    return size;
  };
  for await (const page of eachPage(db)) {
    await fewAtOnce(page, async ({ sha256, size }) => {
      report.checked += 1;
      const found = (await store.sizeOf(sha256)) ?? (await isBack(sha256));
      if (found === undefined) report.missing.push(sha256);
      else if (found !== size || (readsAll && (await digestOf(await store.read(sha256))) !== sha256))
        report.damaged.push(sha256);
    });
    onProgress(report);
  }
  return report;
};
