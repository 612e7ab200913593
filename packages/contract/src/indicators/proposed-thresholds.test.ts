import { expect, test } from 'vitest';
import { proposeThresholds } from './proposed-thresholds.ts';

test('from twelve rates, their mean and one, two and three deviations above it are proposed', () => {
  // Mean 2, squares of the differences 4 in all of 12 numbers: the deviation is the root of a third, 0.57735.
  const rates = [1, 3, 1, 3, 2, 2, 2, 2, 2, 2, 2, 2];
  expect(proposeThresholds(3, rates)).toEqual({
    Reserve: 0,
    TargetValue: 2,
    Caution: 2.577,
    Alert: 3.155,
    Serious: 3.732,
  });
});

test('a mean of exactly half a thousandth is rounded up', () => {
  const rates = [...Array<number>(6).fill(0.001), ...Array<number>(6).fill(0.006)];
  const { TargetValue, Caution, Alert, Serious } = proposeThresholds(3, rates) ?? {};
  expect([TargetValue, Caution, Alert, Serious]).toEqual([0.004, 0.006, 0.009, 0.011]);
});

test('nothing is proposed from too few rates, equal rates, and for indicators where more is better', () => {
  const rates = Array.from({ length: 12 }, (_, at) => at);
  expect(proposeThresholds(3, rates.slice(1))).toBeNull();
  expect(proposeThresholds(3, Array<number>(36).fill(1.5))).toBeNull();
  expect(proposeThresholds(3, Array<number>(36).fill(0))).toBeNull();
  for (const key of [23, 24, 25]) expect(proposeThresholds(key, rates)).toBeNull();
  expect(proposeThresholds(22, rates)).not.toBeNull();
});
