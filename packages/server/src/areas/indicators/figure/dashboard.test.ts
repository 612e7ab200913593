import { listAudit } from '@portal/contract/admin';
import {
  activateIndicator,
  deactivateIndicator,
  exportIndicatorSeries,
  getDashboard,
  getIndicator,
  getIndicatorSeries,
  importFlights,
  importOccurrences,
  importThresholds,
  listIndicators,
} from '@portal/contract/indicators';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, describe, expect, test } from 'vitest';
import { headers, indicatorId, sendSheet } from '#testing/areas/given-figures';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee } from '#testing/given-company';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let air: Airline;

beforeEach(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  return () => app.close();
});

const master = () => air.level[5];
const flights = (...rows: (number | null)[][]) => sendSheet(app, importFlights, master(), [headers.flights, ...rows]);
const occurrences = (...rows: (number | null)[][]) =>
  sendSheet(app, importOccurrences, master(), [headers.occurrences, ...rows]);
const thresholds = (...rows: (number | null)[][]) =>
  sendSheet(app, importThresholds, master(), [headers.thresholds, ...rows]);
const dashboard = (query = {}) => app.call(getDashboard, air.captain, { query });
const figureOf = async (key: number, query = {}) =>
  (await dashboard(query)).body.indicators.find((each) => each.key === key);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

describe('without any figures', () => {
  test('all 25 are answered for this month, by key, with no values', async () => {
    const { status, body } = await dashboard();
    expect([status, body.year, body.month]).toEqual([200, 2026, 11]);
    expect(body.indicators.map(({ key }) => key)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
    expect(body.indicators[9]).toEqual({
      id: expect.any(Number) as number,
      key: 10,
      name: '조류충돌',
      engName: 'Bird strike',
      icon: 'bird-strike',
      isActivated: true,
      status: 'None',
      occurrence: { year: 2026, month: 11, occurrenceCount: null, flightCount: null, incidentRate: null },
      accumulate: {
        period: '202601~202611',
        months: 0,
        occurrenceCount: null,
        flightCount: null,
        incidentRate: null,
      },
      thresholds: null,
      base: null,
    });
    expect(body.indicators.filter(({ icon }) => icon === 'warning').map(({ key }) => key)).toEqual([
      11, 17, 18, 19, 20, 21, 22, 23, 24, 25,
    ]);
  });

  test('administrators of indicators are marked as such', async () => {
    expect((await dashboard()).body.can).toEqual({});
    for (const level of [5, 6] as const)
      expect((await app.call(getDashboard, air.level[level])).body.can).toEqual({ administer: true });
    expect((await app.call(getDashboard, air.level[4])).body.can).toEqual({});
  });
});

describe('with figures', () => {
  beforeEach(async () => {
    await flights([2026, 8, 1000], [2026, 9, 1600], [2026, 10, 0], [2025, 9, 1500], [2024, 1, 100]);
    await occurrences([2026, 8, 10, 3], [2026, 9, 10, 29], [2026, 10, 10, 1], [2026, 7, 10, 4], [2025, 9, 10, 15]);
    await thresholds([2026, 10, 0, 0.5, 1, 1.813, 2], [2025, 10, 0, 0.5, null, null, null]);
  });

  test('a month has its counts, its exact rate, its status and the year until that month', async () => {
    expect(await figureOf(10, { year: 2026, month: 9 })).toMatchObject({
      status: 'Alert',
      occurrence: { occurrenceCount: 29, flightCount: 1600, incidentRate: 1.813 },
      accumulate: { period: '202601~202609', months: 2, occurrenceCount: 32, flightCount: 2600, incidentRate: 1.231 },
      thresholds: { Reserve: 0, TargetValue: 0.5, Caution: 1, Alert: 1.813, Serious: 2 },
    });
    expect(await figureOf(10, { year: 2025, month: 9 })).toMatchObject({
      status: 'TargetValue',
      thresholds: { Caution: null, Serious: null },
    });
  });

  test('a missing record is null, never zero, and without a rate there is no status', async () => {
    expect(await figureOf(10, { year: 2026, month: 7 })).toMatchObject({
      status: 'None',
      occurrence: { occurrenceCount: 4, flightCount: null, incidentRate: null },
      accumulate: { months: 0, occurrenceCount: null },
    });
    expect(await figureOf(10, { year: 2026, month: 10 })).toMatchObject({
      status: 'None',
      occurrence: { occurrenceCount: 1, flightCount: 0, incidentRate: null },
    });
    expect(await figureOf(11, { year: 2026, month: 9 })).toMatchObject({
      occurrence: { occurrenceCount: null, flightCount: 1600, incidentRate: null },
      thresholds: null,
    });
  });

  test('without a month in the query the latest with figures is answered, including those of inactive indicators', async () => {
    expect((await dashboard()).body).toMatchObject({ year: 2026, month: 10 });
    await occurrences([2026, 11, 3, 0]);
    await app.call(deactivateIndicator, master(), { params: { id: await indicatorId(app, master(), 3) } });
    expect((await dashboard()).body).toMatchObject({ year: 2026, month: 11 });
  });

  test('a single indicator is the same as among all; each year is a line of twelve months with gaps', async () => {
    const id = await indicatorId(app, master(), 10);
    const alone = await app.call(getIndicator, air.captain, { params: { id }, query: { year: 2026, month: 9 } });
    expect(alone.body).toEqual(await figureOf(10, { year: 2026, month: 9 }));
    const series = async (years?: string) =>
      (await app.call(getIndicatorSeries, air.captain, { params: { id }, query: years ? { years } : {} })).body;
    const lines = await series();
    expect(lines.map(({ name, data }) => [name, data.length])).toEqual([
      ['2025', 12],
      ['2026', 12],
    ]);
    expect(lines[1]?.data.slice(6, 10)).toEqual([
      { month: 7, incidentRate: null, occurrenceCount: 4, flightCount: null },
      { month: 8, incidentRate: 0.3, occurrenceCount: 3, flightCount: 1000 },
      { month: 9, incidentRate: 1.813, occurrenceCount: 29, flightCount: 1600 },
      { month: 10, incidentRate: null, occurrenceCount: 1, flightCount: 0 },
    ]);
    expect((await series('2026, 2025,2026,2030')).map(({ name }) => name)).toEqual(['2025', '2026']);
    expect(await series('2024')).toEqual([]);
  });

  test('the figures of a chart are exported as a spreadsheet, with the thresholds of each year', async () => {
    const id = await indicatorId(app, master(), 7);
    await occurrences([2026, 8, 7, 3]);
    await thresholds([2026, 7, 0, 0.25, null, 1.5, null]);
    const read = async (language: string, query = '') => {
      const { statusCode, headers, rawPayload } = await app.app.inject({
        method: 'GET',
        url: `/api/spi/${id}/series/export${query}`,
        headers: { ...tokensOf(air.captain), 'accept-language': language },
      });
      expect(statusCode).toBe(200);
      return { name: decodeURIComponent(String(headers['x-filename'])), rows: await readSheet(rawPayload) };
    };
    const { name, rows } = await read('ko');
    expect(name).toBe('회항.xlsx');
    expect(rows[0]).toEqual([
      '연도',
      '월',
      '발생건수',
      '운항편수',
      '발생률(%)',
      '예비',
      '목표',
      '주의',
      '경계',
      '심각',
    ]);
    expect(rows).toHaveLength(13);
    expect(rows[8]).toEqual([2026, 8, 3, 1000, 0.3, 0, 0.25, null, 1.5, null]);
    expect(rows[12]).toEqual([2026, 12, null, null, null, 0, 0.25, null, 1.5, null]);
    expect((await read('en')).name).toBe('Air turnback _ diversion.xlsx');
    expect((await read('ko', '?years=2020')).rows).toHaveLength(1);
    for (const [query, told] of [
      [{ years: 'x' }, [400, 'invalid-input']],
      [{}, [404, 'not-found']],
    ] as const) {
      const params = { id: told[0] === 404 ? 9999 : id };
      expect(codeOf(await app.call(exportIndicatorSeries, air.captain, { params, query }))).toEqual(told);
    }
  });
});

test('invalid queries are refused', async () => {
  const id = await indicatorId(app, master(), 1);
  for (const query of [{ year: 2026 }, { month: 3 }, { year: 1999, month: 1 }, { year: 2026, month: 13 }])
    expect(codeOf(await dashboard(query))).toEqual([400, 'invalid-input']);
  const eleven = Array.from({ length: 11 }, (_, at) => 2010 + at).join(',');
  for (const years of ['', 'x', '2026,', '1999', '2026;2025', eleven])
    expect(codeOf(await app.call(getIndicatorSeries, air.captain, { params: { id }, query: { years } }))).toEqual([
      400,
      'invalid-input',
    ]);
  expect(codeOf(await app.call(getIndicator, air.captain, { params: { id: 9999 } }))).toEqual([404, 'not-found']);
});

describe('activation', () => {
  test('hides an indicator and shows it again, keeps its figures, and is repeatable and audited', async () => {
    await flights([2026, 9, 1000]);
    await occurrences([2026, 9, 4, 2]);
    const id = await indicatorId(app, master(), 4);
    const off = () => app.call(deactivateIndicator, master(), { params: { id } });
    expect(await off()).toMatchObject({ status: 200, body: { key: 4, isActivated: false } });
    expect(await off()).toMatchObject({ status: 200, body: { isActivated: false } });
    expect(await figureOf(4)).toBeUndefined();
    for (const who of [air.captain, master()]) {
      expect(codeOf(await app.call(getIndicator, who, { params: { id } }))).toEqual([404, 'not-found']);
      expect(codeOf(await app.call(getIndicatorSeries, who, { params: { id } }))).toEqual([404, 'not-found']);
    }
    expect(await occurrences([2026, 10, 4, 5])).toMatchObject({ status: 200, body: { added: 1 } });
    expect(await app.call(activateIndicator, master(), { params: { id } })).toMatchObject({
      status: 200,
      body: { isActivated: true },
    });
    expect((await figureOf(4, { year: 2026, month: 9 }))?.occurrence.occurrenceCount).toBe(2);
    const admin = await givenEmployee(app, 'admin', air.flight);
    await givenGrant(app, admin, 'Admin', 'Level0');
    const { body } = await app.call(listAudit, admin, { query: { area: 'indicators' } });
    expect(body.items.filter(({ action }) => action === 'activation')).toMatchObject([
      { recordId: id, before: { isActivated: false }, after: { isActivated: true } },
      { recordId: id, before: { isActivated: true }, after: { isActivated: false } },
    ]);
    expect(codeOf(await app.call(activateIndicator, master(), { params: { id: 9999 } }))).toEqual([404, 'not-found']);
  });

  test('with all indicators hidden leaves an empty dashboard with its month', async () => {
    await app.db.updateTable('indicators.indicator').set({ is_activated: false }).execute();
    expect((await dashboard()).body).toMatchObject({ year: 2026, month: 11, indicators: [] });
    expect((await app.call(listIndicators, master())).body).toHaveLength(25);
  });
});

test('is for the master levels alone, whatever others send', async () => {
  for (const who of [air.captain, air.level[2], air.level[3], air.level[4]]) {
    expect(codeOf(await app.call(listIndicators, who))).toEqual([403, 'no-permission']);
    expect(codeOf(await app.call(activateIndicator, who, { params: { id: 1 } }))).toEqual([403, 'no-permission']);
    for (const endpoint of [importFlights, importOccurrences, importThresholds])
      expect(codeOf(await sendSheet(app, endpoint, who, [['x']]))).toEqual([403, 'no-permission']);
  }
  for (const who of [air.level[5], air.level[6]]) expect((await app.call(listIndicators, who)).status).toBe(200);
});
