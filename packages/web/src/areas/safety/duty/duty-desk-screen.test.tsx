import { type DutyRow, listDuties } from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { givenSafety } from '../../../testing/safety.ts';
import { urgencyLook } from './duty-badge.tsx';

afterEach(() => vi.unstubAllGlobals());

const row = (reportId: number, change: Partial<DutyRow> = {}): DutyRow => ({
  reportId,
  reportNo: `SSR-2026-000${reportId}`,
  reportType: 'SSR',
  isConfidential: false,
  subject: `보고 ${reportId}`,
  eventDate: '2026-11-19T21:40',
  eventDateTimeZone: 1,
  status: 'Open',
  state: 'Waiting',
  basis: 'Obstacle',
  item: null,
  class: 'Hours72',
  isConfirmed: false,
  needsReview: false,
  startsAt: '2026-11-19T12:40:00.000Z',
  dueAt: '2099-11-24T12:40:00.000Z',
  plainDueAt: '2099-11-22T12:40:00.000Z',
  protectionUntil: null,
  filedAt: null,
  isLate: null,
  ...change,
});
const page = (items: DutyRow[]) => ({ items, total: items.length, offset: 0, limit: 20 });

it('each duty shows its deadline, its state and whether it needs review, and links to its report', async () => {
  await givenSafety('/esms/filing', [
    reply(
      listDuties,
      page([
        row(1, { class: 'AtOnce', dueAt: null, plainDueAt: null, basis: 'Accident' }),
        row(2, { state: 'Late', dueAt: '2026-11-20T12:40:00.000Z' }),
        row(3, { needsReview: true }),
        row(4, { class: 'Hindrance72', dueAt: null, plainDueAt: null }),
      ]),
    ),
  ]);
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/즉시.*항공기사고/),
    expect.stringMatching(/2026-11-20.*21:40.*늦음/),
    expect.stringMatching(/제출 대기.*검토 필요/),
    expect.stringMatching(/사유가 끝나면 정해짐.*제출 대기/),
  ]);
  expect(
    within(rows[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/esms/report/view/1#reportDetails');
});

it('the tabs and filters send their queries, and an empty desk says so', async () => {
  const { calls } = await givenSafety('/esms/filing', [reply(listDuties, page([]))]);
  await screen.findByText('제출을 기다리는 보고가 없습니다.');
  await userEvent.click(screen.getByText('검토 필요'));
  await userEvent.click(await screen.findByText('전체', { selector: 'label, label *' }));
  const asked = () =>
    calls.filter(({ path }) => path.startsWith('/api/esms/filings')).map(({ path }) => path.split('?')[1] ?? '');
  await waitFor(() => expect(asked().at(-1)).not.toContain('needsReview'));
  expect(asked()[0]).toContain('state=Waiting');
  expect(asked().some((query) => query.includes('needsReview=true'))).toBe(true);
  expect(asked().at(-1)).not.toContain('state=');
});

it('people who may not see the desk are redirected to the start page', async () => {
  const { router } = await givenSafety('/esms/filing', [refuse(listDuties, 'no-permission')]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
});

it('red is used for late and immediate duties, amber for those due within six hours, and nothing else', () => {
  const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
  const looks = [
    row(1, { state: 'Late', dueAt: inHours(-1) }),
    row(2, { class: 'AtOnce', dueAt: null }),
    row(3, { dueAt: inHours(5.9) }),
    row(4, { dueAt: inHours(6.1) }),
    row(5, { class: 'Hindrance72', dueAt: null }),
  ].map(urgencyLook);
  expect(looks).toEqual(['no', 'no', 'wait', 'info', 'info']);
});
