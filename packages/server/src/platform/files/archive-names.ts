import { open } from 'node:fs/promises';

const END = Buffer.from('PK\x05\x06', 'latin1');
const END_SIZE = 22;
const MOST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;

/** A directory of more is of no document. */
const MOST_BYTES = 4_000_000;

const readAt = async (path: string, place: (size: number) => { from: number; length: number }): Promise<Buffer> => {
  const handle = await open(path);
  try {
    const { from, length } = place((await handle.stat()).size);
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length), position: from });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

const namesIn = (directory: Buffer): string[] => {
  const names: string[] = [];
  for (let at = 0; at + ENTRY_SIZE <= directory.length && directory.readUInt32LE(at) === ENTRY; ) {
    const nameLength = directory.readUInt16LE(at + 28);
    const more = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    names.push(directory.toString('latin1', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength));
    at += ENTRY_SIZE + nameLength + more;
  }
  return names;
};

/**
 * The names in the central directory of a zip archive, read without unpacking; empty for a file that is no archive or
 * has more entries than a document. Only ASCII characters are decoded.
 */
export const listArchiveNames = async (path: string): Promise<string[]> => {
  const tail = await readAt(path, (size) => {
    const length = Math.min(size, END_SIZE + MOST_COMMENT);
    return { from: size - length, length };
  });
  const end = tail.lastIndexOf(END);
  if (end === -1 || end + END_SIZE > tail.length) return [];
  const length = tail.readUInt32LE(end + 12);
  const from = tail.readUInt32LE(end + 16);
  return length > MOST_BYTES ? [] : namesIn(await readAt(path, () => ({ from, length })));
};
