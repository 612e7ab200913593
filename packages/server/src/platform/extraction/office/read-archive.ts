import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';

/** What the parts that are read may unfold to together. */
const MAX_UNZIPPED = 104_857_600;

export class UnfoldsToTooMuch extends Error {}

export type Archive = {
  names: readonly string[];
  /** Unfolds one part; raises an error when it is not there, and `UnfoldsToTooMuch` once too much was read. */
  part: (name: string) => Uint8Array;
};

/**
 * Opens a zip archive. What is read of it is weighed by what its entries say, and none of them gets room for more than it
 * said; what nobody reads, such as pictures and further sheets, weighs nothing.
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

/** The parts whose names fit, by the number in them: the second before the tenth. */
export const numbered = ({ names }: Archive, pattern: RegExp): string[] =>
  names
    .filter((name) => pattern.test(name))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
