import {
  computeClock,
  type Duty,
  decideDuty,
  type Filing,
  getDuty,
  getReport,
  recordFiling,
  type ShownFiling,
  voidFiling,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { reply } from '../../../testing/given-portal.tsx';
import { givenSafety, sampleReport } from '../../../testing/safety.ts';
import { office } from '../../../testing/safety-actions.ts';

afterEach(() => vi.unstubAllGlobals());

const rule = {
  id: 'obstacle-72',
  law: '항공안전법 시행규칙',
  article: '제134조제4항제2호가목',
  effectiveFrom: '2020-02-28',
  checkedOn: '2026-11-27',
};
/** What its reporter reads. */
const shown: Duty = {
  reportId: 12,
  reportNo: 'SSR-2026-0012',
  state: 'Waiting',
  basis: 'Obstacle',
  item: null,
  class: 'Hours72',
  isConfirmed: false,
  startsFrom: 'Event',
  knownAt: null,
  hindrance: null,
  startsAt: '2026-11-19T12:40:00.000Z',
  dueAt: '2026-11-24T12:40:00.000Z',
  plainDueAt: '2026-11-22T12:40:00.000Z',
  protectionUntil: null,
  filedAt: null,
  isLate: null,
  mainReportId: null,
  calendarIsIncomplete: false,
  rule,
  filings: [],
  version: 3,
  can: {},
};
const proposal = { basis: 'Obstacle', item: null, class: 'Hours72', from: 'ReportType' } as const;
const ofOffice = (change: Partial<Duty> = {}): Duty => ({
  ...shown,
  needsReview: false,
  proposal,
  history: [],
  can: { decide: true, file: true },
  ...change,
});
const filing = (change: Partial<Filing> = {}): Filing => ({
  id: 5,
  recipient: 'RegionalOffice',
  form: '65',
  filedAt: '2026-11-20T01:00:00.000Z',
  receiptNo: '2026-0815',
  counts: true,
  reportId: 12,
  reportNo: 'SSR-2026-0012',
  recipientName: null,
  note: null,
  files: [],
  recordedBy: office,
  recordedDate: '2026-11-20T01:05:00.000Z',
  voided: null,
  can: { files: true, void: true },
  ...change,
});

type Replies = Parameters<typeof givenSafety>[1];
const given = (duty: Duty, more: Replies = [], change: Parameters<typeof sampleReport>[0] = {}) =>
  givenSafety('/esms/report/view/12', [
    ...more,
    reply(getReport, sampleReport({ can: { seeDuty: true }, ...change })),
    reply(getDuty, duty),
    reply(computeClock, {
      class: 'Hours96',
      hours: 96,
      startsAt: '2026-11-19T12:40:00.000Z',
      dueAt: '2026-11-25T12:40:00.000Z',
      plainDueAt: '2026-11-23T12:40:00.000Z',
      protectionUntil: null,
      excluded: [{ date: '2026-11-21', reason: 'Saturday', name: null }],
      calendarIsIncomplete: false,
      rule,
    }),
  ]);
const panel = async () => within(await screen.findByRole('region', { name: '법정 보고' }));
const press = async (name: string): Promise<void> =>
  userEvent.click(await (await panel()).findByRole('button', { name }));

it('a reporter reads the deadline, that nothing was filed and their own duty, without buttons', async () => {
  await given(shown, [], { isMine: true });
  const duty = await panel();
  await duty.findByText('2026-11-24 (화) 21:40');
  duty.getByText('토·공휴일을 빼지 않으면 2026-11-22 (일) 21:40');
  duty.getByText(/제134조제4항제2호가목/);
  duty.getByText('제안 (확정 전)');
  duty.getByText('안전 부서의 제출 기록 없음. 기장 본인에게도 보고 의무가 있습니다(법 제62조제5항).');
  expect(duty.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['초안']);
  expect(duty.queryByRole('list', { name: '판단 이력' })).toBeNull();
});

it('the office reads the review notice and the reason of a decision; of a confidential report no time', async () => {
  const entry = { basis: 'Obstacle', item: null, class: 'Hours72', startsAt: shown.startsAt ?? '' } as const;
  await given(
    ofOffice({
      needsReview: true,
      isConfirmed: true,
      proposal: { ...proposal, basis: 'Voluntary', class: 'Voluntary', from: 'Classification' },
      calendarIsIncomplete: true,
      hindrance: { reason: '통신 두절', endedAt: null },
      history: [
        { ...entry, at: null, by: null, source: 'Proposal', dueAt: shown.dueAt, reason: null },
        { ...entry, at: '2026-11-20T01:00:00.000Z', by: office, source: 'Decision', dueAt: null, reason: '조사 결과' },
      ],
    }),
    [],
    { isConfidential: true },
  );
  const duty = await panel();
  await duty.findByText(/확정한 뒤 제안이 바뀌었습니다: 기한 없음/);
  duty.getByText(/공휴일이 등록되지 않아/);
  duty.getByText('통신 두절 · 사유가 이어지고 있습니다');
  const [first, second] = within(duty.getByRole('list', { name: '판단 이력' })).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/시각 비공개.*자동/);
  expect(second?.textContent).toMatch(/2026-11-20.*배성민.*조사 결과/);
});

it('a child links to its main report, where duties are decided and filed', async () => {
  const resting = { basis: null, item: null, class: null, startsAt: null, dueAt: null, plainDueAt: null, rule: null };
  const can = { decide: 'child-report', file: 'child-report' } as const;
  await given(ofOffice({ ...resting, state: 'WithMain', proposal: null, mainReportId: 7, can }));
  const duty = await panel();
  const link = await duty.findByRole('link', { name: '대표 보고서 열기' });
  expect(link.getAttribute('href')).toBe('/esms/report/view/7');
  expect(duty.queryByRole('button', { name: '제출 기록' })).toBeNull();
});

it('a decision shows its deadline, asks for a reason, and keeps typed text when it is refused', async () => {
  const sent: unknown[] = [];
  await given(ofOffice(), [
    {
      endpoint: decideDuty,
      answer: ({ body, headers }) => {
        sent.push([headers.get('if-match'), body]);
        return sent.length === 1 ? refusal('no-permission') : { body: ofOffice({ isConfirmed: true, version: 4 }) };
      },
    },
  ]);
  await press('확정·변경');
  const dialog = within(await screen.findByRole('dialog', { name: '법정 보고 확정·변경' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '별표 20의2 항목' }), '5');
  const due = within(await dialog.findByRole('status'));
  await due.findByText('기한 2026-11-25 (수) 21:40');
  due.getByText(/세지 않는 날: 2026-11-21 \(토\) 토요일/);
  const confirm = dialog.getByRole('button', { name: '확정' });
  await userEvent.click(confirm);
  await dialog.findByText('필수 항목입니다.');
  expect(sent).toEqual([]);
  const reason = dialog.getByRole('textbox', { name: /판단 이유/ });
  await userEvent.type(reason, '엔진 고장 😀');
  await userEvent.click(confirm);
  await waitFor(() => expect(sent.length).toBe(1));
  expect(reason).toHaveProperty('value', '엔진 고장 😀');
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  await userEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { basis: 'Obstacle', item: '5', startsFrom: 'Event', knownAt: null, hindrance: null };
  expect(sent[1]).toEqual(['"3"', { ...body, reason: '엔진 고장 😀' }]);
});

it('a filing is recorded once however often it is pressed, and its recipient is named where it is another', async () => {
  const sent: { key: string | null; body: unknown }[] = [];
  await given(ofOffice(), [
    {
      endpoint: recordFiling,
      answer: ({ body, headers }) => {
        sent.push({ key: headers.get('idempotency-key'), body });
        return { status: 201, body: filing() };
      },
    },
  ]);
  await press('제출 기록');
  const dialog = within(await screen.findByRole('dialog', { name: '제출 기록' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /제출처/ }), 'Other');
  const record = dialog.getByRole('button', { name: '기록' });
  await userEvent.click(record);
  await dialog.findByText('필수 항목입니다.');
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /제출처 이름/ }), '사고조사위원회');
  await userEvent.dblClick(record);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      key: expect.stringMatching(/.+/),
      body: expect.objectContaining({ recipient: 'Other', recipientName: '사고조사위원회', form: 'Electronic' }),
    },
  ]);
});

it('an incorrect filing is voided with a reason; a conflict is reported, and the reason stays', async () => {
  const sent: unknown[] = [];
  await given(ofOffice({ state: 'Filed', filings: [filing()] }), [
    {
      endpoint: voidFiling,
      answer: ({ body }) => {
        sent.push(body);
        return sent.length === 1 ? refusal('changed-meanwhile') : { body: filing({ counts: false }) };
      },
    },
  ]);
  await (await panel()).findByText('접수 번호 2026-0815');
  await press('무효 처리');
  const dialog = within(await screen.findByRole('dialog', { name: '제출 기록 무효 처리' }));
  const voiding = dialog.getByRole('button', { name: '무효 처리' });
  expect(voiding).toHaveProperty('disabled', true);
  const reason = dialog.getByRole('textbox', { name: /무효 사유/ });
  await userEvent.type(reason, '다른 보고서의 번호');
  await userEvent.click(voiding);
  await dialog.findByText(/다른 사람|바뀌|변경/);
  expect(reason).toHaveProperty('value', '다른 보고서의 번호');
  await userEvent.click(voiding);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ reason: '다른 보고서의 번호' }, { reason: '다른 보고서의 번호' }]);
});

it('of a filing its reporter reads to whom, when and under which number, and nothing of the office', async () => {
  const { id, recipient, form, filedAt, receiptNo, counts } = filing();
  const told: ShownFiling = { id, recipient, form, filedAt, receiptNo, counts };
  await given({ ...shown, state: 'Filed', filedAt, isLate: false, filings: [told] }, [], { isMine: true });
  const duty = await panel();
  const list = within(await duty.findByRole('list', { name: '제출 기록' }));
  expect(list.getByRole('listitem').textContent).toMatch(/지방항공청.*2026-11-20.*접수 번호 2026-0815.*의무 이행/);
  expect(list.queryByRole('button')).toBeNull();
  expect(duty.queryByText(/안전 부서의 제출 기록 없음/)).toBeNull();
});
