import { listAudit } from '@portal/contract/admin';
import {
  addRelations,
  changeReportHazard,
  createReportHazard,
  deleteReport,
  getReport,
  getReportHazard,
  type HazardBody,
  hazardCategories,
  listHazardCategories,
  listPotentialConsequences,
  potentialConsequences,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { givenClassification, givenHazard, sampleHazard } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';
import { rowCounts } from '#testing/traces';

let app: TestApp;
let air: Airline;
let office: TestEmployee;
let admin: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  admin = await givenEmployee(app, 'admin', air.flight);
  await givenGrant(app, admin, 'Admin', 'Level0');
});

afterAll(() => app.close());

const read = (id: number, who: TestEmployee) => app.call(getReportHazard, who, { params: { id } });
const make = (id: number, who: TestEmployee, more: Partial<HazardBody> = {}) =>
  app.call(createReportHazard, who, { params: { id }, body: sampleHazard(more) });
const change = (id: number, who: TestEmployee, more: Partial<HazardBody> = {}, headers = {}) =>
  app.call(changeReportHazard, who, { params: { id }, body: sampleHazard(more), headers });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const statusOf = async (id: number) => (await app.call(getReport, office, { params: { id } })).body.status;

test('the trees of hazard values are available to everyone signed in', async () => {
  expect((await app.call(listHazardCategories, air.captain)).body).toEqual(hazardCategories);
  expect((await app.call(listPotentialConsequences, air.captain)).body).toEqual(potentialConsequences);
});

test('a report has no hazard until one is registered, which belongs to the report and moves it on', async () => {
  const report = await givenReport(app, air.captain);
  await givenClassification(app, office, report.id);
  expect([(await read(report.id, office)).status, codeOf(await change(report.id, office))]).toEqual([
    204,
    [404, 'not-found'],
  ]);
  const { status, body } = await make(report.id, office, { report: { id: report.id } });
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(Number),
      hazardNo: expect.stringMatching(/^HZ-2026-[0-9]{4}$/),
      status: 'Open',
      source: 'InternalMandatoryReport',
      title: '활주로 주변 조류 무리',
      category: {
        level1: { id: 1, name: '환경', engName: 'Environmental' },
        level2: { id: 12, name: '야생동물', engName: 'Wildlife' },
        level3: { id: 1201, name: '조류', engName: 'Birds' },
        level4: { id: 12012, name: '무리', engName: 'Flock' },
        description: '봄철',
      },
      potentialConsequences: [
        {
          level1: { id: 2, name: '비정상 자세·조종불능', engName: 'Aircraft upset' },
          level2: { id: 206, name: '동력장치 고장', engName: 'Powerplant failure' },
          level3: { id: 2064, name: '경미 손상', engName: 'Minor damage' },
          level4: null,
          description: null,
        },
        {
          level1: { id: 11, name: '운항 차질', engName: 'Operational disruption' },
          level2: { id: 1103, name: '회항', engName: 'Diversion' },
          level3: null,
          level4: null,
          description: null,
        },
      ],
      controlType: null,
      report: { id: report.id, reportNo: report.reportNo },
      investigation: null,
      identificationDate: '2026-11-20',
      identifier: expect.objectContaining({ id: office.id }),
      hasMitigations: false,
      initialRisk: null,
      residualRisk: null,
      version: 1,
      can: {
        change: true,
        assess: 'belongs-to-case',
        assess1: 'belongs-to-case',
        assess3: 'belongs-to-case',
        assign: 'belongs-to-case',
        reopen: 'belongs-to-case',
      },
    },
  ]);
  expect(await statusOf(report.id)).toBe('FirstRiskAssessment');
  expect((await read(report.id, air.level[4])).body).toEqual({ ...body, can: {} });
  const voluntary = await givenReport(app, air.captain, { reportType: 'SSVR', isConfidential: true });
  const other = await givenHazard(app, office, voluntary.id);
  expect(other).toMatchObject({ source: 'InternalVoluntaryReport' });
  expect(JSON.stringify(other)).not.toContain('captain');
  expect(await statusOf(voluntary.id)).toBe('Open');
});

test('a change replaces the whole hazard; one based on an old version changes nothing', async () => {
  const { id } = await givenReport(app, air.captain);
  await givenHazard(app, office, id, { controlType: 'Avoidance' });
  const changed = await change(id, air.level[5], { title: '다시' }, { 'if-match': '"1"' });
  expect(changed.body).toMatchObject({
    title: '다시',
    controlType: null,
    version: 2,
    status: 'InProgress',
    identifier: { id: office.id },
  });
  expect(codeOf(await change(id, office, {}, { 'if-match': '"1"' }))).toEqual([409, 'changed-meanwhile']);
  expect(codeOf(await make(id, office))).toEqual([409, 'changed-meanwhile']);
});

test('missing fields are named, and neither a row nor a number is created', async () => {
  const { id } = await givenReport(app, air.captain);
  const before = await rowCounts(app.pool);
  const answer = await make(id, office, {
    title: ' ',
    source: 'InternalVoluntaryReport',
    report: { id: id === 1 ? 2 : 1 },
    category: { level1: { id: 1 }, level2: { id: 21 } },
    potentialConsequences: [{ level1: { id: 2 } }],
  });
  expect([answer.status, answer.body]).toMatchObject([
    422,
    {
      errors: [
        { path: 'title', code: 'required' },
        { path: 'category.level2', code: 'not-one-of' },
        { path: 'potentialConsequences.0.level2', code: 'required' },
        { path: 'source', code: 'not-one-of' },
        { path: 'report', code: 'not-one-of' },
      ],
    },
  ]);
  expect(await rowCounts(app.pool)).toEqual(before);
});

describe('a hazard is refused', () => {
  test('by role before status, and once the report is closed', async () => {
    const { id } = await givenReport(app, air.captain);
    await app.pool.query(`update safety.report set status = 'Closed' where id = $1`, [id]);
    for (const who of [air.captain, air.level[2], air.level[3], air.level[4]])
      for (const call of [make, change]) expect(codeOf(await call(id, who))).toEqual([403, 'no-permission']);
    expect(codeOf(await read(id, air.captain))).toEqual([403, 'no-permission']);
    for (const call of [read, make, change])
      expect(codeOf(await call(id, air.colleague))).toEqual([401, 'no-permission-on-document']);
    for (const call of [make, change]) expect(codeOf(await call(id, office))).toEqual([422, 'wrong-status']);
  });

  test('on a child', async () => {
    const [main, child] = [await givenReport(app, air.captain), await givenReport(app, air.captain)];
    await app.pool.query('update safety.report set main_id = $2 where id = $1', [child.id, main.id]);
    for (const call of [make, change]) expect(codeOf(await call(child.id, office))).toEqual([422, 'child-report']);
    expect((await read(child.id, office)).status).toBe(204);
  });
});

test('a report with a hazard is not deleted', async () => {
  const { id } = await givenReport(app, air.captain);
  await givenHazard(app, office, id);
  for (const who of [air.captain, office])
    expect(codeOf(await app.call(deleteReport, who, { params: { id } }))).toEqual([409, 'has-records']);
  expect((await read(id, office)).status).toBe(200);
});

test('the audit trail has its number and no text', async () => {
  const { id, reportNo } = await givenReport(app, air.captain);
  const { id: recordId, hazardNo } = await givenHazard(app, office, id);
  await change(id, air.level[5], { title: '비밀 제목', controlType: 'Reduction' });
  const { items } = (await app.call(listAudit, admin, { query: { recordType: 'hazard', recordId } })).body;
  expect(items.map(({ action, actor, after }) => [action, actor?.id, after])).toEqual([
    ['change', air.level[5].id, { fields: ['title', 'controlType'] }],
    ['register', office.id, { hazardNo, reportNo }],
  ]);
  expect(items.map(({ record }) => record?.code)).toEqual([hazardNo, hazardNo]);
  expect(JSON.stringify(items)).not.toContain('제목');
});

test('of two concurrent calls one registers the hazard, and the numbers have no gap', async () => {
  const reports = await Promise.all(Array.from({ length: 15 }, () => givenReport(app, air.captain)));
  const answers = await Promise.all(
    reports.flatMap(({ id }) => [make(id, office), make(id, air.level[5], { title: '다른' })]),
  );
  for (const [place] of reports.entries())
    expect(
      answers
        .slice(2 * place, 2 * place + 2)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual([201, 409]);
  const made = answers.flatMap(({ status, body }) => (status === 201 ? [Number(body.hazardNo.slice(-4))] : []));
  const numbers = made.toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_number, place) => (numbers[0] ?? 0) + place));
});

test('a report becomes a child or gets a hazard, never both', async () => {
  for (let race = 0; race < 20; race += 1) {
    const [main, child] = [await givenReport(app, air.captain), await givenReport(app, air.captain)];
    const [related, made] = await Promise.all([
      app.call(addRelations, air.level[5], { params: { id: main.id }, body: [child.id] }),
      make(child.id, office),
    ]);
    expect([
      [200, 422, 'child-report'],
      [422, 201, undefined],
    ]).toContainEqual([related.status, ...codeOf(made)]);
  }
});
