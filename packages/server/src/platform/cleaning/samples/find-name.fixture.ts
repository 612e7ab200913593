import { inflateRawSync, inflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';

const utf16 = (text: string, isBig: boolean): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

/** The byte sequences of a text: in each encoding, and as hexadecimal digits. */
const spellings = (text: string): Buffer[] => {
  const plain = [Buffer.from(text), Buffer.from(text, 'latin1'), utf16(text, false), utf16(text, true)];
  const digits = plain.flatMap((bytes) => [bytes.toString('hex'), bytes.toString('hex').toUpperCase()]);
  return [...plain, ...digits.map((hex) => Buffer.from(hex)), Buffer.from(encodeURIComponent(text))];
};

const inflated = (bytes: Buffer): Buffer[] => {
  for (const inflate of [inflateSync, inflateRawSync])
    try {
      return [inflate(bytes)];
    } catch {
      // Not compressed in this way.
    }
  return [];
};

/** The streams of a PDF, unpacked where they are packed. */
const streamsOf = (bytes: Buffer): Buffer[] => {
  const found: Buffer[] = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    const end = bytes.indexOf('endstream', at);
    if (end < 0) break;
    found.push(...inflated(bytes.subarray(at + 7, end)));
  }
  return found;
};

/** All bytes that a file unfolds to, itself first: entries of archives, streams of PDFs, and so on within. */
export const unfolded = (content: Uint8Array): Buffer[] => {
  const bytes = Buffer.from(content);
  const isZip = bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
  const within = isZip ? Object.values(unzipSync(bytes)) : [];
  const entries = isZip ? Object.keys(unzipSync(bytes)).map((name) => Buffer.from(name)) : [];
  return [bytes, ...entries, ...streamsOf(bytes), ...within.flatMap((part) => unfolded(part))];
};

/** Whether a file contains a text anywhere, in any encoding. */
export const holds = (content: Uint8Array, text: string): boolean =>
  unfolded(content).some((bytes) => spellings(text).some((spelling) => bytes.includes(spelling)));
