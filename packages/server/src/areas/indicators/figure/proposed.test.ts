import {
  importFlights,
  importOccurrences,
  importThresholds,
  proposeOccurrenceSheet,
  proposeThresholdSheet,
} from '@portal/contract/indicators';
import { addRelations, type ClassificationBody } from '@portal/contract/safety';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, expect, test } from 'vitest';
import { headers, type Rows, sendSheet } from '#testing/areas/given-figures';
import { givenClassification } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let air: Airline;

beforeEach(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  return () => app.close();
});

const fetch = (endpoint: { path: string }, query = '', who = air.level[5]) =>
  app.app.inject({ method: 'GET', url: `${endpoint.path}${query}`, headers: tokensOf(who) });
const rowsOf = async (endpoint: { path: string }, query = '') =>
  (await readSheet((await fetch(endpoint, query)).rawPayload)) as unknown as Rows;
const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof fetch>>) => [statusCode, json<{ code: string }>().code];

test('thresholds are proposed from the 36 months before the January, and can be imported', async () => {
  const months = Array.from({ length: 36 }, (_, at) => [2023 + Math.floor(at / 12), (at % 12) + 1] as const);
  await sendSheet(app, importFlights, air.level[5], [
    headers.flights,
    ...months.map(([year, month]) => [year, month, 100]),
    [2022, 12, 100],
    [2026, 1, 100],
  ]);
  await sendSheet(app, importOccurrences, air.level[5], [
    headers.occurrences,
    // Rates 1 and 3 in turn: mean 2, deviation 1. Values outside of the period would change them.
    ...months.map(([year, month], at) => [year, month, 3, at % 2 === 0 ? 1 : 3]),
    [2022, 12, 3, 90],
    [2026, 1, 3, 90],
    ...months.slice(0, 11).map(([year, month], at) => [year, month, 4, at]),
    ...months.map(([year, month], at) => [year, month, 24, at]),
    ...months.map(([year, month]) => [year, month, 5, 2]),
  ]);
  const rows = await rowsOf(proposeThresholdSheet, '?year=2026');
  const of = (key: number) => rows[key]?.slice(2, 7);
  expect(of(3)).toEqual([0, 2, 3, 4, 5]);
  for (const key of [4, 5, 24, 1]) expect(of(key)).toEqual([null, null, null, null, null]);
  const { status, body } = await sendSheet(app, importThresholds, air.level[5], rows);
  expect([status, body.added, body.unchanged]).toEqual([200, 1, 24]);
});

test('occurrences are proposed from the reports of the month, each group once, as counts alone', async () => {
  const at = (eventAt: string) => ({ eventDate: eventAt });
  const classify = async (report: { id: number }, ids: number[], more: Partial<ClassificationBody> = {}) =>
    givenClassification(app, air.level[6], report.id, { eventCategories: ids.map((id) => ({ id })), ...more });
  const classified = async (eventAt: string, ...ids: number[]) => {
    const report = await givenReport(app, air.captain, at(eventAt));
    await classify(report, ids);
    return report;
  };
  await classified('2026-10-01T00:00', 29);
  await classified('2026-10-31T23:59', 29, 15);
  const main = await classified('2026-10-15T12:00', 2);
  const child = await classified('2026-10-15T12:00', 2);
  await app.call(addRelations, air.level[6], { params: { id: main.id }, body: [child.id] });
  await classified('2026-09-30T23:59', 29);
  await classified('2026-11-01T00:00', 29);
  await givenReport(app, air.captain, at('2026-10-10T10:00'));
  // Of another company; confidential; without management; an event by its impact; dangerous goods by the type of
  // report.
  await classify(await givenReport(app, air.captain, at('2026-10-11T10:00')), [29], { caseType: 1 });
  const secret = { ...at('2026-10-12T10:00'), isConfidential: true };
  await classify(await givenReport(app, air.captain, secret), [29], { isUnmanaged: true });
  await classify(await givenReport(app, air.captain, at('2026-10-13T10:00')), [29], {
    eventType: 0,
    operationalImpact: 4,
  });
  const rows = await rowsOf(proposeOccurrenceSheet, '?year=2026&month=10');
  const of = (key: number) => rows[key]?.[3];
  expect([of(10), of(3), of(5), of(4)]).toEqual([4, 1, 1, 0]);
  expect([of(1), of(2), of(6), of(7), of(21)]).toEqual([1, 0, 1, 0, 0]);
  for (const key of [22, 23, 24, 25]) expect(of(key)).toBeNull();
});

test('proposals are for the master levels alone, and counts need a month', async () => {
  for (const endpoint of [proposeThresholdSheet, proposeOccurrenceSheet])
    expect(codeOf(await fetch(endpoint, '?year=x', air.level[4]))).toEqual([403, 'no-permission']);
  for (const query of ['', '?year=2026', '?month=3'])
    expect(codeOf(await fetch(proposeOccurrenceSheet, query))).toEqual([400, 'invalid-input']);
});
