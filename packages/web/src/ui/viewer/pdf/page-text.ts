import { withoutHidden } from '@portal/contract/kernel';

/** The searchable text of a page, and for each of its characters the index in the text that the page shows. */
export type PageText = { readonly text: string; readonly at: Uint32Array };

type Piece = { readonly str: string; readonly hasEOL: boolean };

/** A letter with the characters that combine with it: jamo of one syllable, accents. */
const LETTERS = /[\u1100-\u115f][\u1160-\u11a7]+[\u11a8-\u11ff]*|\P{M}\p{M}*|\p{M}/gsu;

/** Composes each letter, as in search words, and adds line ends. */
export const pageTextOf = (pieces: readonly Piece[]): PageText => {
  const at: number[] = [];
  let text = '';
  let place = 0;
  const add = (letter: string): void => {
    for (let unit = 0; unit < letter.length; unit += 1) at.push(place);
    text += letter;
  };
  for (const { str, hasEOL } of pieces) {
    for (const letter of str.match(LETTERS) ?? []) {
      add(withoutHidden(letter).normalize('NFC'));
      place += letter.length;
    }
    if (hasEOL) add('\n');
  }
  at.push(place);
  return { text, at: Uint32Array.from(at) };
};
