import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';

/** Limit for the unzipped size of all parts that are read. */
const MAX_UNZIPPED = 104_857_600;

export class UnfoldsToTooMuch extends Error {}

export type Archive = {
  names: readonly string[];
  /** Unzips one part; throws an error when it is missing, and `UnfoldsToTooMuch` when the total is over the limit. */
  part: (name: string) => Uint8Array;
};

/**
 * Opens a zip archive. The sizes that entries declare count towards the limit, and an entry gets no more memory than it
 * declares. Entries that are not read, such as pictures, do not count.
 */
export const openArchive = async (path: string): Promise<Archive> => {
  const content = await readFile(path);
  const sizes = new Map<string, number>();
  unzipSync(content, {
    filter: ({ name, originalSize }) => {
      sizes.set(name, (sizes.get(name) ?? 0) + originalSize);
      return false;
    },
  });
  let size = 0;
  return {
    names: [...sizes.keys()],
    part: (wanted) => {
      size += sizes.get(wanted) ?? 0;
      if (size > MAX_UNZIPPED) throw new UnfoldsToTooMuch();
      const part = unzipSync(content, { filter: ({ name }) => name === wanted })[wanted];
      if (!part) throw new Error('a part is missing');
      return part;
    },
  };
};

/** The parts whose names match, in the order of the number in them (2 before 10). */
export const numbered = ({ names }: Archive, pattern: RegExp): string[] =>
  names
    .filter((name) => pattern.test(name))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
