import { plainText } from './normalize-text.ts';
import type { Pages } from './text-pages.ts';

/** Length of a chunk in characters: about a page, so that a hit can be found in it quickly. */
const PIECE = 2_000;

/** Where to cut a text that is too long for a chunk: before its last space, else between two letters. */
const cutOf = (text: string): number => {
  const blank = text.slice(0, PIECE).search(/\s\S*$/);
  if (blank > 0) return blank;
  return /[\ud800-\udbff]/.test(text[PIECE - 1] ?? '') ? PIECE - 1 : PIECE;
};

/** Joins paragraphs to chunks of limited length; only a paragraph longer than a chunk is cut. */
export const createPieces = (pages: Pages) => {
  let piece = '';
  const end = (): void => {
    if (piece !== '') pages.add(piece);
    piece = '';
  };
  const add = (paragraph: string): void => {
    let rest = plainText(paragraph);
    if (piece.length + 1 + rest.length > PIECE) end();
    while (rest.length > PIECE) {
      const at = cutOf(rest);
      pages.add(rest.slice(0, at));
      rest = rest.slice(at).trimStart();
    }
    if (rest !== '') piece = piece === '' ? rest : `${piece}\n${rest}`;
  };
  return { add, end };
};

export type Paragraphs = ReturnType<typeof createPieces>;
