import { expect, it } from 'vitest';
import { runsOf } from './text-viewer-viewer.tsx';

it('splits a text at its marks and loses nothing', () => {
  const text = '비행 전 안전 점검을 한다.\n안전이 먼저다.';
  const runs = runsOf(text, ['안전', '점검']);
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(runs.filter(({ isHit }) => isHit).map((run) => run.text)).toEqual(['안전', '점검', '안전']);
});

it('is one piece if there is nothing to mark', () => {
  expect(runsOf('안전', [])).toEqual([{ from: 0, text: '안전', isHit: false }]);
  expect(runsOf('', ['안전'])).toEqual([]);
});
