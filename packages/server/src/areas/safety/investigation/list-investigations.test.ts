import { type InvestigationBody, listInvestigationsCall, riskClass } from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import {
  givenInvestigation,
  givenInvestigationIn,
  givenSafetyOffice,
  type SafetyOffice,
} from '#testing/safety/given-investigated';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: SafetyOffice;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = await givenSafetyOffice(app, air);
});

afterAll(() => app.close());

const list = (query: object = {}, who: TestEmployee = office.master) =>
  app.call(listInvestigationsCall, who, { query: { limit: 1000, ...query } });
const idsOf = async (query: object, who?: TestEmployee) => (await list(query, who)).body.items.map(({ id }) => id);
/** One minute later than every time used before. */
const given = (more: Partial<InvestigationBody>) => {
  app.now.value = new Date(app.now.value.getTime() + 60_000);
  return givenInvestigation(app, office, more);
};
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const by = (who: TestEmployee) => [{ investigator: { id: who.id } }];

test('the office sees all, newest first; others see those they investigate; a person who investigates none is refused', async () => {
  const report = await givenReport(app, air.captain);
  const first = await given({
    source: 'InternalMandatoryReport',
    reportId: report.id,
    investigators: by(office.colleague),
  });
  app.now.value = new Date(app.now.value.getTime() + 60_000);
  const assessed = await givenInvestigationIn(app, office, 'Closed');
  const last = await given({});
  const { status, body } = await list();
  expect([status, body.can, body.total]).toEqual([200, { make: true }, 3]);
  expect(body.items.map(({ id }) => id)).toEqual([last.id, assessed.id, first.id]);
  expect(body.items[2]).toEqual({
    id: first.id,
    investigationNo: first.investigationNo,
    status: 'Open',
    source: first.source,
    type: first.type,
    title: first.title,
    fieldLevel1: first.fieldLevel1,
    fieldLevel2: first.fieldLevel2,
    startDate: first.startDate,
    endDate: first.endDate,
    author: first.author,
    createdDate: first.createdDate,
    reportId: report.id,
    reportNo: report.reportNo,
    initialRisk: null,
    residualRisk: null,
    isReturned: false,
  });
  expect(body.items[1]).toMatchObject({ initialRisk: { riskLevel: '4B' }, residualRisk: { riskLevel: '1D' } });
  const theirs = await list({}, office.colleague);
  expect([theirs.body.items.map(({ id }) => id), theirs.body.can, theirs.body.total]).toEqual([[first.id], {}, 1]);
  for (const who of [air.captain, air.level[4], office.mitigator])
    expect(codeOf(await list({}, who))).toEqual([403, 'no-permission']);
});

test('the list is paged, and a page past the end is empty', async () => {
  const all = await idsOf({});
  const { body } = await list({ limit: 2, offset: 1 });
  expect([body.items.map(({ id }) => id), body.offset, body.limit, body.total]).toEqual([
    all.slice(2, 4),
    1,
    2,
    all.length,
  ]);
  expect((await list({ offset: 9 })).body).toMatchObject({ items: [], total: all.length });
});

test('the list is filtered by each filter and combinations, and refuses unknown values', async () => {
  const { id } = await given({ source: 'FOQA', fieldLevel1: { id: 2 }, fieldLevel2: { id: 21 } });
  const same = await given({ source: 'FOQA', fieldLevel1: { id: 1 }, fieldLevel2: { id: 13 } });
  expect(await idsOf({ source: 'FOQA' })).toEqual([same.id, id]);
  expect(await idsOf({ fieldLevel1Id: 2 })).toEqual([id]);
  expect(await idsOf({ fieldLevel2Id: 13, source: 'FOQA', status: 'Open' })).toEqual([same.id]);
  expect(await idsOf({ fieldLevel1Id: 2, fieldLevel2Id: 13 })).toEqual([]);
  expect(await idsOf({ status: 'Reassessment' })).toEqual([]);
  for (const query of [{ status: 'Draft' }, { source: 'Investigation' }, { limit: 0 }, { offset: -1 }])
    expect(codeOf(await list(query))).toEqual([400, 'invalid-input']);
});

test('the list is filtered by class of risk or none, by open ones, by person and by days', async () => {
  const closed = await givenInvestigationIn(app, office, 'Closed');
  const open = await given({ investigators: by(office.colleague) });
  const holds = async (query: object) => {
    const found = await idsOf(query);
    return [found.includes(closed.id), found.includes(open.id)];
  };
  // The residual risk counts before the initial one.
  expect([riskClass('4B') === riskClass('1D'), await holds({ riskClass: riskClass('1D') })]).toEqual([
    false,
    [true, false],
  ]);
  expect(await holds({ riskClass: riskClass('4B') })).toEqual([false, false]);
  expect(await holds({ riskClass: 'none' })).toEqual([false, true]);
  expect(await holds({ riskClass: `none,${riskClass('1D')}` })).toEqual([true, true]);
  expect([await holds({ open: true }), await holds({ open: false })]).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(await holds({ ownerId: office.colleague.id, open: true })).toEqual([false, true]);
  expect(await holds({ fromDate: '2026-11-20', toDate: '2026-11-20' })).toEqual([true, true]);
  expect(await holds({ fromDate: '2026-11-21' })).toEqual([false, false]);
  expect(await holds({ overdue: true })).toEqual([false, false]);
});

test('the list is searched by title, description and number, ignoring case, with percent and underscore as letters', async () => {
  const { investigators } = { investigators: by(office.colleague) };
  const titled = await given({ title: 'Unstable APPROACH 접근', investigators });
  const described = await given({ description: '연료 100%_누설 흔적', investigators });
  const found = (searchText: string, who?: TestEmployee) => idsOf({ searchText }, who);
  for (const who of [office.master, office.colleague]) {
    expect(await found('approach', who)).toEqual([titled.id]);
    expect(await found('접근 unstable', who)).toEqual([titled.id]);
    expect(await found('100%_누', who)).toEqual([described.id]);
    expect(await found('0%누', who)).toEqual([]);
    expect(await found(titled.investigationNo.toLowerCase(), who)).toEqual([titled.id]);
    expect(await found('접근 누설', who)).toEqual([]);
  }
  expect(await found('%')).toEqual([described.id]);
  expect(await found('_')).toEqual([described.id]);
  expect(codeOf(await list({ searchText: 'x'.repeat(101) }))).toEqual([400, 'invalid-input']);
});

test('the total is counted up to a thousand, for searches too, and a rare word is found among many', async () => {
  const rare = await given({ description: '희귀한낱말이 있다' });
  await app.pool.query(
    `with made as (select safety.new_case('Investigation') as id, n from generate_series(1, 1100) n)
     insert into safety.investigation (id, investigation_no, status, source, type, title, field_level1_id, description,
       start_on, end_on, author_id, created_at)
     select id, 'INV-M-' || n, 'Open', 'Others', 'HighRiskHazard', '잦은 제목 ' || n, 1, '잦은 설명', now(), now(), $1,
       timestamptz '2026-12-01' + n * interval '1 minute' from made`,
    [office.master.id],
  );
  await app.pool.query(
    `insert into safety.investigation_text (investigation_id, search_text)
     select id, lower(title) from safety.investigation where investigation_no like 'INV-M-%'`,
  );
  for (const query of [{}, { searchText: '잦은' }, { source: 'Others' }]) {
    const { body } = await list({ ...query, limit: 2 });
    expect([body.total, body.totalCapped, body.items.map(({ investigationNo }) => investigationNo)]).toEqual([
      1000,
      true,
      ['INV-M-1100', 'INV-M-1099'],
    ]);
  }
  const { body } = await list({ searchText: '희귀한낱말' });
  expect([body.total, body.items.map(({ id }) => id)]).toEqual([1, [rare.id]]);
});
