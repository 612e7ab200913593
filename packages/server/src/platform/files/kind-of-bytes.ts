import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

export type Kind = { ext: string; mime: string };

/** A PDF may start after this many bytes, as readers accept. */
const BEFORE_PDF = 1_024;

const beginningOf = async (path: string): Promise<Buffer> => {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(BEFORE_PDF + 5), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Kinds that are written in letters. */
const WRITTEN = new Set(['pdf', 'xml', 'rtf', 'ps', 'eps', 'vcf', 'ics', 'vtt', 'pgp', 'reg', 'stl']);

/** Whether a file starts with text: programs and pictures always contain control characters. */
const isLetters = (beginning: Buffer): boolean =>
  beginning.every((byte) => (byte >= 0x20 && byte !== 0x7f) || (byte >= 0x09 && byte <= 0x0d));

/**
 * The kind of a file by its bytes; undefined where they are inconclusive, as for text. A text may start with the
 * signature of a program or a picture, such as MZ, FWS or BM. A PDF after other bytes is searched for only if the name
 * says so, since a text may mention one.
 */
export const kindOfBytes = async (
  path: string,
  { isPdfByName }: { isPdfByName: boolean },
): Promise<Kind | undefined> => {
  const found = await fileTypeFromFile(path);
  if (found !== undefined && WRITTEN.has(found.ext)) return found;
  const beginning = await beginningOf(path);
  if (found !== undefined && !isLetters(beginning)) return found;
  return isPdfByName && beginning.includes('%PDF-') ? { ext: 'pdf', mime: 'application/pdf' } : undefined;
};
