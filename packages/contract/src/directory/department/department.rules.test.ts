import { expect, test } from 'vitest';
import { deleteDepartmentRule, moveDepartmentRule } from './department.rules.ts';

test.each([
  [{ children: 0, employees: 0 }, undefined],
  [{ children: 0, employees: 1 }, 'has-employees'],
  [{ children: 2, employees: 0 }, 'has-children'],
  [{ children: 2, employees: 1 }, 'has-children'],
])('deleting one with %o', (holdings, code) => {
  const decision = deleteDepartmentRule(holdings);
  expect(decision.allowed ? undefined : decision.code).toBe(code);
});

test.each([
  ['a new root', undefined, [], 1, undefined],
  ['a sixth level', undefined, [1, 2, 3, 4, 5], 1, undefined],
  ['a seventh level', undefined, [1, 2, 3, 4, 5, 6], 1, 'department-too-deep'],
  ['three levels below the fourth', 9, [1, 2, 3, 4], 3, 'department-too-deep'],
  ['two levels below the fourth', 9, [1, 2, 3, 4], 2, undefined],
  ['below itself', 2, [1, 2], 1, 'department-cycle'],
  ['below one of its own', 1, [1, 2, 3], 1, 'department-cycle'],
])('%s', (_what, id, parentPath, height, code) => {
  const decision = moveDepartmentRule(id, parentPath, height);
  expect(decision.allowed ? undefined : decision.code).toBe(code);
});
