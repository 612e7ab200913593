import { type Unzipped, unzipSync, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Unzipped size limit: more than a document of 30 MB needs. A larger one is treated as a zip bomb. */
const MAX_UNZIPPED = 120_000_000;
const MAX_PARTS = 5_000;

/** The earliest date that an archive can store, used for every entry. */
const NO_TIME = new Date(1980, 0, 1);

/** Reads all entries of an archive after checking the declared sizes; throws an error if it is damaged or too large. */
export const readArchive = (content: Uint8Array): Map<string, Uint8Array> => {
  let size = 0;
  let parts = 0;
  const unzipped: Unzipped = unzipSync(content, {
    filter: ({ originalSize }) => {
      size += originalSize;
      parts += 1;
      if (size > MAX_UNZIPPED || parts > MAX_PARTS) throw new Error('an archive that unfolds to too much');
      return true;
    },
  });
  return new Map(Object.entries(unzipped));
};

/** Builds an archive entry by entry, so that only compressed data is in memory; entries have no time of their own. */
export const createArchive = () => {
  const pieces: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure ??= error;
    pieces.push(piece);
  });
  return {
    /** Pictures are packed already. */
    add: (name: string, chunks: readonly Uint8Array[], isPacked = false): void => {
      const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      entry.mtime = NO_TIME;
      zip.add(entry);
      for (const chunk of chunks) entry.push(chunk);
      entry.push(new Uint8Array(), true);
    },
    end: (): Uint8Array => {
      zip.end();
      if (failure) throw failure;
      return Buffer.concat(pieces);
    },
  };
};
