import { describe, expect, it } from 'vitest';
import { pathThrough, spread, ticksFor } from './indicator-chart-lines.ts';

describe('the values next to the axis', () => {
  it.each([
    [
      [0.9, 1.813],
      [0, 0.5, 1, 1.5, 2],
    ],
    [[2], [0, 0.5, 1, 1.5, 2]],
    [[0.03], [0, 0.01, 0.02, 0.03]],
    [[140], [0, 50, 100, 150]],
    [[], [0, 0.25]],
    [[0], [0, 0.25]],
  ])('of %j are easily read and hold them all', (values, ticks) => {
    expect(ticksFor(values)).toEqual(ticks);
  });
});

describe('labels', () => {
  it('stay where they have room', () => {
    expect(spread([10, 40, 90], 14, 100)).toEqual([10, 40, 90]);
  });

  it('move apart in their order and stay above the bottom', () => {
    expect(spread([50, 50], 14, 100)).toEqual([50, 64]);
    expect(spread([98, 99, 100], 14, 100)).toEqual([72, 86, 100]);
  });
});

it('a line has a gap where there is no figure', () => {
  const spot = (x: number) => ({ x, y: 5 });
  expect(pathThrough([spot(0), spot(10), undefined, spot(30), undefined])).toBe('M0.0 5.0L10.0 5.0M30.0 5.0');
});
