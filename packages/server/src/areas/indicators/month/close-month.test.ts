import { listAudit } from '@portal/contract/admin';
import {
  type CloseBody,
  closeIndicatorMonth,
  getDashboard,
  getIndicatorMonth,
  getIndicatorSeries,
  importFlights,
  importOccurrences,
  listCountedReports,
  type MonthRow,
} from '@portal/contract/indicators';
import { addRelations, type ClassificationBody, changeReport, type Report } from '@portal/contract/safety';
import { beforeEach, describe, expect, test } from 'vitest';
import { headers, indicatorId, type Rows, sendSheet } from '#testing/areas/given-figures';
import { givenMarks, givenReaders } from '#testing/documents/given-reading';
import { givenGeneralDrive, givenRevision } from '#testing/documents/given-revision';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { givenActions, givenHazardOf } from '#testing/safety/given-action';
import { givenClassification } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;

/** Today is 20 November 2026, so October is over. */
const october = { year: 2026, month: 10 };
const BIRD = 29;

beforeEach(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[5];
  return () => app.close();
});

const strike = async (more: object = {}, classified: Partial<ClassificationBody> = {}): Promise<Report> => {
  const report = await givenReport(app, air.captain, { eventDate: '2026-10-12T10:00', ...more });
  await givenClassification(app, office, report.id, { eventCategories: [{ id: BIRD }], ...classified });
  return report;
};
const read = (month = october, who = office) => app.call(getIndicatorMonth, who, { params: month });
const rowOf = async (key: number, month = october): Promise<MonthRow> => {
  const row = (await read(month)).body.rows.find((each) => each.key === key);
  if (!row) throw new Error(`there is no key ${key}`);
  return row;
};
const close = (counts: CloseBody['counts'], reason: string | null = null, month = october, who = office) =>
  app.call(closeIndicatorMonth, who, { params: month, body: { counts, reason } });
const one = (key: number, occurrenceCount: number, baseCount: number | null = null) => ({
  key,
  occurrenceCount,
  baseCount,
});
const sheet = (...rows: Rows) => sendSheet(app, importOccurrences, office, [headers.occurrences, ...rows]);
const faults = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ((body as { errors?: { path: string; code: string }[] }).errors ?? []).map(({ path, code }) => `${path} ${code}`),
];
const entries = async () => {
  const admin = await givenEmployee(app, 'admin', air.flight);
  await givenGrant(app, admin, 'Admin', 'Level0');
  const { body } = await app.call(listAudit, admin, { query: { area: 'indicators' } });
  return body.items.map(({ action, before, after }) => [action, before, after]);
};

describe('a month', () => {
  test('has 25 rows with proposals, which include confidential reports', async () => {
    await strike();
    await strike({ isConfidential: true, reportType: 'SSVR' });
    const { status, body } = await read();
    expect([status, body.rows.length, body.flightCount, body.can]).toEqual([200, 25, null, { close: true }]);
    expect(body.rows.map(({ key }) => key)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
    expect(body.rows[9]).toEqual({
      key: 10,
      indicator: { id: expect.any(Number) as number, name: '조류충돌', engName: 'Bird strike', isActivated: true },
      state: 'Open',
      proposal: { occurrenceCount: 2, baseCount: null, confidentialCount: 1, isSmall: true },
      recorded: null,
      difference: null,
    });
    expect([body.rows[2]?.proposal?.occurrenceCount, body.rows[21]?.proposal, body.rows[23]?.proposal]).toEqual([
      0,
      null,
      null,
    ]);
  });

  test('can be read before it is over but not closed, and a future one is refused', async () => {
    const november = { year: 2026, month: 11 };
    const december = { year: 2026, month: 12 };
    expect((await read(november)).body.can).toEqual({ close: 'not-valid' });
    expect(faults(await close([one(10, 0)], null, november))).toEqual([422, ['month month-not-over']]);
    expect(faults(await read(december))).toEqual([422, ['month month-to-come']]);
    expect(faults(await close([one(10, 0)], null, december))).toEqual([422, ['month month-to-come']]);
    expect((await read({ year: 2026, month: 13 })).status).toBe(400);
  });

  test('is for the master levels alone', async () => {
    for (const who of [air.captain, air.level[2], air.level[4]])
      expect([(await read(october, who)).status, (await close([one(10, 0)], null, october, who)).status]).toEqual([
        403, 403,
      ]);
  });
});

describe('a close', () => {
  test('stores the proposal as the figure; a later difference is shown until it is closed again with a reason', async () => {
    await strike();
    const closed = await close([one(10, 1), one(3, 0)]);
    expect(closed.status).toBe(200);
    expect(closed.body.rows[9]).toMatchObject({
      state: 'Closed',
      recorded: { occurrenceCount: 1, baseCount: null, origin: 'Close', by: { id: office.id }, reason: null },
      difference: 0,
    });
    expect(closed.body.rows[9]?.recorded?.at).toBe(app.now.value.toISOString());
    await strike();
    expect(await rowOf(10)).toMatchObject({ state: 'Differs', difference: 1, recorded: { occurrenceCount: 1 } });
    expect(faults(await close([one(10, 2)]))).toEqual([422, ['reason required']]);
    expect((await close([one(10, 2)], ' 늦게 들어온 보고 ')).body.rows[9]).toMatchObject({
      state: 'Closed',
      recorded: { occurrenceCount: 2, reason: '늦게 들어온 보고' },
    });
    expect((await close([one(10, 2)])).status).toBe(200);
    expect(await entries()).toEqual([
      ['close', { figures: ['2026-10 · 10: 1'] }, { figures: ['2026-10 · 10: 2'] }],
      ['close', null, { figures: ['2026-10 · 10: 1', '2026-10 · 3: 0'] }],
    ]);
  });

  test('is refused completely, in the documented order of rules', async () => {
    await sheet([2026, 10, 4, 7]);
    expect(faults(await close([one(10, 9), one(4, 0), one(10, 0), one(22, 0)]))).toEqual([
      422,
      ['counts.1.key figure-uploaded', 'counts.2.key chosen-twice', 'counts.3.key no-proposal'],
    ]);
    const stale = await close([one(3, 0), one(10, 9)]);
    expect([stale.status, (stale.body as { code?: string }).code]).toEqual([409, 'changed-meanwhile']);
    expect((await rowOf(3)).state).toBe('Open');
    expect((await close([])).status).toBe(400);
    expect((await close([one(26, 0)])).status).toBe(400);
  });

  test('is replaced by an import with another value, not by one with the same value', async () => {
    await strike();
    await close([one(10, 1)]);
    expect((await sheet([2026, 10, 10, 1])).body).toMatchObject({ unchanged: 1 });
    expect(await rowOf(10)).toMatchObject({ state: 'Closed', recorded: { origin: 'Close' } });
    expect((await entries()).length).toBe(1);
    await sheet([2026, 10, 10, 5]);
    expect(await rowOf(10)).toMatchObject({
      state: 'Uploaded',
      recorded: { occurrenceCount: 5, origin: 'Upload', by: { id: office.id } },
      difference: -4,
    });
    await sheet([2026, 10, 10, null]);
    expect(await rowOf(10)).toMatchObject({ state: 'Open', recorded: null });
  });

  test('with two concurrent calls writes once: the second finds it closed', async () => {
    await strike();
    const both = await Promise.all([close([one(10, 1)]), close([one(10, 1)], null, october, air.level[6])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await entries()).length).toBe(1);
  });
});

describe('a leading indicator', () => {
  test('counts voluntary reports per active employee', async () => {
    app.now.value = new Date('2026-10-31T14:59:00.000Z');
    const before = { eventDate: '2026-10-30T10:00' };
    await givenReport(app, air.captain, { ...before, reportType: 'SSVR', isConfidential: true });
    app.now.value = new Date('2026-11-20T01:00:00.000Z');
    await givenReport(app, air.captain, { reportType: 'SSVR' });
    const left = await givenEmployee(app, 'left', air.flight, { resignedOn: '2026-10-31' });
    await givenEmployee(app, 'leaves', air.flight, { resignedOn: '2026-11-05' });
    const { rows } = await app.pool.query<{ n: number }>('select count(*)::integer as n from directory.employee');
    const employees = (rows[0]?.n ?? 0) - 1;
    expect(left.id).toBeGreaterThan(0);
    const { proposal } = await rowOf(23);
    expect(proposal).toEqual({ occurrenceCount: 1, baseCount: employees, confidentialCount: 1, isSmall: true });
    await close([one(23, 1, employees)]);
    const { body } = await app.call(getDashboard, air.captain, { query: october });
    const shown = body.indicators.find(({ key }) => key === 23);
    const rate = Math.round((1 / employees) * 100_000) / 1000;
    expect(shown).toMatchObject({
      base: { kind: 'Employees', count: employees },
      occurrence: { occurrenceCount: 1, flightCount: null, incidentRate: rate },
      accumulate: { months: 1, occurrenceCount: 1, flightCount: null, incidentRate: rate },
    });
    const id = await indicatorId(app, office, 23);
    const series = await app.call(getIndicatorSeries, air.captain, { params: { id }, query: { years: '2026' } });
    expect(series.body[0]?.data[9]).toEqual({ month: 10, incidentRate: rate, occurrenceCount: 1, flightCount: null });
    await sendSheet(app, importFlights, office, [headers.flights, [2026, 10, 100]]);
    await sheet([2026, 10, 23, 2]);
    const uploaded = (await app.call(getDashboard, air.captain, { query: october })).body.indicators[22];
    expect([uploaded?.base, uploaded?.occurrence.incidentRate]).toEqual([null, 2]);
  });

  test('counts actions due in the month that were completed in time', async () => {
    const id = await givenHazardOf(app, office);
    const actions = await givenActions(app, { family: 'hazards', id, by: office }, [
      air.captain,
      air.colleague,
      air.level[2],
      air.level[3],
    ]);
    const [inTime, late, cancelled, open] = actions.map((action) => action.id);
    const set = (action: number | undefined, status: string, day: string | null) =>
      app.pool.query('update safety.action set due_on = $2, status = $3, completed_at = $4 where id = $1', [
        action,
        '2026-10-10',
        status,
        day,
      ]);
    await set(inTime, 'Completed', '2026-10-10T14:59:00Z');
    await set(late, 'Completed', '2026-10-10T15:00:00Z');
    await set(cancelled, 'Cancelled', null);
    await set(open, 'InProgress', null);
    expect((await rowOf(24)).proposal).toMatchObject({ occurrenceCount: 1, baseCount: 3 });
    expect((await rowOf(24, { year: 2026, month: 9 })).proposal).toBeNull();
  });

  test('counts required readings of this month and the one before, and is never compared again', async () => {
    app.now.value = new Date('2026-10-05T01:00:00Z');
    const driveId = await givenGeneralDrive(app, '운항');
    const { docId, revId } = await givenRevision(app, {
      driveId,
      title: '규정',
      extension: 'txt',
      content: '글',
      by: office,
    });
    app.now.value = new Date('2026-11-20T01:00:00.000Z');
    const readers = [air.captain, air.colleague, air.level[2]];
    await givenReaders(
      app,
      docId,
      readers.map(({ id }, at) => ({ id, since: at === 2 ? '2026-11-02' : '2026-10-06' })),
    );
    await givenMarks(app, revId, [air.captain], new Date('2026-10-31T14:00:00Z'));
    await givenMarks(app, revId, [air.colleague], new Date('2026-10-31T15:00:00Z'));
    expect((await rowOf(25)).proposal).toMatchObject({ occurrenceCount: 1, baseCount: 2 });
    expect((await rowOf(25, { year: 2026, month: 11 })).proposal).toMatchObject({ occurrenceCount: 2, baseCount: 3 });
    expect((await rowOf(25, { year: 2026, month: 9 })).proposal).toBeNull();
    await close([one(25, 1, 2)]);
    await app.pool.query('update documents.reader set assigned_on = $1', ['2026-10-06']);
    expect(await rowOf(25)).toMatchObject({ state: 'Closed', difference: null, proposal: { baseCount: 3 } });
    expect((await close([one(25, 1, 2)])).body.rows[24]?.recorded).toMatchObject({ baseCount: 2 });
  });
});

describe('the reports behind a figure', () => {
  const behind = async (id: number, who = air.level[4], query: object = october) =>
    app.call(listCountedReports, who, { params: { id }, query: query as typeof october });
  const countedIn = async (id: number): Promise<Record<number, string>> =>
    Object.fromEntries((await behind(id)).body.items.map((item) => [item.id, item.counted]));

  test('show which count now and which counted at the last close', async () => {
    const id = await indicatorId(app, office, 10);
    const [main, child, secret] = [
      await strike(),
      await strike(),
      await strike({ reportType: 'SSVR', isConfidential: true }),
    ];
    expect(await countedIn(id)).toEqual({ [secret.id]: 'Now', [child.id]: 'Now', [main.id]: 'Now' });
    await close([one(10, 3)]);
    await app.call(addRelations, office, { params: { id: main.id }, body: [child.id] });
    app.now.value = new Date('2026-11-21T01:00:00.000Z');
    const later = await strike();
    expect(await countedIn(id)).toEqual({
      [later.id]: 'Now',
      [secret.id]: 'Both',
      [child.id]: 'Then',
      [main.id]: 'Both',
    });
    const { items, total } = (await behind(id)).body;
    expect([items[0]?.id, total]).toEqual([later.id, 4]);
    expect((await behind(id, air.level[4], { ...october, limit: 1, offset: 1 })).body).toMatchObject({
      items: [{ counted: expect.any(String) as string }],
      total: 4,
    });
    expect(items.find((item) => item.id === secret.id)).not.toHaveProperty('reporter');
    await sheet([2026, 10, 10, 9]);
    expect(new Set(Object.values(await countedIn(id)))).toEqual(new Set(['Now']));
  });

  test('are for Level4 and up, for a month and an indicator that is shown', async () => {
    const id = await indicatorId(app, office, 10);
    for (const who of [air.captain, air.level[2], air.level[3]]) expect((await behind(id, who)).status).toBe(403);
    for (const query of [{}, { year: 2026 }, { month: 10 }])
      expect((await behind(id, air.level[4], query)).status).toBe(400);
    expect((await behind(4711)).status).toBe(404);
    expect((await behind(await indicatorId(app, office, 24))).body).toMatchObject({ items: [], total: 0 });
    await app.pool.query('update indicators.indicator set is_activated = false where id = $1', [id]);
    expect((await behind(id)).status).toBe(404);
  });

  test('change for both months when the month of an event changes', async () => {
    const report = await strike();
    const september = { year: 2026, month: 9 };
    await close([one(10, 1)]);
    await close([one(10, 0)], null, september);
    const body = sampleReport({ eventDate: '2026-09-12T10:00' });
    expect((await app.call(changeReport, office, { params: { id: report.id }, body })).status).toBe(200);
    expect([await rowOf(10), await rowOf(10, september)]).toMatchObject([
      { state: 'Differs', difference: -1 },
      { state: 'Differs', difference: 1 },
    ]);
  });
});
