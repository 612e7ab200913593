import { listAudit } from '@portal/contract/admin';
import {
  downloadFlightTemplate,
  downloadOccurrenceTemplate,
  downloadThresholdTemplate,
  getDashboard,
  importFlights,
  importOccurrences,
  importThresholds,
} from '@portal/contract/indicators';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookOf, sheetPart, zipBomb } from '#platform/spreadsheet/workbook.fixture';
import { headers, type Rows, sendSheet } from '#testing/areas/given-figures';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee } from '#testing/given-company';
import { multipart } from '#testing/multipart';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

const bomb = zipBomb();

let app: TestApp;
let air: Airline;

beforeEach(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  return () => app.close();
});

const flights = (rows: Rows, more = {}) =>
  sendSheet(app, importFlights, air.level[6], [headers.flights, ...rows], more);
const flightsOf = async (year: number) => {
  const rows = await app.db.selectFrom('indicators.flight_record').selectAll().where('year', '=', year).execute();
  return Object.fromEntries(rows.map(({ month, flight_count }) => [month, flight_count]));
};
const counted = (rows: number, added: number, changed: number, removed: number, unchanged: number) => ({
  rows,
  added,
  changed,
  removed,
  unchanged,
});

describe('an import', () => {
  test('previews what it would change, changes exactly that, and audits what it changed', async () => {
    await flights([
      [2026, 1, 10],
      [2026, 2, 20],
      [2026, 3, 30],
      [2025, 1, 5],
    ]);
    const rows = [
      [2026, 1, 10],
      [2026, 2, '21'],
      [2026, 3, null],
      [2026, 4, 40],
      [2026, 5, ''],
    ];
    const expected = counted(5, 1, 1, 1, 2);
    expect(await flights(rows, { dryRun: true })).toMatchObject({ status: 200, body: { ...expected, dryRun: true } });
    expect(await flightsOf(2026)).toEqual({ 1: 10, 2: 20, 3: 30 });
    expect(await flights(rows)).toMatchObject({ status: 200, body: { ...expected, dryRun: false } });
    expect([await flightsOf(2026), await flightsOf(2025)]).toEqual([{ 1: 10, 2: 21, 4: 40 }, { 1: 5 }]);
    expect((await flights(rows)).body).toMatchObject(counted(5, 0, 0, 0, 5));
    const admin = await givenEmployee(app, 'admin', air.flight);
    await givenGrant(app, admin, 'Admin', 'Level0');
    const { body } = await app.call(listAudit, admin, { query: { area: 'indicators' } });
    expect(body.items.map(({ record, summary }) => [record?.engName, summary])).toEqual([
      ['Flights 2026-02~2026-04', '포털 월별 운항편수 2026-02~2026-04: 일괄 등록'],
      ['Flights 2025-01~2026-03', '포털 월별 운항편수 2025-01~2026-03: 일괄 등록'],
    ]);
    expect(body.items.map(({ action, before, after }) => [action, before, after])).toEqual([
      [
        'import',
        { figures: ['2026-02: 20', '2026-03: 30'] },
        { sheet: 'flights', ...expected, figures: ['2026-02: 21', '2026-04: 40'] },
      ],
      [
        'import',
        null,
        {
          sheet: 'flights',
          ...counted(4, 4, 0, 0, 0),
          figures: ['2026-01: 10', '2026-02: 20', '2026-03: 30', '2025-01: 5'],
        },
      ],
    ]);
  });

  test('with another basis than in the preview is refused, because the figures were changed meanwhile', async () => {
    await flights([
      [2026, 1, 10],
      [2026, 2, 19],
    ]);
    const rows = [
      [2026, 1, 10],
      [2026, 2, 20],
    ];
    const basisNow = async () => (await flights(rows, { dryRun: true, wantsBasis: true })).body.basis ?? '';
    const basis = await basisNow();
    // The same number of rows would be changed, but different ones.
    await flights([
      [2026, 1, 11],
      [2026, 2, 20],
    ]);
    const { status, body } = await flights(rows, { basis });
    expect([status, (body as unknown as { code: string }).code]).toEqual([409, 'changed-meanwhile']);
    expect(await flightsOf(2026)).toEqual({ 1: 11, 2: 20 });
    const basisSince = await basisNow();
    await flights([[2026, 3, 30]]);
    expect((await flights(rows, { basis: basisSince })).status).toBe(200);
    expect(await flightsOf(2026)).toEqual({ 1: 10, 2: 20, 3: 30 });
    expect((await flights(rows, { dryRun: true })).body).not.toHaveProperty('basis');
  });

  test('previews each value and each status that changes, and who uploaded last', async () => {
    const look = async (
      endpoint: typeof importFlights | typeof importOccurrences | typeof importThresholds,
      rows: Rows,
    ) => (await sendSheet(app, endpoint, air.level[5], rows, { dryRun: true, wantsBasis: true })).body.preview;
    expect(await look(importFlights, [headers.flights, [2026, 1, 100]])).toMatchObject({ lastUpload: null });
    await flights([
      [2026, 1, 1000],
      [2026, 2, 2000],
      [2026, 3, 3000],
    ]);
    const occurrences = [headers.occurrences, [2026, 1, 7, 5], [2026, 2, 7, 5]];
    await sendSheet(app, importOccurrences, air.level[5], occurrences);
    await sendSheet(app, importThresholds, air.level[5], [headers.thresholds, [2026, 7, 0, 0.25, null, 5, null]]);
    const change = { year: 2026, key: null, level: null };
    expect(
      await look(importFlights, [headers.flights, [2026, 4, 4], [2026, 1, 100], [2026, 2, null], [2026, 3, 3000]]),
    ).toEqual({
      changes: [
        { ...change, month: 2, before: 2000, after: null },
        { ...change, month: 1, before: 1000, after: 100 },
        { ...change, month: 4, before: null, after: 4 },
      ],
      changeCount: 3,
      statuses: [
        { year: 2026, month: 1, key: 7, before: 'TargetValue', after: 'Alert' },
        { year: 2026, month: 2, key: 7, before: 'TargetValue', after: 'None' },
      ],
      statusCount: 2,
      lastUpload: {
        at: expect.any(String) as string,
        by: { id: air.level[6].id, name: expect.any(String) as string, engName: expect.any(String) as string },
      },
    });
    expect(await look(importThresholds, [headers.thresholds, [2026, 7, 0, 0.5, null, 5, null]])).toMatchObject({
      changes: [{ year: 2026, month: null, key: 7, level: 'TargetValue', before: 0.25, after: 0.5 }],
      statuses: [{ year: 2026, month: 2, key: 7, before: 'TargetValue', after: 'Reserve' }],
      lastUpload: { by: { id: air.level[5].id } },
    });
    expect(await look(importOccurrences, [headers.occurrences, [2026, 2, 7, 100]])).toMatchObject({
      changes: [{ year: 2026, month: 2, key: 7, level: null, before: 5, after: 100 }],
      statuses: [{ month: 2, before: 'TargetValue', after: 'Alert' }],
    });
    expect((await flights([[2026, 1, 100]], { dryRun: true })).body).not.toHaveProperty('preview');
    expect(await flightsOf(2026)).toEqual({ 1: 1000, 2: 2000, 3: 3000 });
  });

  test('with any invalid row names all of them and changes nothing', async () => {
    const { status, body } = await flights([
      [2026, 1, 10],
      [2026, 12, 10],
      [2026, 2, 1.5],
      [2026, 1, 11],
    ]);
    const { code, errors } = body as unknown as { code: string; errors: { path: string; message: string }[] };
    expect([status, code]).toEqual([422, 'not-valid']);
    expect(errors.map(({ path, message }) => `${path} ${message}`)).toEqual([
      'row 3 month "12": 아직 오지 않은 달입니다.',
      'row 4 flightCount "1.5": 정수를 입력해 주세요.',
      'row 5 "2026 · 1": 같은 항목이 파일에 두 번 있습니다.',
    ]);
    expect(await flightsOf(2026)).toEqual({});
  });

  test.each([
    [
      'an error',
      '<x:c r="C2" t="e"><x:v>#N/A</x:v></x:c>',
      'row 2 flightCount "#N/A": 오류가 표시된 셀입니다. 값을 넣거나 비워 주세요.',
    ],
    [
      'a formula',
      '<x:c r="C2"><x:f>1</x:f><x:v>7</x:v></x:c>',
      'row 2 flightCount: 수식이 있습니다. 값으로 바꿔 주세요.',
    ],
    [
      'a formula without value',
      '<x:c r="C2"><x:f>1</x:f></x:c>',
      'row 2 flightCount: 수식이 있습니다. 값으로 바꿔 주세요.',
    ],
  ])('of %s never deletes a figure, whatever prefix its elements have', async (_what, cell, expected) => {
    await flights([[2026, 1, 10]]);
    const head = headers.flights.map((word) => `<c t="inlineStr"><is><t>${word}</t></is></c>`).join('');
    const part = sheetPart(`<row>${head}</row><row r="2"><c><v>2026</v></c><c><v>1</v></c>CELL</row>`, 'x');
    const content = bookOf([{ name: 'a', xml: part.replace('CELL', cell) }]);
    const { status, body } = await app.call(importFlights, air.level[6], {
      ...multipart([{ name: 'file', filename: 'a.xlsx', content }]),
    });
    const { errors = [] } = body as unknown as { errors?: { path: string; message: string }[] };
    expect([status, errors.map(({ path, message }) => `${path} ${message}`)]).toEqual([422, [expected]]);
    expect(await flightsOf(2026)).toEqual({ 1: 10 });
  });

  test('with another header, without rows, or with too many is refused', async () => {
    const send = async (rows: Rows) => {
      const { status, body } = await sendSheet(app, importFlights, air.level[6], rows);
      return [status, (body as unknown as { code: string }).code];
    };
    expect(
      await send([
        ['year', 'month'],
        [2026, 1],
      ]),
    ).toEqual([422, 'not-valid']);
    expect(await send([headers.flights])).toEqual([422, 'not-valid']);
    expect(await send([headers.flights, ...Array.from({ length: 20_001 }, () => [2026, 1, 1])])).toEqual([
      422,
      'not-valid',
    ]);
  });

  test.each([
    ['a text', 'not a sheet', 'a.xlsx', 415],
    ['a sheet of another name', 'x', 'a.csv', 415],
    ['a bomb', bomb, 'a.xlsx', 413],
  ])('of %s is refused', async (_what, content, filename, expected) => {
    const { status } = await app.call(importOccurrences, air.level[5], {
      ...multipart([{ name: 'files', filename, content }]),
    });
    expect(status).toBe(expected);
  });

  test('with two concurrent calls stores both completely, one after the other', async () => {
    const all = (count: number) => Array.from({ length: 11 }, (_, at) => [2026, at + 1, count]);
    const answers = await Promise.all([flights(all(1)), flights(all(2)), flights(all(3))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(Object.values(await flightsOf(2026))).size).toBe(1);
    const added = answers.map(({ body }) => body.added).toSorted((a, b) => a - b);
    expect(added).toEqual([0, 0, 11]);
  });
});

test('accepts thresholds and occurrences with a last column of names, and blanks delete values', async () => {
  const thresholds = (...rows: Rows) =>
    sendSheet(app, importThresholds, air.level[5], [[...headers.thresholds, 'name'], ...rows]);
  expect((await thresholds([2027, 1, 0, '1.0005', null, 2, 3, '사고'])).body).toMatchObject(counted(1, 1, 0, 0, 0));
  expect((await thresholds([2027, 1, 0, 1.001, null, 2, 3, ''])).body).toMatchObject(counted(1, 0, 0, 0, 1));
  expect((await thresholds([2027, 1, null, null, null, null, null, ''])).body).toMatchObject(counted(1, 0, 0, 1, 0));
  const occurrences = (...rows: Rows) =>
    sendSheet(app, importOccurrences, air.level[5], [['연도', '월', '지표번호', '발생건수', '지표'], ...rows]);
  expect((await occurrences([2026, 1, 25, 7, '필독 이수율'])).body).toMatchObject(counted(1, 1, 0, 0, 0));
  expect((await occurrences([2026, 1, 25, 8, ''], [2026, 2, 25, 1, ''])).body).toMatchObject(counted(2, 1, 1, 0, 0));
  expect((await occurrences([2026, 1, 25, null, ''])).body).toMatchObject(counted(1, 0, 0, 1, 0));
});

describe('a template', () => {
  const templates = {
    thresholds: { download: downloadThresholdTemplate, take: importThresholds },
    flights: { download: downloadFlightTemplate, take: importFlights },
    occurrences: { download: downloadOccurrenceTemplate, take: importOccurrences },
  };
  const fetch = async (endpoint: { path: string }, query = '', language = 'ko') => {
    const response = await app.app.inject({
      method: 'GET',
      url: `${endpoint.path}${query}`,
      headers: { ...tokensOf(air.level[5]), 'accept-language': language },
    });
    return {
      name: decodeURIComponent(String(response.headers['x-filename'])),
      rows: await readSheet(response.rawPayload),
    };
  };

  beforeEach(async () => {
    await flights([
      [2026, 1, 1000],
      [2026, 10, 900],
      [2025, 12, 800],
    ]);
    await sendSheet(app, importOccurrences, air.level[5], [headers.occurrences, [2026, 10, 3, 2], [2025, 1, 3, 9]]);
    await sendSheet(app, importThresholds, air.level[5], [headers.thresholds, [2026, 3, 0, 0.25, null, 1.5, 20]]);
  });

  test.each(['ko', 'en'])('in %s, imported unchanged, changes nothing', async (language) => {
    for (const { download, take } of Object.values(templates))
      for (const query of ['', '?year=2025']) {
        const { rows } = await fetch(download, query, language);
        const { status, body } = await sendSheet(app, take, air.level[5], rows as unknown as Rows);
        expect([download.path, status, body]).toMatchObject([
          download.path,
          200,
          { added: 0, changed: 0, removed: 0, unchanged: rows.length - 1 },
        ]);
      }
  });

  test('has a row for each month until now, with the known values', async () => {
    const flightSheet = await fetch(downloadFlightTemplate);
    expect(flightSheet.name).toBe('운항편수_2026.xlsx');
    expect(flightSheet.rows).toHaveLength(12);
    expect(flightSheet.rows[10]).toEqual([2026, 10, 900]);
    const october = await fetch(downloadOccurrenceTemplate, '?year=2026&month=10', 'en');
    expect(october.name).toBe('occurrences_2026.xlsx');
    expect(october.rows).toHaveLength(26);
    expect(october.rows[3]).toEqual([2026, 10, 3, 2, 'Runway excursion']);
    expect((await fetch(downloadOccurrenceTemplate)).rows).toHaveLength(1 + 11 * 25);
    expect((await fetch(downloadThresholdTemplate)).rows[3]).toEqual([2026, 3, 0, 0.25, null, 1.5, 20, '활주로 이탈']);
  });
});

test('an import of 6,000 rows is parsed and stored', async () => {
  const rows = Array.from({ length: 6000 }, (_, at) => [
    2006 + Math.floor(at / 300),
    (Math.floor(at / 25) % 12) + 1,
    (at % 25) + 1,
    at % 40,
  ]);
  const { status, body } = await sendSheet(app, importOccurrences, air.level[5], [headers.occurrences, ...rows]);
  expect([status, body.added]).toEqual([200, 6000]);
  const { body: shown } = await app.call(getDashboard, air.captain, { query: { year: 2025, month: 12 } });
  expect(shown.indicators.every(({ occurrence }) => occurrence.occurrenceCount !== null)).toBe(true);
});
