import {
  acknowledgeIndicatorAlert,
  deactivateIndicator,
  getDashboard,
  getIndicator,
  importFlights,
  importOccurrences,
  importThresholds,
  listAlerts,
} from '@portal/contract/indicators';
import { beforeEach, expect, test } from 'vitest';
import { headers, indicatorId, type Rows, sendSheet } from '#testing/areas/given-figures';
import { kindsFor, unreadOf } from '#testing/areas/given-notifications';
import type { TestEmployee } from '#testing/given-company';
import { givenActions, givenHazardOf } from '#testing/safety/given-action';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;
let id: number;

/** Today is 20 November 2026; rates are per hundred flights. */
beforeEach(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  id = await indicatorId(app, office, 10);
  await sendSheet(app, importThresholds, office, [
    headers.thresholds,
    [2025, 10, 0, 1, 2, 3, 4],
    [2026, 10, 0, 1, 2, 3, 4],
    [2026, 23, 0, 1, 2, 3, 4],
  ]);
  await sendSheet(app, importFlights, office, [
    headers.flights,
    ...[11, 12].map((month) => [2025, month, 100]),
    ...Array.from({ length: 11 }, (_, at) => [2026, at + 1, 100]),
  ]);
  return () => app.close();
});

const counts = (...rows: Rows) => sendSheet(app, importOccurrences, office, [headers.occurrences, ...rows]);
const list = (who: TestEmployee, query: { year?: number; open?: boolean } = {}) => app.call(listAlerts, who, { query });
const told = async (query: { year?: number; open?: boolean } = {}) =>
  (await list(air.level[4], query)).body.map(({ year, month, rule, isOpen }) => [`${year}-${month}`, rule, isOpen]);
const acknowledge = (month: number, body: object = {}, who = office, year = 2026) =>
  app.call(acknowledgeIndicatorAlert, who, {
    params: { id, year, month },
    body: { cause: '철새 이동', hazard: null, action: null, ...body },
  });

test('a month alerts at serious once, at alert twice and at caution three times in a row, also over the turn of the year', async () => {
  await counts([2025, 11, 10, 2], [2025, 12, 10, 2], [2026, 1, 10, 2], [2026, 3, 10, 3], [2026, 4, 10, 3]);
  await counts([2026, 6, 10, 4], [2026, 7, 10, 1], [2026, 9, 10, 3], [2026, 10, 23, 9]);
  expect(await told()).toEqual([
    ['2026-6', 'OneSerious', true],
    ['2026-4', 'TwoAlert', true],
    ['2026-1', 'ThreeCaution', true],
  ]);
  expect(await told({ year: 2025 })).toEqual([]);
  const [alert] = (await list(air.level[4])).body;
  expect(alert).toEqual({
    indicator: { id, key: 10, name: '조류충돌', engName: 'Bird strike' },
    year: 2026,
    month: 6,
    rule: 'OneSerious',
    status: 'Serious',
    occurrenceCount: 4,
    incidentRate: 4,
    isOpen: true,
    acknowledgements: [],
    can: {},
  });
  expect((await list(office)).body[0]?.can).toEqual({ acknowledge: true });
});

test('an acknowledgement with its cause ends an alert until its rule or rate changes', async () => {
  await counts([2026, 6, 10, 4]);
  const hazard = await givenHazardOf(app, office);
  const [action] = await givenActions(app, { family: 'hazards', id: hazard, by: office }, [air.captain]);
  const { status, body } = await acknowledge(6, { hazard: { id: hazard }, action: { id: action?.id } });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    isOpen: false,
    acknowledgements: [
      {
        cause: '철새 이동',
        hazard: { id: hazard, status: 'Action' },
        action: { id: action?.id, actionNo: action?.actionNo, case: { type: 'Hazard', id: hazard } },
        rule: 'OneSerious',
        incidentRate: 4,
        by: { id: office.id },
        at: app.now.value.toISOString(),
      },
    ],
  });
  expect([await told({ open: true }), await told({ open: false })]).toEqual([[], [['2026-6', 'OneSerious', false]]]);
  await counts([2026, 6, 10, 5]);
  expect(await told({ open: true })).toEqual([['2026-6', 'OneSerious', true]]);
  expect((await acknowledge(6)).body.acknowledgements).toHaveLength(2);
  await counts([2026, 6, 10, 0]);
  expect(await told()).toEqual([['2026-6', null, false]]);
  expect((await list(office)).body[0]?.can).toEqual({ acknowledge: 'not-found' });
  expect((await acknowledge(6)).status).toBe(404);
});

test('an acknowledgement needs a cause, and an existing hazard and action if given', async () => {
  await counts([2026, 6, 10, 4]);
  const { status, body } = await acknowledge(6, { cause: ' ', hazard: { id: 4711 }, action: { id: 4711 } });
  const { errors } = body as unknown as { errors: { path: string; code: string }[] };
  expect([status, errors.map(({ path, code }) => `${path} ${code}`)]).toEqual([
    422,
    ['cause required', 'hazard hazard-unknown', 'action action-unknown'],
  ]);
  expect((await acknowledge(5)).status).toBe(404);
  expect((await acknowledge(13)).status).toBe(400);
  await app.call(deactivateIndicator, office, { params: { id } });
  expect((await acknowledge(6)).status).toBe(404);
});

test('alerts are readable from Level4 on, and acknowledged by the master levels', async () => {
  await counts([2026, 6, 10, 4]);
  const query = { year: 2026, month: 6 };
  for (const who of [air.captain, air.level[2], air.level[3]]) {
    expect([(await list(who)).status, (await acknowledge(6, {}, who)).status]).toEqual([403, 403]);
    expect((await app.call(getIndicator, who, { params: { id }, query })).body).not.toHaveProperty('alert');
  }
  expect([(await list(air.level[4])).status, (await acknowledge(6, {}, air.level[4])).status]).toEqual([200, 403]);
  const shown = (await app.call(getDashboard, air.level[4], { query })).body.indicators;
  expect([shown[9]?.alert, shown[8]?.alert]).toEqual([{ rule: 'OneSerious', isOpen: true }, null]);
});

test('readers of alerts, except the actor, are notified of a new one until it is acknowledged', async () => {
  await counts([2026, 6, 10, 4], [2025, 11, 10, 9]);
  expect(await kindsFor(app, office)).toEqual([]);
  expect(await kindsFor(app, air.level[3])).toEqual([]);
  for (const who of [air.level[4], air.level[5]])
    expect(await unreadOf(app, who)).toMatchObject([
      {
        kind: 'indicators.alert',
        place: `/esms/dashboard?year=2026&month=6&indicator=${id}`,
        record: { type: 'indicators/indicator', id },
        times: 1,
      },
    ]);
  await counts([2026, 7, 10, 1]);
  expect(await unreadOf(app, air.level[4])).toMatchObject([{ times: 1 }]);
  await acknowledge(6);
  expect(await kindsFor(app, air.level[4])).toEqual([]);
  await counts([2026, 8, 10, 4]);
  expect(await kindsFor(app, air.level[4])).toEqual(['indicators.alert']);
  await counts([2026, 8, 10, 1]);
  expect(await kindsFor(app, air.level[4])).toEqual([]);
});
