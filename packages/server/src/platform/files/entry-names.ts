import { extname } from 'node:path';
import { unpackedName } from './windows-name.ts';

/** In bytes, as the file systems of Linux and macOS count; Windows allows for as many letters. */
const LONGEST = 240;
/** What is longer behind the last dot is no extension. */
const LONGEST_EXTENSION = 32;

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** As much of a text as fits, letter by letter; no name may end in a dot or a blank. */
const within = (text: string, bytes: number): string => {
  let cut = '';
  for (const letter of text) {
    if (bytesOf(cut) + bytesOf(letter) > bytes) break;
    cut += letter;
  }
  return cut.replace(/[. ]+$/, '');
};

/** Names that some file system takes for the same. */
const sameness = (name: string): string => name.normalize('NFC').toUpperCase().toLowerCase();

/**
 * Names as they stand in an archive: each in its last form first, then told apart by a number, and as long as every file
 * system takes, so that no file takes another's place when it is unpacked.
 */
export const entryNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return names.map((name) => {
    const plain = unpackedName(name);
    const extension = extname(plain);
    const ending = bytesOf(extension) > LONGEST_EXTENSION ? '' : extension;
    const stem = plain.slice(0, plain.length - ending.length);
    const nth = (count: number): string => {
      const tail = `${count === 1 ? '' : ` (${count})`}${ending}`;
      return `${within(stem, LONGEST - bytesOf(tail))}${tail}`;
    };
    const first = sameness(nth(1));
    let count = counts.get(first) ?? 1;
    while (taken.has(sameness(nth(count)))) count += 1;
    counts.set(first, count + 1);
    taken.add(sameness(nth(count)));
    return nth(count);
  });
};
