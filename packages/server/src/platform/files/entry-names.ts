import { extname } from 'node:path';
import { unpackedName } from './windows-name.ts';

/** In bytes, as the file systems of Linux and macOS count; Windows allows for as many letters. */
const LONGEST = 240;
/** A longer suffix after the last dot is not treated as an extension. */
const LONGEST_EXTENSION = 32;

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Shortens a text to a number of bytes between letters; a name must not end in a dot or a space. */
const within = (text: string, bytes: number): string => {
  let cut = '';
  for (const letter of text) {
    if (bytesOf(cut) + bytesOf(letter) > bytes) break;
    cut += letter;
  }
  return cut.replace(/[. ]+$/, '');
};

/** A key that is equal for names which some file system treats as the same. */
const sameness = (name: string): string => name.normalize('NFC').toUpperCase().toLowerCase();

/**
 * Names for the entries of an archive: cleaned, shortened to what every file system accepts and numbered where equal,
 * so that no file overwrites another when unpacked.
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
