import { expect, expectTypeOf, it } from 'vitest';
import { listAddress } from './list-address.ts';
import { flag, fromDay, id, oneOf, pagedBySize, pageFrom, text, viewOf } from './list-kinds.ts';

const reports = listAddress({
  ...pagedBySize,
  searchText: text(),
  status: {
    ...oneOf(() => ['Open', 'Closed']),
    query: (status: 'Open' | 'Closed') => ({ statusId: status === 'Open' ? 1 : 2 }),
  },
  fieldId: id(),
  mine: flag(),
  from: fromDay(),
  year: viewOf(
    () => [2026, 2025],
    () => 2026,
  ),
});

it('an address gives its search without invalid values', () => {
  const given = {
    offset: 2,
    limit: 50,
    searchText: 10045,
    status: 'Open',
    fieldId: 3,
    mine: true,
    from: '2026-11-20',
    year: 2025,
  };
  expect(reports.read({ ...given, x: 1 })).toEqual({ ...given, searchText: '10045' });
  const invalid = {
    offset: 0,
    limit: 20,
    searchText: '',
    status: 'open',
    fieldId: 'x',
    mine: 'yes',
    from: '2026-02-30',
    year: 2026,
  };
  expect(reports.read(invalid)).toEqual({});
});

it('the query uses the names of the call, with pages counted from zero', () => {
  expect(reports.query({ offset: 2, status: 'Closed', searchText: '조류', x: 1 })).toEqual({
    offset: 2,
    statusId: 2,
    searchText: '조류',
  });
  expect(listAddress({ page: pageFrom(1) }).query({ page: 3 })).toEqual({ offset: 2 });
  expect(listAddress({ page: pageFrom(1) }).query({ page: 1 })).toEqual({});
});

it('a changed filter returns to the first page and keeps the view settings', () => {
  const search = reports.read({ offset: 3, limit: 100, year: 2025, fieldId: 3 });
  expect(reports.narrowed(search, { mine: true })).toEqual({ limit: 100, year: 2025, fieldId: 3, mine: true });
  expect(reports.narrowed(search, { fieldId: undefined })).toEqual({ limit: 100, year: 2025 });
  expect(reports.narrowed(search, { limit: 20 })).toEqual({ year: 2025, fieldId: 3 });
});

it('clearing removes the filters and nothing else', () => {
  const search = reports.read({ offset: 3, limit: 100, year: 2025, fieldId: 3 });
  expect(reports.cleared(search)).toEqual({ limit: 100, year: 2025 });
  expect([reports.isNarrowed(search), reports.isNarrowed(reports.cleared(search))]).toEqual([true, false]);
});

it('search and query have the types of the declaration', () => {
  const search = reports.read({});
  expectTypeOf(search.status).toEqualTypeOf<'Open' | 'Closed' | undefined>();
  expectTypeOf(reports.query(search)).toMatchTypeOf<{
    statusId?: number;
    offset?: number;
    fieldId?: number | undefined;
  }>();
});
