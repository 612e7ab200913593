import { expect, it } from 'vitest';
import { toggled, withToggled } from './classification-fields.tsx';

it.each([
  [[1], 2, [2]],
  [[2], 1, [1]],
  [[2, 32], 1, [1]],
  [[32], 2, [2, 32]],
  [[2, 32], 32, [2]],
  // A change that would leave no entry selects "none".
  [[2], 2, [1]],
  [[1], 1, [1]],
  [[], 4, [4]],
])('%j and %i makes %j', (chosen, value, expected) => {
  expect(withToggled(chosen, value)).toEqual(expected);
});

it.each([
  [[1], 2, [1, 2]],
  [[2], 1, [1, 2]],
  [[1, 2], 1, [2]],
  [[2], 2, []],
])('without none, %j and %i make %j', (chosen, value, expected) => {
  expect(toggled(chosen, value)).toEqual(expected);
});
