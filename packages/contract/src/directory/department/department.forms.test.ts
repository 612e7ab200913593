import { expect, test } from 'vitest';
import { checkDepartment, emptyDepartment } from './department.forms.ts';

test('a new form lacks its texts', () => {
  expect(checkDepartment(emptyDepartment(null)).map(({ path, code }) => `${path} ${code}`)).toEqual([
    'code required',
    'name required',
    'engName required',
  ]);
  expect(checkDepartment({ ...emptyDepartment(3), code: 'A', name: '가', engName: 'A' })).toEqual([]);
});
