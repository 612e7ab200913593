import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';

/** What all parts of a file may unfold to together. */
const MAX_UNZIPPED = 104_857_600;

export type Archive = {
  names: readonly string[];
  /** Unfolds one part; raises an error when it is not there. */
  part: (name: string) => Uint8Array;
};

/** Opens a zip archive. All of it is weighed by what its entries say, and none of them gets room for more than it said. */
export const openArchive = async (path: string): Promise<Archive> => {
  const content = await readFile(path);
  const names: string[] = [];
  let size = 0;
  unzipSync(content, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      size += originalSize;
      if (size > MAX_UNZIPPED) throw new Error('an archive that unfolds to too much');
      return false;
    },
  });
  return {
    names,
    part: (wanted) => {
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
