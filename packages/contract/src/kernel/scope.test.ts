import { expect, test } from 'vitest';
import { inScope, scopesOf } from './scope.ts';

type Report = {
  reporterId: number;
  status: 'Draft' | 'Open';
  departmentPath: readonly number[];
  assessorId: number | null;
};

const { is, isNot, holds, all, any, everything, nothing } = scopesOf<Report>();

const report: Report = { reporterId: 7, status: 'Open', departmentPath: [1, 4], assessorId: null };

test.each([
  ['everything', everything, true],
  ['nothing', nothing, false],
  ['one of several values', is('reporterId', 6, 7), true],
  ['another value', is('reporterId', 8), false],
  ['a fact that is not known', is('assessorId', 7), false],
  ['no value at all', is('reporterId'), false],
  ['none of these', isNot('status', 'Draft'), true],
  ['one of those it must not be', isNot('status', 'Draft', 'Open'), false],
  ['a set that holds one', holds('departmentPath', 9, 4), true],
  ['a set that holds none', holds('departmentPath', 9), false],
  ['all of it', all(isNot('status', 'Draft'), holds('departmentPath', 1)), true],
  ['not all of it', all(is('status', 'Draft'), holds('departmentPath', 1)), false],
  ['any of it', any(is('status', 'Draft'), is('reporterId', 7)), true],
] as const)('%s', (_what, scope, expected) => {
  expect(inScope(scope, report)).toBe(expected);
});
