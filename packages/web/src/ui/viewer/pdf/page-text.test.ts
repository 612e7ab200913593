import { describe, expect, it } from 'vitest';
import { hitsIn, patternOf } from './hits.ts';
import { pageTextOf } from './page-text.ts';

const lines = (...texts: string[]) => texts.map((str) => ({ str, hasEOL: true }));
/** What is marked, taken from the characters that the page shows. */
const marked = (pieces: { str: string; hasEOL: boolean }[], ...words: string[]): string[] => {
  const shown = pieces.map(({ str }) => str).join('');
  const pattern = patternOf(words);
  if (pattern === undefined) throw new Error('nothing to look for');
  return hitsIn(pageTextOf(pieces), pattern).map(({ begin, length }) => shown.slice(begin, begin + length));
};

describe('on a page', () => {
  it('a part of a Korean word is found, and a syllable that only begins alike is not', () => {
    expect(marked(lines('안전점검표와 안전 점거'), '점검')).toEqual(['점검']);
    expect(marked(lines('안전점검표'), '점거')).toEqual([]);
  });

  it('a word that continues on the next line is found whole', () => {
    expect(marked(lines('비행 전 안전', '점검을 한다'), '안전점검')).toEqual(['안전점검']);
  });

  it('consecutive words are found with any space between them, also over lines', () => {
    expect(marked(lines('안전 점검, 안전  점검, 안전', '점검'), '안전 점검')).toEqual([
      '안전 점검',
      '안전  점검',
      '안전점검',
    ]);
  });

  it('several words are all marked, the longer one where both start', () => {
    expect(marked(lines('활주로 점등과 활주'), '활주', '활주로')).toEqual(['활주로', '활주']);
  });

  it('case is ignored, and special characters match literally', () => {
    expect(marked(lines('QRH (rev.3) qrh'), 'Qrh')).toEqual(['QRH', 'qrh']);
    expect(marked(lines('QRH (rev.3) rev13'), '(rev.3)')).toEqual(['(rev.3)']);
    expect(marked(lines('100% of A-B [C]'), '%', 'a-b', '[c]')).toEqual(['%', 'A-B', '[C]']);
  });

  it('composed letters find decomposed ones, and the text after them is marked at the right position', () => {
    const decomposed = '안전 점검'.normalize('NFD');
    expect(marked(lines(`${decomposed} 끝`), '점검')).toEqual(['점검'.normalize('NFD')]);
    expect(marked(lines(`${decomposed} 끝`), '끝')).toEqual(['끝']);
    expect(marked(lines('café'.normalize('NFD')), 'café')).toEqual(['café'.normalize('NFD')]);
  });

  it('the pieces of one word are joined', () => {
    const pieces = [
      { str: '안', hasEOL: false },
      { str: '전점', hasEOL: false },
      { str: '검', hasEOL: true },
    ];
    expect(marked(pieces, '안전점검')).toEqual(['안전점검']);
  });
});

it('only spaces are nothing to search', () => {
  expect(patternOf(['  ', ''])).toBeUndefined();
});
