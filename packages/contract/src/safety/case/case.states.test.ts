import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReportStatus, reportStatus, type StatusFacts } from './case.states.ts';

const nothing: StatusFacts = {
  isSubmitted: true,
  main: null,
  isCompleted: false,
  actions: { inProgress: 0, completed: 0 },
  isAssessed: { first: false, second: false },
  hasHazard: false,
  isClassified: false,
};

const assessed = { first: true, second: true };

test.each<[ReportStatus, Partial<StatusFacts>]>([
  ['Draft', { isSubmitted: false, isCompleted: true }],
  ['Action', { main: 'Action', isCompleted: true }],
  ['Closed', { isCompleted: true, actions: { inProgress: 1, completed: 1 } }],
  ['Action', { actions: { inProgress: 1, completed: 3 } }],
  ['ThirdRiskAssessment', { actions: { inProgress: 0, completed: 1 }, isAssessed: assessed }],
  ['Notification', { isAssessed: assessed, isClassified: true, hasHazard: true }],
  ['SecondRiskAssessment', { isAssessed: { first: true, second: false }, isClassified: true, hasHazard: true }],
  ['FirstRiskAssessment', { isClassified: true, hasHazard: true }],
  ['HazardIdentification', { isClassified: true }],
  ['Open', { hasHazard: true }],
  ['Open', {}],
])('is %s', (status, facts) => {
  expect(reportStatus({ ...nothing, ...facts })).toBe(status);
});

test('with any facts, a submitted report without a main one is no draft', () => {
  const facts = fc.record({
    isCompleted: fc.boolean(),
    actions: fc.record({ inProgress: fc.nat(2), completed: fc.nat(2) }),
    isAssessed: fc.record({ first: fc.boolean(), second: fc.boolean() }),
    hasHazard: fc.boolean(),
    isClassified: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (given) => {
      expect(reportStatus({ ...nothing, ...given })).not.toBe('Draft');
      expect(reportStatus({ ...nothing, ...given, main: 'Open' })).toBe('Open');
    }),
  );
});
