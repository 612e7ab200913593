import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type InvestigationStatus,
  type InvestigationStatusFacts,
  investigationStatus,
  isWaiting,
} from './investigation.states.ts';

const nothing: InvestigationStatusFacts = {
  isCompleted: false,
  actions: { inProgress: 0, completed: 0 },
  postProcess: null,
  isAssessed: false,
  hasFactual: false,
  hasRootCause: false,
};

test.each<[InvestigationStatus, Partial<InvestigationStatusFacts>]>([
  ['Closed', { isCompleted: true, actions: { inProgress: 1, completed: 1 }, postProcess: 'Waiting' }],
  ['Reassessment', { actions: { inProgress: 0, completed: 1 }, postProcess: 'Approved' }],
  ['Action', { actions: { inProgress: 1, completed: 1 }, postProcess: 'Approved' }],
  ['Approval', { postProcess: 'Waiting', isAssessed: true }],
  ['Approval', { postProcess: 'Approved' }],
  ['InProgress', { postProcess: 'Returned' }],
  ['InProgress', { isAssessed: true }],
  ['InProgress', { hasFactual: true }],
  ['InProgress', { hasRootCause: true }],
  ['Open', {}],
])('is %s', (status, facts) => {
  expect(investigationStatus({ ...nothing, ...facts })).toBe(status);
});

test('with any facts, an investigation with actions under way is in action, and one that waits has none', () => {
  const facts = fc.record({
    isCompleted: fc.constant(false),
    actions: fc.record({ inProgress: fc.nat(2), completed: fc.nat(2) }),
    postProcess: fc.constantFrom(null, 'Waiting' as const, 'Approved' as const, 'Returned' as const),
    isAssessed: fc.boolean(),
    hasFactual: fc.boolean(),
    hasRootCause: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (given) => {
      const status = investigationStatus(given);
      expect(status === 'Action').toBe(given.actions.inProgress > 0);
      expect(status === 'Approval').toBe(given.actions.inProgress + given.actions.completed === 0 && isWaiting(given));
    }),
  );
});
