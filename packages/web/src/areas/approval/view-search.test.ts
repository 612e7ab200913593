import { expect, test } from 'vitest';
import { copyingOf, viewSearchOf, writeSearchOf } from './view-search.ts';

test('the view knows the list one came from and the search it stood at', () => {
  expect(viewSearchOf({ 'list-type': 'requested', page: 2, searchText: '조류', linkedDocId: '7' })).toEqual({
    'list-type': 'requested',
    page: 2,
    searchText: '조류',
    linkedDocId: 7,
  });
});

test('what does not fit is taken out of the address', () => {
  const search = viewSearchOf({ 'list-type': 'elsewhere', linkedDocId: -1 });
  expect(search).toMatchObject({ 'list-type': undefined, linkedDocId: undefined });
  expect(writeSearchOf({ category: 'Nothing' })).toStrictEqual({ category: undefined });
  expect(writeSearchOf({ category: 'LetterOfApproval' })).toEqual({ category: 'LetterOfApproval' });
});

test.each([
  ['recent', 'recent'],
  ['rewrite', 'rewrite'],
  ['', undefined],
  ['elsewhere', undefined],
])('the hash %j means %s', (hash, copying) => expect(copyingOf(hash)).toBe(copying));
