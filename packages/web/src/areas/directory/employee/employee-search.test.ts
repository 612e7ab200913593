import { expect, it } from 'vitest';
import { employeeList } from './employee-search.ts';

it('an address gives its search without invalid values', () => {
  const given = { offset: 2, limit: 50, searchKeyword: 10045, departmentId: 3, isResigned: true, x: 1 };
  expect(employeeList.read(given)).toEqual({
    offset: 2,
    limit: 50,
    searchKeyword: '10045',
    departmentId: 3,
    isResigned: true,
  });
  const invalid = { offset: -1, limit: 7, searchKeyword: '', departmentId: 'x', isResigned: 'yes' };
  expect(employeeList.read(invalid)).toEqual({});
});

it('a changed filter returns to the first page and keeps the page size', () => {
  expect(employeeList.narrowed({ offset: 3, limit: 100, departmentId: 3 }, { isResigned: true })).toEqual({
    limit: 100,
    departmentId: 3,
    isResigned: true,
  });
  expect(employeeList.isNarrowed({ offset: 3, limit: 100 })).toBe(false);
});
