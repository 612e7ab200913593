import { Problem } from '@portal/contract/kernel';
import { type MarkedPlace, MOVED, markAsMoved, markAsOurs, StoreOfAnother } from './belonging.ts';
import { findDatabaseName, listAfter, lockContents, type StoredFileDb } from './file.queries.ts';
import { ContentMissing, type FileStore } from './file-store.ts';

/** Source or target of a move: the store and its mark. */
export type MoveEnd = { store: FileStore; place: MarkedPlace };

export type MoveReport = {
  copied: number;
  bytes: number /** What the first store has not, or not as it came. */;
  lost: string[];
};

const PAGE = 500;
const AT_ONCE = 4;

/** All contents that the database names, a page at a time. */
export const eachPage = async function* (db: StoredFileDb): AsyncGenerator<{ sha256: string; size: number }[]> {
  for (let after = ''; ; ) {
    const page = await listAfter(db, after, PAGE);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.sha256;
  }
};

/** Runs work for all items, a few at a time. */
export const fewAtOnce = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const left = [...items];
  const take = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
};

/**
 * Copies one content unless the target has it, and verifies its digest. Returns whether the target has it now and
 * whether it was copied.
 */
const copyOne = async (
  from: FileStore,
  to: FileStore,
  { sha256, size }: { sha256: string; size: number },
): Promise<'there' | 'copied' | 'lost'> => {
  if ((await to.sizeOf(sha256)) === size) return 'there';
  try {
    const staged = await to.stage('content', await from.read(sha256), Math.max(size, 1));
    try {
      if (staged.sha256 !== sha256) return 'lost';
      await to.upload(staged);
      await to.ensureStored(staged);
      return 'copied';
    } finally {
      await to.discard(staged);
    }
  } catch (error) {
    // More bytes than expected is as wrong as a missing content.
    if (error instanceof ContentMissing || (error instanceof Problem && error.code === 'too-large')) return 'lost';
    throw error;
  }
};

/** Copies contents that are not yet known to be in the target, and updates the counts. */
const copyAll = async (
  db: StoredFileDb,
  ends: { from: FileStore; to: FileStore },
  {
    report,
    there,
    onProgress,
  }: { report: MoveReport; there: Set<string>; onProgress: (report: MoveReport) => void | Promise<void> },
): Promise<void> => {
  report.lost = [];
  for await (const page of eachPage(db)) {
    const left = page.filter(({ sha256 }) => !there.has(sha256));
    await fewAtOnce(left, async (content) => {
      const outcome = await copyOne(ends.from, ends.to, content);
      if (outcome === 'lost') report.lost.push(content.sha256);
      else there.add(content.sha256);
      if (outcome !== 'copied') return;
      report.copied += 1;
      report.bytes += content.size;
    });
    if (left.length > 0) await onProgress(report);
  }
};

/** Raises `StoreOfAnother` if the target has the files of another database. */
const requireFree = async (db: StoredFileDb, { place }: MoveEnd): Promise<void> => {
  const mark = (await place.readMark())?.trim() ?? '';
  const isOurs = mark === '' || mark === (await findDatabaseName(db)) || mark.startsWith(MOVED);
  if (!isOurs || (await place.holdsNamed(db)) === false) throw new StoreOfAnother(place.name);
};

/**
 * Copies all contents that the database refers to from one store to another while servers use the first, verifying
 * every digest, and then switches to the other. Until then the target's mark points to the first. An interrupted move
 * continues where it was. At the end uploads wait for the last few new contents, and running servers switch by the mark
 * of the first store (`followMoves`).
 */
export const moveFiles = async (
  db: StoredFileDb,
  from: MoveEnd,
  to: MoveEnd,
  onProgress: (report: MoveReport) => void | Promise<void> = () => undefined,
): Promise<MoveReport> => {
  await requireFree(db, to);
  await markAsMoved(to.place, from.place.name);
  const ends = { from: from.store, to: to.store };
  const run = { report: { copied: 0, bytes: 0, lost: [] } as MoveReport, there: new Set<string>(), onProgress };
  await copyAll(db, ends, run);
  await db.transaction().execute(async (tx) => {
    await lockContents(tx);
    await copyAll(tx, ends, run);
    await markAsOurs(tx, to.place);
    await markAsMoved(from.place, to.place.name);
  });
  return run.report;
};
