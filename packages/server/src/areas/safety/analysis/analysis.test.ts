import { addRelations, type Board, completeReport, getBoard, listActions, listReports } from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { givenActions, givenHazardOf, givenInvestigation, givenNotified } from '#testing/safety/given-action';
import { givenClassification } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let secretAction: number;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  const office = air.level[6];
  const give = async (who: TestEmployee, more: object = {}) => (await givenReport(app, who, more)).id;
  const flightDetail = {
    flightDate: '2026-10-01',
    flightNo: 'HB101',
    routeFrom: 'GMP',
    routeTo: 'CJU',
    registrationNo: 'HL8401',
    flightPhase: 8,
  };
  const landing = await give(air.captain, { flightDetail, eventDate: '2026-09-10T10:00' });
  const child = await give(air.colleague, { eventDate: '2026-09-11T10:00' });
  const cabin = await give(air.level[4], { eventDate: '2026-10-01T10:00', location: '객실', reportType: 'SSVR' });
  await give(air.captain, { eventDate: '2026-11-01T10:00', isConfidential: true, location: '제주공항' });
  await givenClassification(app, office, landing, { eventType: 1 });
  await givenClassification(app, office, child, { eventType: 0 });
  await givenClassification(app, office, cabin, { eventType: 4, eventCategories: [{ id: 29 }], isUnmanaged: true });
  await app.call(addRelations, office, { params: { id: landing }, body: [child] });
  await app.call(completeReport, office, { params: { id: cabin } });
  const acted = await givenNotified(app, air, { eventDate: '2026-11-10T10:00' });
  await givenActions(app, { family: 'reports', id: acted, by: office }, [air.colleague]);
  const secret = await givenNotified(app, air, {
    eventDate: '2026-11-11T10:00',
    isConfidential: true,
    subject: '비공개 조치',
  });
  const [action] = await givenActions(app, { family: 'reports', id: secret, by: office }, [air.level[4]]);
  secretAction = action?.id ?? 0;
  const hazard = await givenHazardOf(app, office);
  const investigation = await givenInvestigation(app, { author: office });
  await givenActions(app, { family: 'investigations', id: investigation, by: office }, [air.colleague]);
  await givenActions(app, { family: 'hazards', id: hazard, by: office }, [air.captain]);
  await app.pool.query(`update safety.action set due_on = '2026-01-01' where case_id = $1`, [acted]);
  await app.pool.query(`update safety.report set first_due_on = '2026-01-01' where id = $1`, [acted]);
});

afterAll(() => app.close());

type Filters = Record<string, string | number | boolean>;

const totalOf = async (who: TestEmployee, query: Filters): Promise<number> => {
  const { status, body } = await app.call(listReports, who, { query: { mainOnly: true, ...query } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.total;
};

const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** Every figure of a board with the filters of the list that it leads to. */
const figuresOf = (board: Board): [string, number, Filters][] => [
  ['total', board.total, {}],
  ['open', board.open, { open: true }],
  ['late', board.late, { open: true, overdue: true }],
  ['closed', board.daysToClose.closed, { open: false }],
  ...board.byMonth.map(({ month, count }): [string, number, Filters] => {
    const [first, last] = [`${month}-01`, lastDay(month)];
    return [
      month,
      count,
      {
        fromDate: first < board.fromDate ? board.fromDate : first,
        toDate: last > board.toDate ? board.toDate : last,
      },
    ];
  }),
  ...board.byEventType.map(({ eventType, count }): [string, number, Filters] => [
    `event type ${eventType}`,
    count,
    { eventType: String(eventType ?? 'none') },
  ]),
  ...board.byCategory.map(({ category, count }): [string, number, Filters] => [
    `category ${category?.code}`,
    count,
    { category: String(category?.id ?? 'none') },
  ]),
  ...board.byPhase.map(({ phase, count }): [string, number, Filters] => [
    `phase ${phase}`,
    count,
    { phase: String(phase ?? 'none') },
  ]),
  ...board.byAirport.map(({ airport, count }): [string, number, Filters] => [
    `airport ${airport}`,
    count,
    { airport: airport ?? 'none' },
  ]),
  ...board.byRisk.map(({ riskClass, count }): [string, number, Filters] => [
    `risk ${riskClass}`,
    count,
    { riskClass: riskClass ?? 'none' },
  ]),
];

const boardOf = async (who: TestEmployee, query: Filters = {}): Promise<Board> => {
  const { status, body } = await app.call(getBoard, who, { query });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const refused = async (query: Filters): Promise<string> => {
  const { status, body } = await app.call(getBoard, air.level[6], { query });
  const { errors } = body as unknown as { errors?: { path: string }[] };
  return `${status} ${errors?.map(({ path }) => path).join(' ')}`;
};

describe('the board', () => {
  test('every figure is the total of its list, for each level and other filters', async () => {
    const lookers = [...Object.values(air.level), ...Object.values(air.elsewhere)];
    for (const who of lookers)
      for (const query of [
        { toDate: '2026-11-30' },
        { toDate: '2026-11-30', reportType: 'SSR', open: true } as const,
      ]) {
        const board = await boardOf(who, query);
        const period = { fromDate: board.fromDate, toDate: board.toDate };
        for (const [name, count, more] of figuresOf(board)) {
          // Two opposite filters of one name narrow to nothing.
          const isContradicted = 'open' in query && 'open' in more && query.open !== more.open;
          const expected = isContradicted ? 0 : await totalOf(who, { ...query, ...period, ...more });
          expect([who.id, name, count]).toEqual([who.id, name, expected]);
        }
      }
  });

  test('tells of what there is, the greatest first and none last', async () => {
    expect(await boardOf(air.level[6], { fromDate: '2026-09-01', toDate: '2026-11-30' })).toEqual({
      fromDate: '2026-09-01',
      toDate: '2026-11-30',
      total: 5,
      open: 4,
      late: 1,
      byMonth: [
        { month: '2026-09', count: 1 },
        { month: '2026-10', count: 1 },
        { month: '2026-11', count: 3 },
      ],
      byEventType: [
        { eventType: 2, count: 2 },
        { eventType: 1, count: 1 },
        { eventType: 4, count: 1 },
        { eventType: null, count: 1 },
      ],
      byCategory: [
        { category: expect.objectContaining({ id: 29 }), count: 4 },
        { category: expect.objectContaining({ id: 13, code: 'LOC-I' }), count: 3 },
        { category: null, count: 1 },
      ],
      byPhase: [
        { phase: 8, count: 1 },
        { phase: null, count: 4 },
      ],
      byAirport: [
        { airport: 'CJU', count: 2 },
        { airport: 'ICN', count: 2 },
        { airport: null, count: 1 },
      ],
      byRisk: [
        { riskClass: 'val-a', count: 2 },
        { riskClass: null, count: 3 },
      ],
      daysToClose: { closed: 1, median: 0, longest: 0 },
    });
  });

  test('tells Level2 and Level3 nothing of confidential reports and of others', async () => {
    expect((await boardOf(air.level[2], { toDate: '2026-11-30' })).total).toBe(2);
    expect(await boardOf(air.elsewhere[2], { toDate: '2026-11-30' })).toMatchObject({
      total: 1,
      daysToClose: { closed: 1, median: 0, longest: 0 },
    });
  });

  test('goes back to the first day of the eleventh month before, and takes sixty months', async () => {
    const before = app.now.value;
    app.now.value = new Date('2026-11-28T03:00:00Z');
    expect(await boardOf(air.level[6])).toMatchObject({ fromDate: '2025-12-01', toDate: '2026-11-28' });
    expect((await boardOf(air.level[6])).byMonth).toHaveLength(12);
    app.now.value = before;
    expect((await boardOf(air.level[6], { fromDate: '2021-12-01', toDate: '2026-11-30' })).byMonth).toHaveLength(60);
    expect(await refused({ fromDate: '2021-11-30', toDate: '2026-11-30' })).toBe('400 toDate');
    expect(await refused({ fromDate: '2026-11-29' })).toBe('400 toDate');
    for (const query of [
      { searchText: 'a' },
      { mainOnly: true },
      { myReportOnly: true },
      { hasNews: true },
      { limit: 5 },
    ])
      expect(await refused(query)).toMatch(/^400/);
  });

  test('is for Level2 and up', async () => {
    expect((await app.call(getBoard, air.captain, { query: {} })).status).toBe(403);
  });
});

describe('the action log', () => {
  const log = async (who: TestEmployee, query: Filters = {}) => {
    const { status, body } = await app.call(listActions, who, { query });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.items.map((row) => `${row.case.type} ${row.mitigator.name}${row.isOverdue ? ' late' : ''}`);
  };
  const [two, four, captain] = [() => air.colleague, () => air.level[4], () => air.captain];

  test('the office sees all, newest first, others those of reports by their level', async () => {
    const name = async (employee: TestEmployee) =>
      (await app.pool.query('select name from directory.person where id = $1', [employee.id])).rows[0].name;
    const [colleague, level4, pilot] = [await name(two()), await name(four()), await name(captain())];
    expect(await log(air.level[6])).toEqual([
      `Hazard ${pilot}`,
      `Investigation ${colleague}`,
      `Report ${level4}`,
      `Report ${colleague} late`,
    ]);
    expect(await log(air.level[4])).toEqual([`Report ${level4}`, `Report ${colleague} late`]);
    expect(await log(air.level[2])).toEqual([`Report ${colleague} late`]);
    expect(await log(air.elsewhere[3])).toEqual([]);
    expect((await app.call(listActions, air.captain, { query: {} })).status).toBe(403);
    expect(await log(air.level[6], { sort: 'Due', limit: 1 })).toEqual([`Report ${colleague} late`]);
    expect(await log(air.level[6], { overdue: true })).toEqual([`Report ${colleague} late`]);
    expect(await log(air.level[6], { source: 'Hazard' })).toEqual([`Hazard ${pilot}`]);
    expect(await log(air.level[6], { status: 'Cancelled' })).toEqual([]);
    expect(await log(air.level[6], { ownerId: air.level[4].id })).toEqual([`Report ${level4}`]);
    expect(await log(air.level[6], { divisionId: air.flight, source: 'Report' })).toEqual([`Report ${colleague} late`]);
    expect(await log(air.level[6], { toDate: '2026-01-01' })).toEqual([`Report ${colleague} late`]);
    expect(await log(air.level[6], { searchText: '비공개 조치' })).toEqual([`Report ${level4}`]);
    expect(await log(air.level[6], { searchText: 'ACT- 계류장' })).toEqual([`Investigation ${colleague}`]);
  });

  test('a bad value is 400', async () => {
    for (const query of [{ sort: 'Oldest' }, { source: 'None' }, { fromDate: '2026-02-02', toDate: '2026-02-01' }])
      expect((await app.call(listActions, air.level[6], { query: query as never })).status).toBe(400);
  });

  test('a row tells what it is', async () => {
    const { body } = await app.call(listActions, air.level[6], { query: { searchText: '비공개' } });
    expect(Object.keys(body.items[0] ?? {}).toSorted()).toEqual(
      [
        'id',
        'actionNo',
        'status',
        'case',
        'mitigator',
        'dueDate',
        'isOverdue',
        'isClosingRequested',
        'createdDate',
        'completedDate',
      ].toSorted(),
    );
    expect(body.items[0]).toMatchObject({ id: secretAction, case: { type: 'Report', title: '비공개 조치' } });
  });
});
