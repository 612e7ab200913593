import { open } from 'node:fs/promises';

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Signatures of document protection used by Korean companies: Fasoo, SoftCamp, NASCA, MarkAny. */
const DRM = /^(?:\u009b DRMONE|SCDSA|<## NASCA DRM|<DOCUMENT SAFER)/;
/** Larger than any accepted spreadsheet; of a larger file only the beginning is read. */
const MOST = 5_000_000;

const named = (name: string): Buffer => Buffer.from(`${name}\0`, 'utf16le');
const ENCRYPTED = named('EncryptedPackage');
/** The streams of Office files from before 2007, which are compound files by themselves. */
const OLD = ['Workbook', 'Book', 'WordDocument', 'PowerPoint Document'].map(named);

/**
 * Whether a file with a current Office extension is protected by a password or DRM: a compound file that is no document
 * of an older format, or one with a known signature.
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
