import { open } from 'node:fs/promises';

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** How the files of document protection begin that Korean companies use: Fasoo, SoftCamp, NASCA, MarkAny. */
const DRM = /^(?:\u009b DRMONE|SCDSA|<## NASCA DRM|<DOCUMENT SAFER)/;
/** Larger than any spreadsheet that is taken; of a larger file its beginning is looked at. */
const MOST = 5_000_000;

const named = (name: string): Buffer => Buffer.from(`${name}\0`, 'utf16le');
const ENCRYPTED = named('EncryptedPackage');
/** The streams of Office files from before 2007, which are compound files by themselves. */
const OLD = ['Workbook', 'Book', 'WordDocument', 'PowerPoint Document'].map(named);

/**
 * Whether a file that should be an Office document of today is one behind a password or a document protection (DRM): a
 * compound file that is no document of an older format, or one of the known protections.
 */
export const isProtectedOffice = async (path: string): Promise<boolean> => {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read({ buffer: Buffer.alloc(Math.max(1, Math.min(size, MOST))), position: 0 });
    if (DRM.test(buffer.toString('latin1', 0, 32))) return true;
    if (!buffer.subarray(0, COMPOUND.length).equals(COMPOUND)) return false;
    return buffer.includes(ENCRYPTED) || !OLD.some((stream) => buffer.includes(stream));
  } finally {
    await handle.close();
  }
};
