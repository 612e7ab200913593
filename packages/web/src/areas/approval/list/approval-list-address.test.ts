import { expect, it } from 'vitest';
import { documentList } from './approval-addresses.ts';

it('an address is parsed to its search without invalid parts', () => {
  expect(documentList.read({ page: 3, searchText: 2026, fromDate: '2026-02-30', toDate: '2026-11-20', x: 1 })).toEqual({
    page: 3,
    searchText: '2026',
    toDate: '2026-11-20',
  });
  expect(documentList.read({ page: 0 })).toEqual({});
  expect(documentList.read({ page: 'two' })).toEqual({});
});

it('the call counts pages from zero', () => {
  expect(documentList.query({ page: 3, searchText: '활주로' })).toEqual({ offset: 2, searchText: '활주로' });
  expect(documentList.query({})).toEqual({});
});

it('status, role, order and page size are in the address, with valid values only', () => {
  const search = documentList.read({ status: 'Rejected', role: 'Referrer', sort: 'Due', limit: 50 });
  expect(documentList.query(search)).toEqual({ status: 'Rejected', role: 'Referrer', sort: 'Due', limit: 50 });
  expect(documentList.read({ status: 'Draft', role: 'Boss', sort: 'Newest', limit: 20 })).toEqual({});
  // Order and page size stay when the filters are cleared.
  expect(documentList.cleared(search)).toEqual({ sort: 'Due', limit: 50 });
});

it('a changed filter starts at the first page, an emptied one is removed', () => {
  expect(documentList.narrowed({ page: 3, searchText: '활주로' }, { fromDate: '2026-11-01' })).toEqual({
    searchText: '활주로',
    fromDate: '2026-11-01',
  });
  expect(documentList.narrowed({ searchText: '활주로' }, { searchText: '' })).toEqual({});
  expect(documentList.isNarrowed({ page: 2 })).toBe(false);
});
