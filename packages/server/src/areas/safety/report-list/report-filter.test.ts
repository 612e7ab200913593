import { addRelations, listReports, type ReportBody, type ReportRow } from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { givenActions, givenNotified } from '#testing/safety/given-action';
import { givenClassification } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';
import { findStoredJob } from '../report/find-stored.ts';

let app: TestApp;
let air: Airline;
const ids: Record<string, number> = {};

const flight = (more: object = {}): NonNullable<ReportBody['flightDetail']> => ({
  flightDate: '2026-10-01',
  flightNo: 'HB 101',
  routeFrom: 'GMP',
  routeTo: 'RKPC',
  registrationNo: 'HL-8401',
  flightPhase: 9,
  ...more,
});

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  const office = air.level[6];
  const give = async (name: string, who: TestEmployee, more: Partial<ReportBody> = {}) => {
    ids[name] = (await givenReport(app, who, { subject: name, ...more })).id;
    return ids[name];
  };
  // The first minute of October in Seoul, still September in UTC.
  await give('landing', air.captain, {
    eventDate: '2026-09-30T15:00',
    eventDateTimeZone: 0,
    flightDetail: flight(),
    location: '활주로 07 접지대',
    description: '<p>강한 <b>돌</b>풍으로 경착륙하였습니다. 리버서는 정상.</p>',
  });
  await give('takeoff', air.captain, {
    eventDate: '2026-10-31T23:59',
    flightDetail: flight({ flightPhase: 2, registrationNo: 'HL8402', flightNo: 'HB102' }),
  });
  await give('ramp', air.level[4], { eventDate: '2026-11-01T00:00', location: '계류장', reportType: 'SSVR' });
  await give('secret', air.captain, { eventDate: '2026-10-15T10:00', isConfidential: true, location: '제주공항' });
  await give('child', air.captain, { eventDate: '2026-10-02T10:00', location: '미상' });
  await givenClassification(app, office, ids.landing ?? 0, { eventType: 2, operationalImpact: 4 });
  await givenClassification(app, office, ids.takeoff ?? 0, {
    eventType: 3,
    caseType: 1,
    eventCategories: [{ id: 13 }],
  });
  await givenClassification(app, office, ids.child ?? 0, { eventType: 0 });
  await app.call(addRelations, office, { params: { id: ids.landing ?? 0 }, body: [ids.child ?? 0] });
  ids.acted = await givenNotified(app, air, { subject: 'acted', eventDate: '2026-08-01T10:00', location: '미상' });
  const [action] = await givenActions(app, { family: 'reports', id: ids.acted, by: office }, [air.colleague]);
  ids.action = action?.id ?? 0;
});

afterAll(() => app.close());

type Query = Record<string, string | number | boolean>;
const found = async (who: TestEmployee, query: Query): Promise<string[]> => {
  const { status, body } = await app.call(listReports, who, { query: { limit: 100, ...query } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ subject }) => subject ?? '').sort();
};
const refused = async (query: Query): Promise<string> => {
  const { status, body } = await app.call(listReports, air.level[6], { query });
  const { errors } = body as unknown as { errors?: { path: string; code: string }[] };
  return `${status} ${errors?.map(({ path }) => path).join(' ')}`;
};

describe('filters on the reports themselves', () => {
  test.each<[string, Query, string[]]>([
    [
      'days are those of Seoul, both included',
      { fromDate: '2026-10-01', toDate: '2026-10-31' },
      ['child', 'landing', 'secret', 'takeoff'],
    ],
    ['from a day on', { fromDate: '2026-11-01' }, ['ramp']],
    ['up to a day', { toDate: '2026-08-01' }, ['acted']],
    ['registration without hyphen and case', { registrationNo: 'hl8401' }, ['landing']],
    ['flight number with a blank', { flightNo: 'hb 102' }, ['takeoff']],
    ['airport by ICAO, of arrival and of the location', { airport: 'rkpc' }, ['landing', 'secret']],
    ['airport of departure', { airport: 'GMP' }, ['takeoff']],
    ['no airport', { airport: 'none' }, ['acted', 'child', 'ramp']],
    ['one of two phases', { phase: '2,9' }, ['landing', 'takeoff']],
    ['no phase', { phase: 'none' }, ['acted', 'child', 'ramp', 'secret']],
    ['a phase or none', { phase: '9,none', fromDate: '2026-10-01' }, ['child', 'landing', 'ramp', 'secret']],
    ['closed ones', { open: false }, []],
    [
      'main reports alone',
      { mainOnly: true, fromDate: '2026-10-01', toDate: '2026-10-31' },
      ['landing', 'secret', 'takeoff'],
    ],
    [
      'all narrow together',
      { registrationNo: 'HL8401', phase: '9', reportType: 'SSR', searchText: 'land' },
      ['landing'],
    ],
  ])('%s', async (_what, query, expected) => {
    expect(await found(air.level[6], query)).toEqual(expected);
  });

  test('division includes the departments below it, and never a confidential report', async () => {
    expect(await found(air.level[6], { divisionId: air.flight })).toEqual(['acted', 'child', 'landing', 'takeoff']);
    expect(await found(air.captain, { divisionId: air.crew })).toEqual(['acted', 'child', 'landing', 'takeoff']);
    expect(await found(air.captain, { divisionId: 999_999 })).toEqual([]);
  });
});

describe('filters on their cases', () => {
  test.each<[string, Query, string[]]>([
    ['event type', { eventType: '2' }, ['acted', 'landing']],
    ['several event types', { eventType: '2,3' }, ['acted', 'landing', 'takeoff']],
    ['a child says nothing', { eventType: '0' }, []],
    ['unclassified, children among them', { eventType: 'none' }, ['child', 'ramp', 'secret']],
    ['case type', { caseType: '1' }, ['takeoff']],
    ['category', { category: '29' }, ['acted', 'landing']],
    ['impact', { impact: '4' }, ['landing']],
    ['class of risk', { riskClass: 'val-a,val-b' }, ['acted']],
    ['without risk', { riskClass: 'none', caseType: '0' }, ['landing']],
  ])('%s', async (_what, query, expected) => {
    expect(await found(air.level[6], query)).toEqual(expected);
    expect(await found(air.level[4], query)).toEqual(expected);
  });

  test('a person with an action, and overdue actions', async () => {
    expect(await found(air.level[6], { ownerId: air.colleague.id })).toEqual(['acted']);
    expect(await found(air.level[6], { ownerId: air.captain.id })).toEqual([]);
    expect(await found(air.level[6], { overdue: true })).toEqual([]);
    await app.pool.query("update safety.action set due_on = '2026-01-01' where id = $1", [ids.action]);
    await app.pool.query("update safety.report set first_due_on = '2026-01-01' where id = $1", [ids.acted]);
    expect(await found(air.level[6], { overdue: true })).toEqual(['acted']);
    expect(await found(air.level[6], { overdue: false, ownerId: air.colleague.id })).toEqual(['acted']);
  });

  test('facts that the actor may not read count as empty', async () => {
    // The reporter cannot read the classification, Level2 and Level3 only that of their departments.
    expect(await found(air.captain, { eventType: '2' })).toEqual([]);
    expect(await found(air.captain, { eventType: 'none' })).toEqual(['acted', 'child', 'landing', 'secret', 'takeoff']);
    expect(await found(air.captain, { ownerId: air.colleague.id })).toEqual([]);
    expect(await found(air.captain, { overdue: true })).toEqual([]);
    expect(await found(air.level[2], { eventType: '2,3' })).toEqual(['acted', 'landing', 'takeoff']);
    expect(await found(air.level[3], { overdue: true })).toEqual(['acted']);
    expect(await found(air.elsewhere[3], { eventType: '2,none' })).toEqual(['ramp']);
    expect(await found(air.level[2], { airport: 'CJU' })).toEqual(['landing']);
  });

  test('rows show the classification to those who may read it', async () => {
    const rowFor = async (who: TestEmployee): Promise<ReportRow | undefined> =>
      (await app.call(listReports, who, { query: { registrationNo: 'HL8401' } })).body.items[0];
    expect(await rowFor(air.level[6])).toMatchObject({
      airport: 'CJU',
      flightNo: 'HB 101',
      registrationNo: 'HL-8401',
      flightPhase: 9,
      classification: { caseType: 0, eventType: 2, operationalImpact: 4, eventCategories: [{ id: 29 }, { id: 13 }] },
    });
    expect(await rowFor(air.captain)).toMatchObject({ airport: 'CJU', flightPhase: 9 });
    expect((await rowFor(air.captain))?.classification).toBeUndefined();
  });
});

describe('search in contents', () => {
  const content = (searchText: string, more: Query = {}) => ({ searchType: 'Content', searchText, ...more });

  test.each<[string, Query, string[]]>([
    ['a word over inline tags, and parts of words', content('돌풍 착륙하였'), ['landing']],
    ['title, number, location and description together', content('landing SSR- 접지대 리버서'), ['landing']],
    ['every word', content('리버서 없는낱말'), []],
    ['nothing of sections', content('HL-8401'), []],
    ['names of people', content('captain@'), []],
    ['tags are no text', content('<b>'), []],
    ['narrowed', content('돌풍', { phase: '2' }), []],
    ['a word in many texts', content('조류와'), ['acted', 'child', 'ramp', 'secret', 'takeoff']],
    ['without the search of contents', { searchText: '리버서' }, []],
  ])('%s', async (_what, query, expected) => {
    expect(await found(air.level[6], query)).toEqual(expected);
  });

  test('the words are shown in a snippet', async () => {
    const { body } = await app.call(listReports, air.captain, { query: { searchType: 'Content', searchText: '돌풍' } });
    expect(body.items[0]).toMatchObject({
      snippet: [
        { text: '활주로 07 접지대 강한 ', hit: false },
        { text: '돌풍', hit: true },
        { text: '으로 경착륙하였습니다. 리버서는 정상.', hit: false },
      ],
      snippetCut: { before: false, after: false },
    });
  });

  test.each<[string, Query]>([
    ['no words', { searchType: 'Content' }],
    ['single letters', { searchType: 'Content', searchText: '가 나' }],
  ])('refuses %s', async (_what, query) => {
    expect(await refused(query)).toBe('422 searchText');
  });
});

test.each<[Query, string]>([
  [{ fromDate: '2026-10-02', toDate: '2026-10-01' }, '400 toDate'],
  [{ fromDate: '2026-02-30' }, '400 fromDate'],
  [{ eventType: '5' }, '400 eventType'],
  [{ eventType: '1,' }, '400 eventType'],
  [{ eventType: '0,1,2,3,4,0,1,2,3,4,0' }, '400 eventType'],
  [{ category: '1001' }, '400 category'],
  [{ riskClass: 'val-e' }, '400 riskClass'],
  [{ airport: 'C' }, '400 airport'],
  [{ registrationNo: '--' }, '400 registrationNo'],
  [{ flightNo: '' }, '400 flightNo'],
  [{ open: 'yes' }, '400 open'],
  [{ departmentId: 1 }, '400 departmentId'],
  [{ searchType: 'Everything' }, '400 searchType'],
])('refuses %j', async (query, expected) => {
  expect(await refused(query)).toBe(expected);
});

test('older reports are found once the job has read their texts', async () => {
  await app.pool.query(
    `update safety.report set found_version = null, airport = null, registration_key = null, event_type = null`,
  );
  await app.pool.query('delete from safety.case_text');
  expect(await found(air.level[6], { registrationNo: 'HL8401' })).toEqual([]);
  await findStoredJob(app).run({}, new AbortController().signal);
  expect(await found(air.level[6], { registrationNo: 'HL8401', airport: 'CJU', eventType: '2' })).toEqual(['landing']);
  expect(await found(air.level[6], { searchType: 'Content', searchText: '리버서' })).toEqual(['landing']);
});
