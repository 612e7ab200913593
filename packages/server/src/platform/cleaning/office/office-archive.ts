import { type Unzipped, unzipSync, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** What a document of 30 MB unfolds to, with room; more is a bomb. */
const MAX_UNZIPPED = 120_000_000;
const MAX_PARTS = 5_000;

/** Days of an archive count from 1980; no entry tells more than that. */
const NO_TIME = new Date(1980, 0, 1);

/** Reads an archive whole, weighed before it is unfolded; raises an error for one that is broken or too large. */
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

/** An archive that is written as its entries come, so that only what was packed is kept; no entry has a time of its own. */
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
