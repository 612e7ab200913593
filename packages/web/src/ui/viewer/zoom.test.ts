import { expect, it } from 'vitest';
import { stepFrom, within } from './zoom.ts';

it('zooms from step to step, also from between two of them', () => {
  expect(stepFrom(1, 1)).toBe(1.1);
  expect(stepFrom(1, -1)).toBe(0.9);
  expect(stepFrom(1.37, 1)).toBe(1.5);
  expect(stepFrom(1.37, -1)).toBe(1.25);
  expect(stepFrom(0.6701, 1)).toBe(0.75);
});

it('ranges from 50 to 400 percent; what fits a narrow window may be smaller, and can only be enlarged', () => {
  expect(stepFrom(4, 1)).toBeUndefined();
  expect(stepFrom(0.5, -1)).toBeUndefined();
  expect(stepFrom(0.44, -1)).toBeUndefined();
  expect(stepFrom(0.44, 1)).toBe(0.5);
  expect([within(0.2), within(1.7), within(9)]).toEqual([0.5, 1.7, 4]);
});
