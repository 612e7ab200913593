import { expect, test } from 'vitest';
import { progressLine, showProgress } from './show-progress.ts';

test('the line says how far it is, at which pace, and what is left', () => {
  expect(progressLine(0, 2_000, 0)).toBe('[..............................] 0 of 2,000, 0.0 a second');
  expect(progressLine(500, 2_000, 100)).toBe('[#######.......................] 500 of 2,000, 5.0 a second, 5 min left');
  expect(progressLine(100, 20_100, 50)).toMatch(/2\.0 a second, 2 h 47 min left$/);
  expect(progressLine(20, 20, 10)).toBe('[##############################] 20 of 20, 2.0 a second');
  expect(progressLine(0, 0, 0)).toContain('0 of 0');
});

const shown = (isTTY: boolean, steps: number): string => {
  let text = '';
  let now = 0;
  const write = (piece: string) => {
    text += piece;
    return true;
  };
  const progress = showProgress(steps, { isTTY, write } as never, () => now);
  for (let step = 0; step < steps; step += 1) {
    now += 100;
    progress.step();
  }
  progress.end();
  return text;
};

test('a terminal shows one line that changes, a log a line now and then', () => {
  expect(shown(false, 1_200).split('\n')).toEqual([
    expect.stringContaining('500 of 1,200'),
    expect.stringContaining('1,000 of 1,200'),
    '',
  ]);
  expect(shown(true, 20).split('\n')).toEqual([expect.stringContaining('20 of 20, 10.0 a second'), '']);
});
