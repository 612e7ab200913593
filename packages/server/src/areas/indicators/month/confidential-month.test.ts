import { closeIndicatorMonth, getIndicatorMonth, listAlerts, listCountedReports } from '@portal/contract/indicators';
import { changeReport, getBoard, listReports } from '@portal/contract/safety';
import { beforeEach, expect, test } from 'vitest';
import { indicatorId } from '#testing/areas/given-figures';
import type { TestEmployee } from '#testing/given-company';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;

const october = { year: 2026, month: 10 };
const VOLUNTARY = 23;

beforeEach(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  return () => app.close();
});

const rowOf = async (key: number) =>
  (await app.call(getIndicatorMonth, office, { params: october })).body.rows.find((row) => row.key === key);

/** All answers about a month and the reports behind it, for callers outside of the safety office. */
const seenBy = async (who: TestEmployee, id: number): Promise<unknown[]> => {
  const answers = [
    await app.call(getIndicatorMonth, who, { params: october }),
    await app.call(listCountedReports, who, { params: { id }, query: october }),
    await app.call(listAlerts, who, { query: {} }),
    await app.call(getBoard, who, { query: { toDate: '2026-11-30' } }),
    await app.call(listReports, who, { query: {} }),
  ];
  return answers.map(({ status, body }) => [status, body]);
};

test('a report that becomes confidential stays counted, changes no figure, and no longer names its reporter', async () => {
  app.now.value = new Date('2026-10-15T01:00:00.000Z');
  const body = { reportType: 'SSVR' as const, eventDate: '2026-10-12T10:00', requestFeedback: false };
  const report = await givenReport(app, air.captain, body);
  app.now.value = new Date('2026-11-20T01:00:00.000Z');
  const open = await rowOf(VOLUNTARY);
  expect(open?.proposal).toMatchObject({ occurrenceCount: 1, confidentialCount: 0, isSmall: false });
  const counts = [{ key: VOLUNTARY, occurrenceCount: 1, baseCount: open?.proposal?.baseCount ?? null }];
  expect(
    (await app.call(closeIndicatorMonth, office, { params: october, body: { counts, reason: null } })).status,
  ).toBe(200);
  const id = await indicatorId(app, office, VOLUNTARY);
  const behind = async (who: TestEmployee) =>
    (await app.call(listCountedReports, who, { params: { id }, query: october })).body.items[0];
  expect(await behind(air.level[4])).toMatchObject({
    id: report.id,
    counted: 'Both',
    reporter: { id: air.captain.id },
  });

  const turned = await app.call(changeReport, air.captain, {
    params: { id: report.id },
    body: sampleReport({ ...body, isConfidential: true }),
  });
  expect(turned.status).toBe(200);
  expect(await rowOf(VOLUNTARY)).toMatchObject({
    state: 'Closed',
    difference: 0,
    proposal: { occurrenceCount: 1, confidentialCount: 1, isSmall: true },
    recorded: { occurrenceCount: 1 },
  });
  for (const who of [air.level[4], office]) {
    const row = await behind(who);
    expect(row).toMatchObject({ id: report.id, counted: 'Both', isConfidential: true, isMine: false });
    expect(JSON.stringify(row)).not.toMatch(/captain|"reporter"|"department"|T01:00/);
  }
});

test('except for one’s own list no month, alert, board or figure reveals a confidential report to level 1 to 3', async () => {
  const id = await indicatorId(app, office, 10);
  const others = [air.colleague, air.level[2], air.level[3]];
  const before = await Promise.all(others.map((who) => seenBy(who, id)));
  await givenReport(app, air.captain, { reportType: 'SSVR', isConfidential: true });
  expect(await Promise.all(others.map((who) => seenBy(who, id)))).toEqual(before);
});
