import { expect, test } from 'vitest';
import compareTexts, { type ComparedTexts } from './compare-texts.ts';

const pagesOf = (...texts: string[]) => texts.map((text, place) => ({ page: place + 1, text }));
const numbered = (count: number, word = '낱말') => Array.from({ length: count }, (_, place) => `${word}${place}`);

const wording = ({ changes }: ComparedTexts, without: string): string[] =>
  changes.map(({ parts }) =>
    parts
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join(' '),
  );

test('a changed word is shown with the words around it, on its page', () => {
  const before = numbered(200);
  const after = before.with(150, '새말');
  const compared = compareTexts({
    from: pagesOf(before.slice(0, 100).join(' '), before.slice(100).join(' ')),
    to: pagesOf(after.slice(0, 100).join(' '), after.slice(100).join('\n ')),
  });
  expect(compared.truncated).toBe(false);
  expect(compared.changes).toEqual([
    {
      fromPage: 2,
      toPage: 2,
      parts: [
        { kind: 'Same', text: before.slice(135, 150).join(' ') },
        { kind: 'Removed', text: '낱말150' },
        { kind: 'Added', text: '새말' },
        { kind: 'Same', text: before.slice(151, 166).join(' ') },
      ],
    },
  ]);
});

test('a moved page break is no change', () => {
  const words = numbered(300);
  const from = pagesOf(words.slice(0, 150).join(' '), words.slice(150).join(' '));
  const to = pagesOf(words.slice(0, 20).join('  '), words.slice(20, 290).join('\n'), words.slice(290).join(' '));
  expect(compareTexts({ from, to })).toEqual({ changes: [], truncated: false });
});

test('changes close to each other are one, and their parts joined are the old and the new wording', () => {
  const compared = compareTexts({
    from: pagesOf('승무원은 비행 전에 점검표를 읽는다'),
    to: pagesOf('모든 승무원은 비행 전에 새 점검표를 소리 내어 읽는다'),
  });
  expect(wording(compared, 'Added')).toEqual(['승무원은 비행 전에 점검표를 읽는다']);
  expect(wording(compared, 'Removed')).toEqual(['모든 승무원은 비행 전에 새 점검표를 소리 내어 읽는다']);
});

test('a text that is new or completely different is marked as such', () => {
  const added = compareTexts({ from: [], to: pagesOf('부록 추가') });
  expect(added.changes).toEqual([{ fromPage: null, toPage: 1, parts: [{ kind: 'Added', text: '부록 추가' }] }]);
  const other = compareTexts({
    from: pagesOf(numbered(9_000, '가').join(' ')),
    to: pagesOf(numbered(9_000, '나').join(' ')),
  });
  expect(other.changes).toHaveLength(1);
});

test('at most a thousand changes are answered', () => {
  const before = numbered(40_000);
  const after = before.map((word, place) => (place % 35 === 0 ? `${word}번` : word));
  const compared = compareTexts({ from: pagesOf(before.join(' ')), to: pagesOf(after.join(' ')) });
  expect([compared.changes.length, compared.truncated]).toEqual([1000, true]);
});

test('each text can be restored from the changes, whatever was moved, duplicated or deleted', () => {
  const words = numbered(700).flatMap((word, place) => (place % 7 === 0 ? [word, '그리고', '및'] : [word]));
  const moved = [...words.slice(300, 420), ...words.slice(0, 300), ...words.slice(500), ...words.slice(100, 160)];
  const { changes } = compareTexts({ from: pagesOf(words.join(' ')), to: pagesOf(moved.join(' ')) });
  const count = (kind: string) =>
    changes
      .flatMap(({ parts }) => parts.filter((part) => part.kind === kind))
      .reduce((total, { text }) => total + text.split(' ').length, 0);
  expect(words.length - count('Removed')).toBe(moved.length - count('Added'));
});
