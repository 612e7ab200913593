import { expect, test } from 'vitest';
import { type HazardFacts, type HazardStatus, hazardStatus } from './case-hazard.states.ts';

const nothing: HazardFacts = {
  isClosed: false,
  actions: { inProgress: 0, completed: 0 },
  isAssessed: false,
  isChanged: false,
};

test.each<[HazardStatus, Partial<HazardFacts>]>([
  ['Closed', { isClosed: true, actions: { inProgress: 0, completed: 1 } }],
  ['Reassessment', { actions: { inProgress: 0, completed: 2 }, isAssessed: true }],
  ['Action', { actions: { inProgress: 1, completed: 2 }, isAssessed: true }],
  ['Action', { isAssessed: true, isChanged: true }],
  ['InProgress', { isChanged: true }],
  ['Open', {}],
])('is %s', (status, facts) => {
  expect(hazardStatus({ ...nothing, ...facts })).toBe(status);
});
