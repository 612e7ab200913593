import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { givenInPage } from '../../testing/in-page.tsx';
import type { TableShape } from '../table/column.ts';
import { toggled } from '../tree/open-rows.ts';
import { ChoiceField } from './choice-field.tsx';
import { DaysField } from './days-field.tsx';
import { listAddress } from './list-address.ts';
import { FilterBar, FoldedFilters } from './list-bar.tsx';
import { fromDay, id, oneOf, pagedBySize, text, toDay } from './list-kinds.ts';
import { ListScreen } from './list-screen.tsx';
import { useList } from './list-state.ts';
import { SearchField } from './search-field.tsx';

type Report = { id: number; subject: string; risk: string };

const reports = listAddress(
  {
    ...pagedBySize,
    status: oneOf(() => ['Open', 'Closed']),
    searchText: text(),
    fieldId: id(),
    from: fromDay(),
    to: toDay(),
  },
  { status: (status) => status },
);

type Answer = { items?: Report[]; total?: number; error?: Error };

const retry = vi.fn();
const requested = vi.fn();

const resultOf = (
  { items, total, error }: Answer,
  query: { offset?: number | undefined; limit?: number | undefined },
) => ({
  data: items && { items, total: total ?? items.length, offset: query.offset ?? 0, limit: query.limit ?? 20 },
  error: error ?? null,
  isPlaceholderData: false,
  refetch: retry,
  latest: undefined,
  takeLatest: () => undefined,
});

const Reports = ({ answer }: { answer: Answer }) => {
  const list = useList(reports);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  requested(list.query);
  const table: TableShape<Report> = {
    columns: [
      { key: 'subject', header: '제목', cell: () => null, card: 'title' },
      { key: 'risk', header: '위험도', cell: ({ risk }) => risk, width: 80 },
    ],
    idOf: (report) => report.id,
    nameOf: ({ subject }) => subject,
    onOpen: () => undefined,
    selection: { chosen, onChange: setChosen },
    expansion: {
      open,
      onToggle: (report) => setOpen(toggled(open, report)),
      below: (report) => (report.id === 1 ? <p>관련 보고 3건</p> : undefined),
    },
  };
  const filters = (
    <FilterBar>
      <SearchField label="제목" {...list.field('searchText')} />
      <FoldedFilters>
        <ChoiceField
          label="상태"
          all="모든 상태"
          options={[{ value: 'Open', label: '열림' }]}
          {...list.field('status')}
        />
        <DaysField
          name="보고일"
          labels={{ from: '보고일 시작', to: '보고일 끝' }}
          reversed="끝이 시작보다 빠릅니다."
          from={list.field('from')}
          to={list.field('to')}
        />
      </FoldedFilters>
    </FilterBar>
  );
  return (
    <ListScreen
      title="보고"
      list={list}
      result={resultOf(answer, list.query)}
      filters={filters}
      chipWords={{ fieldId: list.search.fieldId === undefined ? undefined : '조류' }}
      table={table}
      empty={{ message: '보고가 없습니다.', hint: '새 보고를 써 보세요.' }}
    />
  );
};

const given = (answer: Answer, address = '/reports') => givenInPage(() => <Reports answer={answer} />, address);

const two = { items: [1, 2].map((one) => ({ id: one, subject: `보고 ${one}`, risk: '4B' })), total: 45 };

it('every filter is in the address and in the query of the call', async () => {
  const { searchNow } = await given(two, '/reports?offset=1');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '상태' }), '열림');
  await userEvent.type(screen.getByRole('searchbox'), '활주로{Enter}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '페이지당 건수' }), '50');
  await waitFor(() => expect(searchNow()).toEqual({ status: 'Open', searchText: '활주로', limit: '50' }));
  expect(requested).toHaveBeenLastCalledWith({ status: 'Open', searchText: '활주로', limit: 50 });
});

it('of two changes right after each other none is lost', async () => {
  const Twice = () => {
    const { narrow } = useList(reports);
    const both = () => {
      narrow({ status: 'Open' });
      narrow({ searchText: '활주로' });
    };
    return (
      <button type="button" onClick={both}>
        둘 다
      </button>
    );
  };
  const { searchNow } = await givenInPage(Twice, '/reports?limit=50');
  await userEvent.click(await screen.findByRole('button', { name: '둘 다' }));
  await waitFor(() => expect(searchNow()).toEqual({ limit: '50', status: 'Open', searchText: '활주로' }));
});

it('each filter in use is a chip that can be removed alone or with all; the page size stays', async () => {
  const { searchNow } = await given(two, '/reports?limit=50&status=Open&fieldId=3&from=2026-11-20');
  const chips = await screen.findByRole('list', { name: '적용된 필터' });
  const words = () =>
    within(chips)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(words()).toEqual(['Open', '조류', expect.stringContaining('부터'), '모두 지우기']);
  await userEvent.click(within(chips).getByRole('button', { name: '조류 필터 지우기' }));
  await waitFor(() => expect(searchNow()).toEqual({ limit: '50', status: 'Open', from: '2026-11-20' }));
  // The focus stays within the chips.
  const from = within(chips).getByRole('button', { name: /부터/ });
  expect(document.activeElement).toBe(from);
  await userEvent.click(from);
  await waitFor(() => expect(searchNow()).toEqual({ limit: '50', status: 'Open' }));
  expect(document.activeElement).toBe(within(chips).getByRole('button', { name: '모두 지우기' }));
  await userEvent.click(within(chips).getByRole('button', { name: '모두 지우기' }));
  await waitFor(() => expect(searchNow()).toEqual({ limit: '50' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '보고' }));
});

it('an arrow that is disabled on the last page passes the focus to the other, as on the first page', async () => {
  await given({ ...two, total: 22 });
  const [previous, next] = await Promise.all(
    ['이전 페이지', '다음 페이지'].map((name) => screen.findByRole<HTMLButtonElement>('button', { name })),
  );
  next?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect([next?.disabled, document.activeElement]).toEqual([true, previous]));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect([previous?.disabled, document.activeElement]).toEqual([true, next]));
});

it('unknown values are removed from the address', async () => {
  const { searchNow } = await given(two, '/reports?status=Nothing&fieldId=3&utm=1');
  await waitFor(() => expect(searchNow()).toEqual({ fieldId: '3' }));
});

it('the next page is a separate history entry', async () => {
  const { searchNow, router } = await given(two, '/reports?status=Open');
  await userEvent.click(await screen.findByRole('button', { name: '다음 페이지' }));
  await waitFor(() => expect(searchNow()).toEqual({ status: 'Open', offset: '1' }));
  router.history.back();
  await waitFor(() => expect(searchNow()).toEqual({ status: 'Open' }));
});

it.each([
  ['/reports', '보고가 없습니다.'],
  ['/reports?status=Open', '조건에 맞는 항목이 없습니다.'],
  ['/reports?status=Open&offset=3', '이 페이지에는 항목이 없습니다.'],
])('an empty list at %s says %s', async (address, words) => {
  await given({ items: [] }, address);
  await screen.findByText(words);
});

it('a list that fails to load shows it and can be retried', async () => {
  await given({ error: new Error('no') });
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: '다시 시도' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('loading rows are shown as placeholders of the same height', async () => {
  await given({});
  expect((await screen.findByRole('table', { name: '보고' })).querySelectorAll('tbody [aria-hidden]')).toHaveLength(8);
});

it('rows are chosen one by one or all of the page', async () => {
  await given(two);
  const box = async (name: string) => (await screen.findByRole('checkbox', { name })) as HTMLInputElement;
  await userEvent.click(await box('보고 1 선택'));
  expect([(await box('이 페이지 모두 선택')).indeterminate, (await box('보고 2 선택')).checked]).toEqual([true, false]);
  await userEvent.click(await box('이 페이지 모두 선택'));
  expect((await box('보고 2 선택')).checked).toBe(true);
});

it('a row with more details expands in place', async () => {
  await given(two);
  const more = await screen.findByRole('button', { name: '보고 1 더 보기' });
  expect(screen.queryByRole('button', { name: '보고 2 더 보기' })).toBeNull();
  await userEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await screen.findByText('관련 보고 3건');
  await userEvent.click(more);
  expect(screen.queryByText('관련 보고 3건')).toBeNull();
});

it('filters are collapsed on a phone; a range that ends before it starts is reported', async () => {
  await given(two, '/reports?from=2026-11-20&to=2026-11-19');
  const button = await screen.findByRole('button', { name: '필터' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const problem = screen.getByRole('alert');
  expect(screen.getByLabelText('보고일 끝').getAttribute('aria-errormessage')).toBe(problem.id);
});
