import { expect, test } from 'vitest';
import { copyingOf, draftsSearchFrom, viewSearchOf, writeSearchFrom, writeSearchOf } from './approval-addresses.ts';

test('the view knows its list with the search', () => {
  expect(viewSearchOf({ 'list-type': 'requested', page: 2, searchText: '조류', linkedDocId: '7' })).toEqual({
    'list-type': 'requested',
    page: 2,
    searchText: '조류',
    linkedDocId: 7,
  });
});

test('invalid parts are removed from the address', () => {
  const search = viewSearchOf({ 'list-type': 'elsewhere', linkedDocId: -1 });
  expect(search).toMatchObject({ 'list-type': undefined, linkedDocId: undefined });
  expect(writeSearchOf({ category: 'Nothing' })).toMatchObject({ category: undefined, 'list-category': undefined });
  expect(writeSearchOf({ category: 'LetterOfApproval' })).toEqual({ category: 'LetterOfApproval' });
});

test('the category of a document and the filter of its list are separate', () => {
  const drafts = { category: 'LeaveApplication', page: 2 } as const;
  const search = writeSearchFrom('LetterOfApproval', drafts);
  expect(search).toMatchObject({ category: 'LetterOfApproval', 'list-category': 'LeaveApplication' });
  expect(draftsSearchFrom(writeSearchOf(search))).toEqual(drafts);
});

test.each([
  ['recent', 'recent'],
  ['rewrite', 'rewrite'],
  ['', undefined],
  ['elsewhere', undefined],
])('the hash %j means %s', (hash, copying) => expect(copyingOf(hash)).toBe(copying));
