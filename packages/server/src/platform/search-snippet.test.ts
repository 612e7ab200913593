import { describe, expect, test } from 'vitest';
import { snippetOf as cutSnippetOf } from './search-snippet.ts';

const snippetOf = (text: string, words: readonly string[]) => cutSnippetOf(text, words)?.snippet ?? null;
const cutOf = (text: string, words: readonly string[]) => cutSnippetOf(text, words)?.snippetCut;

const textOf = (parts: ReturnType<typeof snippetOf>) => parts?.map(({ text }) => text).join('');
const hitsOf = (parts: ReturnType<typeof snippetOf>) => parts?.filter(({ hit }) => hit).map(({ text }) => text);

describe('a snippet', () => {
  test('is null if the text has none of the words', () => {
    expect(snippetOf('엔진 점검 절차', ['활주로'])).toBeNull();
    expect(snippetOf('', ['활주로'])).toBeNull();
  });

  test('of a short text is the whole text, with all hits marked regardless of case', () => {
    expect(snippetOf('Oil 누유 점검, oil과 OIL', ['oil', '점검'])).toEqual([
      { text: 'Oil', hit: true },
      { text: ' 누유 ', hit: false },
      { text: '점검', hit: true },
      { text: ', ', hit: false },
      { text: 'oil', hit: true },
      { text: '과 ', hit: false },
      { text: 'OIL', hit: true },
    ]);
  });

  test('marks hits that overlap or touch as one', () => {
    expect(snippetOf('가나다라마 사', ['나다', '다라', '마'])).toEqual([
      { text: '가', hit: false },
      { text: '나다라마', hit: true },
      { text: ' 사', hit: false },
    ]);
    expect(hitsOf(snippetOf('가가가나', ['가가']))).toEqual(['가가가']);
  });

  test('has at most 200 letters around the first hit and starts with a word', () => {
    const before = '절차에 따라 확인한다. '.repeat(40);
    const parts = snippetOf(`${before}활주로 이탈${' 다음 문장이다.'.repeat(40)} 활주로`, ['활주로']);
    const text = textOf(parts) ?? '';
    expect(text.length).toBeGreaterThan(150);
    expect(text.length).toBeLessThanOrEqual(200);
    expect(hitsOf(parts)).toEqual(['활주로']);
    expect(before).toContain(text.slice(0, text.indexOf('활주로')));
    expect(text).toMatch(/^(절차에|따라|확인한다\.) /);
  });

  test('at the end of a text shows what is before the hit', () => {
    const text = textOf(snippetOf(`${'앞 문장이다. '.repeat(60)}끝말`, ['끝말'])) ?? '';
    expect(text.endsWith('끝말')).toBe(true);
    expect(text.length).toBeGreaterThan(180);
  });

  test('marks where it was cut', () => {
    const filler = ' 그리고 다른 이야기가 이어진다.'.repeat(30);
    expect(cutOf('엔진 오일', ['오일'])).toEqual({ before: false, after: false });
    expect(cutOf(`엔진 오일${filler}`, ['오일'])).toEqual({ before: false, after: true });
    expect(cutOf(`${filler} 엔진`, ['엔진'])).toEqual({ before: true, after: false });
    expect(cutOf(`${filler} 엔진${filler}`, ['엔진'])).toEqual({ before: true, after: true });
  });

  test('is taken where most of the words are close together', () => {
    const filler = ' 그리고 다른 이야기가 이어진다.'.repeat(30);
    const parts = snippetOf(`엔진 이야기${filler} 엔진 오일 누유${filler} 누유 오일 엔진`, ['엔진', '오일', '누유']);
    expect(hitsOf(parts)).toEqual(['엔진', '오일', '누유']);
  });

  test('cuts no letter in two', () => {
    for (let shift = 0; shift < 4; shift += 1) {
      const text = `${'a'.repeat(shift)}${'🛫'.repeat(300)}찾음${'🛬'.repeat(300)}`;
      const found = textOf(snippetOf(text, ['찾음'])) ?? '';
      expect(found).toContain('찾음');
      expect(found.length).toBeLessThanOrEqual(200);
      expect(found.isWellFormed()).toBe(true);
    }
  });

  test('finds letters whose lower case is longer, and marks them at their position', () => {
    expect(hitsOf(snippetOf('İSTANBUL ΣΑΣ 공항', ['istanbul', 'ΣΑσ', '공항']))).toEqual(['İSTANBUL', 'ΣΑΣ', '공항']);
  });

  test('shows a word of a hundred letters, and a hit as far as it fits', () => {
    const word = '가'.repeat(100);
    expect(hitsOf(snippetOf(`앞 ${word} 뒤`, [word]))).toEqual([word]);
    const long = snippetOf('나'.repeat(500), ['나나']);
    expect(textOf(long)?.length).toBeLessThanOrEqual(200);
    expect(hitsOf(long)?.[0]?.length).toBeGreaterThan(100);
  });
});
