import {
  type AssessmentBody,
  type AssessmentSeq,
  assignAssessor,
  getReport,
  listReports,
  reportAssessments,
  uploadReportFiles,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { filesBody } from '#testing/multipart';
import {
  givenAssessed,
  givenAssessment,
  givenAssessor,
  givenClassification,
  givenHazard,
} from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
});

afterAll(() => app.close());

type Body = Partial<AssessmentBody>;
const sent = (body: Body): AssessmentBody => ({ seq: 1, version: 1, riskLevel: '4B', ...body });
const read = (id: number, who: TestEmployee) => app.call(reportAssessments.list, who, { params: { id } });
const give = (id: number, who: TestEmployee, body: Body = {}) =>
  app.call(reportAssessments.create, who, { params: { id }, body: sent(body) });
const change = ([id, raId]: readonly [number, number], who: TestEmployee, body: Body = {}) =>
  app.call(reportAssessments.change, who, { params: { id, raId }, body: sent(body) });
const assign = ([id, raId]: readonly [number, number], who: TestEmployee, assessor: { id: number }) =>
  app.call(assignAssessor, who, { params: { id, raId }, body: { seq: 2, assessor: { id: assessor.id } } });
const record = async (id: number, who = office) => (await app.call(getReport, who, { params: { id } })).body;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const setStatus = (id: number, status: string) =>
  app.pool.query('update safety.report set status = $2 where id = $1', [id, status]);

describe('the first assessment', () => {
  test('moves a report on and is shown with it', async () => {
    const { id } = await givenReport(app, air.captain);
    await givenClassification(app, office, id);
    await givenHazard(app, office, id);
    expect([(await read(id, office)).status, (await record(id)).can]).toMatchObject([
      204,
      { assess: true, assign: 'wrong-status' },
    ]);
    const { status, body } = await give(id, office, { riskLevel: '3C' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        seq: 1,
        version: 1,
        riskLevel: '3C',
        modifiedDate: '2026-11-20T01:00:00.000Z',
        assessor: expect.objectContaining({ id: office.id }),
        modifiedName: body.assessor.name,
        modifiedGroup: body.assessor.department.name,
        archivedDate: null,
      },
    ]);
    expect((await read(id, air.level[4])).body).toEqual([body]);
    expect(await record(id, air.level[2])).toMatchObject({
      status: 'SecondRiskAssessment',
      initialRisk: { riskLevel: '3C' },
      residualRisk: null,
    });
    expect(await record(id, air.captain)).not.toHaveProperty('initialRisk');
    const { items } = (await app.call(listReports, air.level[3], { query: { status: 'SecondRiskAssessment' } })).body;
    expect(items.find((row) => row.id === id)).toMatchObject({ initialRisk: { riskLevel: '3C' }, residualRisk: null });
  });

  test('is given once, and may be changed until the second is given', async () => {
    const { report, first } = await givenAssessed(app, air);
    expect(codeOf(await give(report.id, office))).toEqual([409, 'changed-meanwhile']);
    const changed = await change([report.id, first.id], air.level[5], { riskLevel: '1E' });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { id: first.id, riskLevel: '1E', assessor: { id: air.level[5].id }, modifiedName: 'five' },
    ]);
    expect(codeOf(await change([report.id, first.id], office, { seq: 2 }))).toEqual([422, 'not-valid']);
    expect(codeOf(await change([report.id, 2_147_483_647], office))).toEqual([404, 'not-found']);
    const { first: anothers } = await givenAssessed(app, air);
    expect(codeOf(await change([report.id, anothers.id], office))).toEqual([404, 'not-found']);
    await givenAssessment(app, office, report.id, [2, '2D']);
    expect(codeOf(await change([report.id, first.id], office))).toEqual([422, 'wrong-status']);
  });

  test.each<[string, object]>([
    ['a level without severity', { riskLevel: '3' }],
    ['letter before digit', { riskLevel: 'B3' }],
    ['a probability that is none', { riskLevel: '6A' }],
    ['a severity that is none', { riskLevel: '1F' }],
    ['no level', { riskLevel: null }],
    ['another version', { version: 2 }],
    ['a fourth', { seq: 4 }],
  ])('does not take %s', async (_what, body) => {
    const { id } = await givenReport(app, air.captain);
    expect(codeOf(await give(id, office, body))).toEqual([400, 'invalid-input']);
  });
});

describe('an assessment is refused', () => {
  test.each<[AssessmentSeq, string[]]>([
    [1, ['FirstRiskAssessment', 'SecondRiskAssessment']],
    [2, ['SecondRiskAssessment', 'Notification']],
    [3, ['ThirdRiskAssessment']],
  ])('if it is number %i in another status than %j', async (seq, open) => {
    const all = ['Open', 'HazardIdentification', 'FirstRiskAssessment', 'SecondRiskAssessment', 'Notification'];
    for (const status of [...all, 'Action', 'ThirdRiskAssessment', 'Closed']) {
      const { id } = await givenReport(app, air.captain);
      await setStatus(id, status);
      const { can } = await record(id);
      const [made, again] = [await give(id, office, { seq }), await change([id, 2_147_483_647], office, { seq })];
      expect([status, codeOf(made)]).toEqual([
        status,
        open.includes(status) ? [201, undefined] : [422, 'wrong-status'],
      ]);
      if (open.includes(status)) expect([status, can.assess]).toEqual([status, true]);
      expect(again.status).toBeGreaterThanOrEqual(404);
      expect([status, can[`assess${seq}`]]).toEqual([status, open.includes(status) ? true : 'wrong-status']);
    }
  });

  test('by role before status, and on a child', async () => {
    const { report, first } = await givenAssessed(app, air);
    const at = [report.id, first.id] as const;
    await setStatus(report.id, 'Closed');
    for (const who of [air.captain, air.level[2], air.level[3], air.level[4]])
      for (const answer of [await give(report.id, who), await change(at, who), await assign(at, who, air.colleague)])
        expect(codeOf(answer)).toEqual([403, 'no-permission']);
    expect(codeOf(await read(report.id, air.captain))).toEqual([403, 'no-permission']);
    for (const answer of [await read(report.id, air.colleague), await give(report.id, air.colleague)])
      expect(codeOf(answer)).toEqual([401, 'no-permission-on-document']);
    for (const answer of [
      await give(report.id, office),
      await change(at, office),
      await assign(at, office, air.captain),
    ])
      expect(codeOf(answer)).toEqual([422, 'wrong-status']);
    const main = await givenReport(app, air.captain);
    await app.pool.query('update safety.report set main_id = $2 where id = $1', [report.id, main.id]);
    for (const answer of [
      await give(report.id, office),
      await change(at, office),
      await assign(at, office, air.captain),
    ])
      expect(codeOf(answer)).toEqual([422, 'child-report']);
    expect([(await read(report.id, office)).status, (await record(report.id)).initialRisk]).toEqual([204, null]);
  });

  test('if it was invalidated, which is listed last', async () => {
    const { id } = await givenReport(app, air.captain);
    await setStatus(id, 'ThirdRiskAssessment');
    const third = await givenAssessment(app, office, id, [3, '1E']);
    expect(await record(id)).toMatchObject({ residualRisk: { riskLevel: '1E' } });
    await app.pool.query('update safety.assessment set archived_at = $2 where id = $1', [third.id, app.now.value]);
    await setStatus(id, 'ThirdRiskAssessment');
    expect(codeOf(await change([id, third.id], office, { seq: 3 }))).toEqual([422, 'wrong-status']);
    expect(await record(id)).toMatchObject({ residualRisk: null });
    await givenAssessment(app, office, id, [3, '2E']);
    expect((await read(id, office)).body?.map(({ riskLevel, archivedDate }) => [riskLevel, archivedDate])).toEqual([
      ['2E', null],
      ['1E', '2026-11-20T01:00:00.000Z'],
    ]);
  });

  test('a file of the reporter by an assessor', async () => {
    const { report, first } = await givenAssessed(app, air);
    await givenAssessor(app, office, { id: report.id, raId: first.id }, air.colleague);
    const sentFiles = filesBody({ name: 'a.txt', content: 'a' });
    const answer = await app.call(uploadReportFiles, air.colleague, { params: { id: report.id }, ...sentFiles });
    expect(codeOf(answer)).toEqual([403, 'no-permission']);
  });
});

describe('of two concurrent calls by masters', () => {
  const RACES = 15;

  test('one gives the first; of two changes the later is stored', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const { id } = await givenReport(app, air.captain);
      await givenClassification(app, office, id);
      await givenHazard(app, office, id);
      const both = await Promise.all([
        give(id, office, { riskLevel: '1A' }),
        give(id, air.level[5], { riskLevel: '2A' }),
      ]);
      expect(both.map(codeOf).toSorted()).toEqual([
        [201, undefined],
        [409, 'changed-meanwhile'],
      ]);
      const won = both.find(({ status }) => status === 201)?.body.id ?? 0;
      const changed = await Promise.all([
        change([id, won], office, { riskLevel: '1B' }),
        change([id, won], air.level[5], { riskLevel: '2B' }),
      ]);
      expect(changed.map(({ status }) => status)).toEqual([200, 200]);
      const [normalized] = (await read(id, office)).body ?? [];
      expect(changed.map(({ body }) => [body.riskLevel, body.assessor.id])).toContainEqual([
        normalized?.riskLevel,
        normalized?.assessor.id,
      ]);
    }
  });

  test('that ask the same person one succeeds; of those that ask different people the last one counts', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const { report, first } = await givenAssessed(app, air);
      const at = [report.id, first.id] as const;
      const same = await Promise.all([assign(at, office, air.colleague), assign(at, air.level[5], air.colleague)]);
      expect(same.map(codeOf).toSorted()).toEqual([
        [200, undefined],
        [422, 'already-assigned'],
      ]);
      const [one, other] = [air.elsewhere[2], air.elsewhere[3]];
      const two = await Promise.all([assign(at, office, one), assign(at, air.level[5], other)]);
      expect(two.map(({ status }) => status)).toEqual([200, 200]);
      const seeing = await Promise.all([air.colleague, one, other].map((who) => read(report.id, who)));
      expect(seeing.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
      expect((await read(report.id, office)).body).toHaveLength(2);
    }
  });

  test('either the assessment or the change of the assessor comes first', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const { report, first } = await givenAssessed(app, air);
      const [given, asked] = await Promise.all([
        give(report.id, office, { seq: 2 }),
        assign([report.id, first.id], air.level[5], air.colleague),
      ]);
      const outcome = [codeOf(given), codeOf(asked)];
      expect([
        [
          [201, undefined],
          [422, 'wrong-status'],
        ],
        [
          [403, 'no-permission'],
          [200, undefined],
        ],
      ]).toContainEqual(outcome);
    }
  });
});
