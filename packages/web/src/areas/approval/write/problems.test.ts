import { expect, test } from 'vitest';
import { errorsByField, fieldOf, firstWrong } from './problems.ts';

test.each([
  ['title', 'title'],
  ['lines', 'lines'],
  ['lines.0.approver', 'lines'],
  ['lines.12.approver.id', 'lines'],
  ['attachedFiles', 'files'],
  ['vacation', 'vacation'],
  ['vacation.absenceType', 'vacation'],
  ['vacation.periods.2.vacationDate', 'vacation'],
  ['version', undefined],
  ['', undefined],
])('the path %j belongs to the field %s', (path, field) => expect(fieldOf(path)).toBe(field));

test('every message stands once at its field, the others are kept', () => {
  const { fields, others } = errorsByField([
    { path: 'lines.0.approver', message: 'A' },
    { path: 'lines.1.approver', message: 'A' },
    { path: 'content', message: 'B' },
    { path: 'elsewhere', message: 'C' },
  ]);
  expect(fields).toEqual({ lines: ['A'], content: ['B'] });
  expect(others).toEqual(['C']);
});

test('the first wrong field is the one that stands first in the form', () => {
  expect(firstWrong({ content: ['B'], title: ['A'] })).toBe('title');
  expect(firstWrong({})).toBeUndefined();
});
