import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

export type Kind = { ext: string; mime: string };

/** So many bytes may stand before a PDF begins, as every reader takes it. */
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

/** Whether a file begins with letters alone: no number of a program or a picture is written without control characters. */
const isLetters = (beginning: Buffer): boolean =>
  beginning.every((byte) => (byte >= 0x20 && byte !== 0x7f) || (byte >= 0x09 && byte <= 0x0d));

/**
 * What the bytes of a file are, whatever its name says; undefined where they tell nothing, as those of a text. The first
 * letters of a text may be those by which a program or a picture is known, such as MZ, FWS or BM. Behind other bytes a
 * PDF is looked for only where the name says so, since a text may write of one.
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
