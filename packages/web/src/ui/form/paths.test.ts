import { expect, test } from 'vitest';
import { fieldAt, inOrder, patternOf } from './paths.ts';

const form = {
  fields: ['title', 'lines', 'flight.no', 'rows.*.weight', 'content', 'vacation', 'files'],
  aliases: { attachedFiles: 'files' },
};

test.each([
  ['title', 'title'],
  ['lines', 'lines'],
  ['lines.0.approver', 'lines'],
  ['lines.12.approver.id', 'lines'],
  ['attachedFiles', 'files'],
  ['vacation', 'vacation'],
  ['vacation.absenceType', 'vacation'],
  ['vacation.periods.2.vacationDate', 'vacation'],
  ['flight.no', 'flight.no'],
  ['flight', undefined],
  ['rows.3.weight', 'rows.3.weight'],
  ['rows.3.weight.unit', 'rows.3.weight'],
  ['rows.3.length', undefined],
  ['version', undefined],
  ['', undefined],
])('the path %j belongs to the field %s', (path, field) => expect(fieldAt(path, form)).toBe(field));

test('a field of a list is declared once for all entries', () => {
  expect(patternOf('rows.3.weight')).toBe('rows.*.weight');
  expect(patternOf('rows.10')).toBe('rows.*');
});

test('fields are in the order of the form', () => {
  expect(inOrder(['content', 'rows.10.weight', 'title', 'rows.2.weight'], form)).toEqual([
    'title',
    'rows.2.weight',
    'rows.10.weight',
    'content',
  ]);
});
