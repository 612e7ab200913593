import {
  addRelations,
  computeClock,
  createReportDraft,
  decideDuty,
  getDuty,
  getReportCounts,
  listDuties,
  type ReportBody,
  recordFiling,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { givenClassification } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;
/** The reports by what happened to them. */
const made: Record<string, number> = {};

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  app.now.value = new Date('2026-11-20T01:00:00.000Z');
  const give = async (name: string, more: Partial<ReportBody> = {}) => {
    made[name] = (await givenReport(app, air.captain, { subject: `사건 ${name}`, ...more })).id;
    return made[name];
  };
  await give('late', { eventDate: '2026-11-10T10:00' });
  await give('waiting');
  await give('earlier waiting', { eventDate: '2026-11-19T20:00' });
  await give('at once', { reportedEventType: 1 });
  await give('at once before', { reportedEventType: 0, eventDate: '2026-11-18T10:00' });
  await give('voluntary', { reportType: 'SSVR', eventDate: '2026-11-17T10:00' });
  await give('later voluntary', { reportType: 'SSVR', isConfidential: true });
  const filed = await give('filed late', { eventDate: '2026-11-09T10:00' });
  const body = { recipient: 'Minister', form: '65', filedAt: '2026-11-19T00:00:00.000Z' };
  await app.call(recordFiling, office, { params: { id: filed }, body });
  const none = await give('none', { eventDate: '2026-11-16T10:00' });
  await app.call(decideDuty, office, {
    params: { id: none },
    body: { basis: 'None', startsFrom: 'Event', reason: 'x' },
  });
  const review = await give('review', { eventDate: '2026-11-15T10:00' });
  await app.call(decideDuty, office, {
    params: { id: review },
    body: { basis: 'Obstacle', item: '1', startsFrom: 'Event' },
  });
  await givenClassification(app, office, review, { eventType: 3 });
  const lasting = await give('lasting');
  await app.call(decideDuty, office, {
    params: { id: lasting },
    body: { basis: 'Obstacle', item: '1', startsFrom: 'Event', hindrance: { reason: '부상' }, reason: 'x' },
  });
  const child = await give('child');
  await app.call(addRelations, office, { params: { id: made.waiting ?? 0 }, body: [child] });
  const old = await give('unrecorded', { eventDate: '2026-10-01T10:00' });
  await app.pool.query(
    "update safety.duty set state = 'Unrecorded', is_opened = false, due_at = null where report_id = $1",
    [old],
  );
  await app.call(createReportDraft, office, { body: sampleReport() });
});
afterAll(() => app.close());

const nameOf = (id: number): string | undefined => Object.entries(made).find(([, each]) => each === id)?.[0];
const desk = async (query: Record<string, string | number | boolean> = {}, who = office) => {
  const { body } = await app.call(listDuties, who, { query });
  return body.items.map(({ reportId }) => nameOf(reportId));
};

describe('the desk', () => {
  test('lists the most urgent first, without children and without duties that were never opened', async () => {
    expect(await desk()).toEqual([
      'review',
      'at once before',
      'at once',
      'late',
      'earlier waiting',
      'waiting',
      'lasting',
      'later voluntary',
      'voluntary',
      'none',
      'filed late',
    ]);
  });

  test.each<[Record<string, string | boolean>, (string | undefined)[]]>([
    [{ state: 'Late' }, ['review', 'late']],
    [{ state: 'Waiting' }, ['at once before', 'at once', 'earlier waiting', 'waiting', 'lasting']],
    [{ state: 'Filed' }, ['filed late']],
    [{ state: 'NotRequired' }, ['none']],
    [{ state: 'Voluntary' }, ['later voluntary', 'voluntary']],
    [{ state: 'Unrecorded' }, ['unrecorded']],
    [{ isOpen: true }, ['review', 'at once before', 'at once', 'late', 'earlier waiting', 'waiting', 'lasting']],
    [{ isLate: true }, ['filed late']],
    [{ isConfirmed: true }, ['review', 'lasting', 'none']],
    [{ isConfirmed: false, reportType: 'SSVR' }, ['later voluntary', 'voluntary']],
    [{ needsReview: true }, ['review']],
    [{ needsReview: false, state: 'Late' }, ['late']],
    [{ searchText: 'LATE' }, ['late', 'later voluntary', 'filed late']],
    [{ searchText: 'ssvr-2026' }, ['later voluntary', 'voluntary']],
    [{ searchText: 'late filed' }, ['filed late']],
    [{ searchText: '%' }, []],
    [{ state: 'Unrecorded', isOpen: true }, []],
  ])('is filtered by %j', async (query, expected) => {
    expect(await desk(query)).toEqual(expected);
    const { body } = await app.call(listDuties, office, { query });
    expect(body.total).toBe(expected.length);
  });

  test('is paged', async () => {
    expect(await desk({ limit: 2, offset: 1 })).toEqual(['at once', 'late']);
    expect(await desk({ limit: 2, offset: 9 })).toEqual([]);
  });

  test.each<[Record<string, string | boolean | number>]>([
    [{ state: 'WithMain' }],
    [{ isOpen: false }],
    [{ isLate: false }],
    [{ reportType: 'X' }],
    [{ reporter: 1 }],
    [{ limit: 0 }],
  ])('refuses %j', async (query) => {
    expect((await app.call(listDuties, office, { query })).status).toBe(400);
  });

  test('shows in a row the facts of the report, and no name', async () => {
    const { body } = await app.call(listDuties, air.level[4], { query: { searchText: '사건 later' } });
    expect(body.items).toEqual([
      {
        reportId: made['later voluntary'],
        reportNo: 'SSVR-2026-0002',
        reportType: 'SSVR',
        isConfidential: true,
        subject: '사건 later voluntary',
        eventDate: '2026-11-19T21:40',
        eventDateTimeZone: 1,
        status: 'Open',
        state: 'Voluntary',
        basis: 'Voluntary',
        item: null,
        class: 'Voluntary',
        isConfirmed: false,
        needsReview: false,
        startsAt: '2026-11-19T12:40:00.000Z',
        dueAt: null,
        plainDueAt: null,
        protectionUntil: '2026-11-29',
        filedAt: null,
        isLate: null,
      },
    ]);
  });

  test('and the clock are for the safety office and Level4 alone', async () => {
    const query = { basis: 'Accident', startsAt: '2026-11-20T00:00:00Z' };
    for (const [who, status] of [
      [office, 200],
      [air.level[5], 200],
      [air.level[4], 200],
      [air.level[3], 403],
      [air.level[2], 403],
      [air.captain, 403],
    ] as const) {
      expect((await app.call(listDuties, who)).status).toBe(status);
      expect((await app.call(computeClock, who, { query })).status).toBe(status);
      const { can } = (await app.call(getReportCounts, who)).body;
      expect(can.seeFilings).toBe(status === 200 ? true : undefined);
    }
  });
});

describe('the clock', () => {
  const ask = (query: Record<string, string>) =>
    app.call(computeClock, office, { query: { basis: 'Obstacle', startsAt: '2026-09-23T03:00:00.000Z', ...query } });

  test('answers for any day, with the days that do not count', async () => {
    expect((await ask({ item: '1' })).body).toEqual({
      class: 'Hours72',
      hours: 72,
      startsAt: '2026-09-23T03:00:00.000Z',
      dueAt: '2026-09-30T03:00:00.000Z',
      plainDueAt: '2026-09-26T03:00:00.000Z',
      protectionUntil: null,
      excluded: [
        { date: '2026-09-24', reason: 'Holiday', name: '추석 연휴' },
        { date: '2026-09-25', reason: 'Holiday', name: '추석' },
        { date: '2026-09-26', reason: 'Holiday', name: '추석 연휴' },
        { date: '2026-09-27', reason: 'Sunday', name: null },
      ],
      calendarIsIncomplete: false,
      rule: {
        id: 'obstacle-72',
        law: '항공안전법 시행규칙',
        article: '제134조제4항제2호가목',
        effectiveFrom: '2020-02-28',
        checkedOn: '2026-11-27',
      },
    });
    expect((await ask({ startsAt: '2000-01-01T00:00:00.000Z' })).body.calendarIsIncomplete).toBe(true);
    expect((await ask({ startsAt: '2100-12-31T23:59:59.999Z' })).status).toBe(200);
    const hindered = await ask({ item: '5', hindranceEndedAt: '2026-09-24T03:00:00.000Z' });
    expect(hindered.body).toMatchObject({ class: 'Hindrance72', dueAt: '2026-09-27T03:00:00.000Z', excluded: [] });
    const voluntary = await ask({ basis: 'Voluntary' });
    expect(voluntary.body).toMatchObject({ hours: null, dueAt: null, protectionUntil: '2026-10-03' });
    expect((await ask({ basis: 'None' })).body).toMatchObject({ class: 'None', rule: null, dueAt: null });
  });

  test.each<[Record<string, string>, number, string]>([
    [{ startsAt: '1999-12-31T23:59:59.999Z' }, 400, 'startsAt'],
    [{ startsAt: '2101-01-01T00:00:00.000Z' }, 400, 'startsAt'],
    [{ startsAt: '2026-02-30T00:00:00.000Z' }, 400, 'startsAt'],
    [{ basis: 'Other' }, 400, 'basis'],
    [{ item: '8' }, 400, 'item'],
    [{ basis: 'Accident', item: '1' }, 422, 'item'],
    [{ basis: 'Voluntary', hindranceEndedAt: '2026-09-24T03:00:00.000Z' }, 422, 'hindranceEndedAt'],
    [{ hindranceEndedAt: '2026-09-23T02:59:00.000Z' }, 422, 'hindranceEndedAt'],
  ])('refuses %j with %i', async (query, status, path) => {
    const { status: answered, body } = await ask(query);
    expect([answered, body]).toMatchObject([status, { errors: [{ path }] }]);
  });

  test('uses the database clock, not that of the server', async () => {
    const month = 30 * 86_400_000;
    const ahead = { clock: () => new Date(app.now.value.getTime() + month) };
    const other = await createTestApp({}, () => ahead);
    try {
      const crew = await givenAirline(other);
      const master = crew.level[6];
      const { id } = await givenReport(other, crew.captain);
      const params = { id };
      expect((await other.call(getDuty, master, { params })).body.state).toBe('Waiting');
      expect((await other.call(listDuties, master, { query: { state: 'Late' } })).body.items).toEqual([]);
      const body = { recipient: 'Minister', form: '65', filedAt: '2026-11-20T01:00:00.001Z' };
      const early = await other.call(recordFiling, master, { params, body });
      expect([early.status, early.body]).toMatchObject([422, { errors: [{ path: 'filedAt', code: 'in-future' }] }]);
      other.now.value = new Date('2026-12-01T00:00:00.000Z');
      expect((await other.call(getDuty, master, { params })).body.state).toBe('Late');
      expect((await other.call(listDuties, master, { query: { state: 'Late' } })).body.items).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  test('requires its start', async () => {
    const { status, body } = await app.call(computeClock, office, { query: { basis: 'Accident' } });
    expect([status, body]).toMatchObject([400, { errors: [{ path: 'startsAt', code: 'required' }] }]);
  });
});
