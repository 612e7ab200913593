import {
  type ApprovalDocument,
  actOnLine,
  cancelDocument,
  createDraft,
  type DocumentBody,
  getDocument,
  modifyDocument,
  submitDraft,
  submitNewDocument,
} from '@portal/contract/approval';
import { addDays } from '@portal/contract/kernel';
import { getLeaveStatus, listLeaveDays } from '@portal/contract/leave';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineOf, sampleLeave, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenEmployee, givenEntitlement, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;
let count = 0;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

/** A new employee with this many days of annual leave in 2026. */
const givenCrew = async (days: number): Promise<TestEmployee> => {
  count += 1;
  const crew = await givenEmployee(app, `crew${count}`, office.department);
  await givenEntitlement(app, crew, 2026, days);
  return crew;
};

const submit = (crew: TestEmployee, body: DocumentBody) => app.call(submitNewDocument, crew, { body });

const givenLeave = async (crew: TestEmployee, ...days: string[]): Promise<ApprovalDocument> => {
  const { status, body } = await submit(crew, sampleLeave([office.lead], { days }));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};

const act = (document: ApprovalDocument, action: 'Approved' | 'Reject' | 'Hold') =>
  app.call(actOnLine, office.lead, {
    params: { id: document.id, lineId: lineOf(document, office.lead) },
    body: { action, comment: '확인' },
  });

const cancel = (crew: TestEmployee, { id }: ApprovalDocument) =>
  app.call(cancelDocument, crew, { params: { id }, body: { cancellationReason: '일정 변경' } });

const balance = async (crew: TestEmployee, year = 2026) => {
  const { body } = await app.call(getLeaveStatus, crew, { query: { year } });
  return [body.remainingDays, body.reservedDays, body.useAnnualLeaveDays, body.useVacationDays];
};

describe('a leave application', () => {
  test('is numbered LV, titled by its days, and stored as it was sent', async () => {
    const crew = await givenCrew(10);
    const document = await givenLeave(crew, '2026-12-02', '2026-12-01', '2026-12-03');
    expect(document.docNo).toMatch(/^LV-2026-[0-9]{6}$/);
    expect(document).toMatchObject({
      title: '[휴가신청서] 2026-12-01 외 2일',
      status: 'InProgress',
      vacation: { absenceType: 'AnnualLeave', contract: '010-0000-0000' },
      annualLeaveInfo: { year: 2026, totalDays: 10, remainingDays: 10, reservedDays: 3 },
    });
    expect(document.vacation?.periods.map(({ vacationDate }) => vacationDate)).toEqual([
      '2026-12-02',
      '2026-12-01',
      '2026-12-03',
    ]);
  });

  test('reserves its days, uses them when it is approved, and returns them when it is rejected', async () => {
    const crew = await givenCrew(5);
    const first = await givenLeave(crew, '2026-12-01', '2026-12-02');
    const second = await givenLeave(crew, '2026-12-10');
    expect(await balance(crew)).toEqual([5, 3, 0, 0]);
    await act(first, 'Approved');
    expect(await balance(crew)).toEqual([3, 1, 2, 0]);
    await act(second, 'Reject');
    expect(await balance(crew)).toEqual([3, 0, 2, 0]);
  });

  test('counts each year by its days', async () => {
    const crew = await givenCrew(2);
    await givenEntitlement(app, crew, 2027, 1);
    await givenLeave(crew, '2026-12-31', '2027-01-01');
    expect(await balance(crew, 2026)).toEqual([2, 1, 0, 0]);
    expect(await balance(crew, 2027)).toEqual([1, 1, 0, 0]);
  });

  test('shows the days that one requested or took, to oneself alone, without those that were returned', async () => {
    const crew = await givenCrew(5);
    const daysOf = async (who: TestEmployee, year = 2026) =>
      (await app.call(listLeaveDays, who, { query: { year } })).body.map(
        ({ vacationDate, half }) => `${vacationDate} ${half}`,
      );
    await givenLeave(crew, '2026-12-01');
    const back = await givenLeave(crew, '2026-12-03');
    await act(back, 'Reject');
    expect(await daysOf(crew)).toEqual(['2026-12-01 Morning', '2026-12-01 Afternoon']);
    expect(await daysOf(crew, 2025)).toEqual([]);
    expect(await daysOf(await givenCrew(5))).toEqual([]);
  });

  test('of another type needs no balance and is counted separately', async () => {
    const crew = await givenCrew(0);
    const body = sampleLeave([office.lead], { absenceType: 'Training', days: ['2026-12-01'] });
    const { body: document } = await submit(crew, body);
    await act(document, 'Approved');
    expect(await balance(crew)).toEqual([0, 0, 0, 1]);
  });

  test('that is self-approved uses its days immediately, and needs some', async () => {
    const crew = await givenCrew(3);
    const alone = (days: string[]) => sampleLeave([], { days }, { decidesArbitrarily: true });
    expect((await submit(crew, alone([]))).body).toMatchObject({ errors: [{ path: 'vacation.periods' }] });
    expect((await submit(crew, alone(['2026-12-01']))).body).toMatchObject({ status: 'Completed' });
    expect(await balance(crew)).toEqual([2, 0, 1, 0]);
  });

  test('shows the drafter’s leave balance to the drafter and the approvers alone', async () => {
    const crew = await givenCrew(3);
    const { body: document } = await submit(
      crew,
      sampleLeave(
        [office.lead],
        { days: ['2026-12-01'] },
        { referrers: [{ type: 'Employee', sourceId: office.first.id }] },
      ),
    );
    const seenBy = async (reader: TestEmployee) =>
      (await app.call(getDocument, reader, { params: { id: document.id } })).body.annualLeaveInfo;
    expect(await seenBy(crew)).toMatchObject({ remainingDays: 3 });
    expect(await seenBy(office.lead)).toMatchObject({ remainingDays: 3 });
    expect(await seenBy(office.first)).toBeNull();
    await act(document, 'Approved');
    expect(await seenBy(crew)).toBeNull();
  });

  test('over New Year shows the balance of both years', async () => {
    const crew = await givenCrew(3);
    await givenEntitlement(app, crew, 2027, 5);
    const body = sampleLeave([office.lead], { days: ['2027-01-02', '2026-12-31', '2027-01-01'] });
    const { body: document } = await submit(crew, body);
    const { body: read } = await app.call(getDocument, office.lead, { params: { id: document.id } });
    expect(read.annualLeaveByYear).toMatchObject([
      { year: 2026, remainingDays: 3, reservedDays: 1 },
      { year: 2027, remainingDays: 5, reservedDays: 2 },
    ]);
    expect(read.annualLeaveInfo).toEqual(read.annualLeaveByYear[0]);
  });

  test('cannot be modified, and a memo cannot become a leave application', async () => {
    const crew = await givenCrew(3);
    const leave = await givenLeave(crew, '2026-12-01');
    const again = { params: { id: leave.id }, body: sampleLeave([office.lead], { days: ['2026-12-02'] }) };
    expect((await app.call(modifyDocument, crew, again)).body).toMatchObject({ code: 'already-processed' });
    const { body: memo } = await submit(crew, sampleMemo([office.lead]));
    const turned = { params: { id: memo.id }, body: sampleLeave([office.lead], { days: ['2026-12-02'] }) };
    expect((await app.call(modifyDocument, crew, turned)).body).toMatchObject({ errors: [{ path: 'category.id' }] });
    const mixed = sampleMemo([office.lead], { vacation: { absenceType: 'Training', periods: [] } });
    expect((await submit(crew, mixed)).body).toMatchObject({
      errors: [{ path: 'vacation', code: 'vacation-on-memo' }],
    });
  });

  test('is saved incomplete as a draft, and submitted complete', async () => {
    const crew = await givenCrew(3);
    const { status, body: draft } = await app.call(createDraft, crew, { body: sampleLeave([], { days: [] }) });
    expect([status, draft.title]).toEqual([201, '[휴가신청서]']);
    expect(await balance(crew)).toEqual([3, 0, 0, 0]);
    const body = sampleLeave([office.lead], { days: ['2026-12-05'] }, { title: draft.title });
    expect((await app.call(submitDraft, crew, { params: { id: draft.id }, body })).status).toBe(200);
    expect(await balance(crew)).toEqual([3, 1, 0, 0]);
  });
});

describe('the server refuses', () => {
  test('a day that is taken, except for the other half of it', async () => {
    const crew = await givenCrew(10);
    const half = (type: 'MorningOff' | 'AfternoonOff') =>
      submit(crew, sampleLeave([office.lead], { days: [{ half: '2026-12-01', type }] }));
    expect((await half('MorningOff')).status).toBe(201);
    expect(await half('MorningOff')).toMatchObject({
      status: 422,
      body: { code: 'leave-overlaps', errors: [{ path: 'vacation.periods.0.vacationDate', code: 'leave-day-taken' }] },
    });
    expect((await submit(crew, sampleLeave([office.lead], { days: ['2026-12-02', '2026-12-01'] }))).body).toMatchObject(
      {
        code: 'leave-overlaps',
        errors: [{ path: 'vacation.periods.1.vacationDate' }],
      },
    );
    expect((await half('AfternoonOff')).status).toBe(201);
    expect(await balance(crew)).toEqual([10, 1, 0, 0]);
  });

  test('more days than are left, including reserved ones, and stores nothing', async () => {
    const crew = await givenCrew(2.5);
    await givenLeave(crew, '2026-12-01');
    const { status, body } = await submit(crew, sampleLeave([office.lead], { days: ['2026-12-02', '2026-12-03'] }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'leave-overdrawn', errors: [{ path: 'vacation.periods', code: 'leave-left' }] });
    expect(await balance(crew)).toEqual([2.5, 1, 0, 0]);
    expect((await submit(crew, sampleLeave([office.lead], { days: ['2027-01-02'] }))).body).toMatchObject({
      code: 'leave-overdrawn',
    });
  });

  test('to overdraw with concurrent calls: of twenty for one day each, with five days left, five are accepted', async () => {
    const crew = await givenCrew(5);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        submit(crew, sampleLeave([office.lead], { days: [`2026-12-${String(at + 1).padStart(2, '0')}`] })),
      ),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(all.filter(({ body }) => 'code' in body && body.code === 'leave-overdrawn')).toHaveLength(15);
    expect(await balance(crew)).toEqual([5, 5, 0, 0]);
  });

  test('one day twice, also with many concurrent calls', async () => {
    const crew = await givenCrew(20);
    const all = await Promise.all(
      Array.from({ length: 20 }, () => submit(crew, sampleLeave([office.lead], { days: ['2026-12-24'] }))),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await balance(crew)).toEqual([20, 1, 0, 0]);
  });
});

test('over New Year both balances are read one after the other on the single connection of the transaction', async () => {
  const crew = await givenCrew(10);
  await givenEntitlement(app, crew, 2027, 10);
  const warned: string[] = [];
  const warn = ({ message }: Error) => warned.push(message);
  process.on('warning', warn);
  await givenLeave(crew, '2026-12-31', '2027-01-01');
  await new Promise(setImmediate);
  process.off('warning', warn);
  expect([await balance(crew), await balance(crew, 2027)]).toEqual([
    [10, 1, 0, 0],
    [10, 1, 0, 0],
  ]);
  expect(warned).toEqual([]);
});

test('a maternity leave of 120 days is accepted, one of 151 is not', async () => {
  const crew = await givenCrew(0);
  const daysOf = (count: number) => Array.from({ length: count }, (_, at) => addDays('2026-12-01', at));
  const apply = (count: number) =>
    submit(crew, sampleLeave([office.lead], { absenceType: 'MaternityLeave', days: daysOf(count) }));
  expect((await apply(151)).body).toMatchObject({
    code: 'not-valid',
    errors: [{ path: 'vacation.periods', code: 'too-many' }],
  });
  const { status, body } = await apply(120);
  expect([status, body.title]).toEqual([201, '[휴가신청서] 2026-12-01 외 119일']);
});

describe('cancelling', () => {
  test('is possible in progress even after an act', async () => {
    const crew = await givenCrew(3);
    const document = await givenLeave(crew, '2026-12-01');
    await act(document, 'Hold');
    expect((await cancel(crew, document)).body).toMatchObject({ status: 'Canceled' });
    expect(await balance(crew)).toEqual([3, 0, 0, 0]);
  });

  test('is possible when completed until the day before the first day, and returns the days', async () => {
    const crew = await givenCrew(3);
    const document = await givenLeave(crew, '2026-11-22', '2026-11-21');
    await act(document, 'Approved');
    expect(await balance(crew)).toEqual([1, 0, 2, 0]);
    expect((await cancel(office.lead, document)).status).toBe(403);
    expect((await cancel(crew, document)).body).toMatchObject({ status: 'Canceled' });
    expect(await balance(crew)).toEqual([3, 0, 0, 0]);
    expect((await cancel(crew, document)).body).toMatchObject({ code: 'already-acted' });
  });

  test('is refused once the leave has begun', async () => {
    const crew = await givenCrew(3);
    const document = await givenLeave(crew, '2026-11-20', '2026-11-25');
    await act(document, 'Approved');
    expect(await cancel(crew, document)).toMatchObject({ status: 422, body: { code: 'leave-begun' } });
    expect(await balance(crew)).toEqual([1, 0, 2, 0]);
  });
});
