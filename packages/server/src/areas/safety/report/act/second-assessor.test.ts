import { listAudit } from '@portal/contract/admin';
import { deleteEmployee } from '@portal/contract/directory';
import {
  type AssessmentBody,
  assignAssessor,
  getReport,
  listReports,
  reportAssessments,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { givenAssessed, givenAssessment, givenAssessor } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

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
const listed = async (who: TestEmployee, query = {}) =>
  (await app.call(listReports, who, { query: { limit: 1000, ...query } })).body.items.map(({ id }) => id);

describe('the second assessor', () => {
  test('can see that report alone while asked, also in the list', async () => {
    const { report, first } = await givenAssessed(app, air, { isConfidential: true });
    const other = await givenReport(app, air.captain);
    const somebody = air.elsewhere[2];
    expect((await app.call(getReport, somebody, { params: { id: report.id } })).status).toBe(401);
    const second = await givenAssessor(app, office, { id: report.id, raId: first.id }, somebody);
    expect(second).toMatchObject({ seq: 2, riskLevel: null, assessor: { id: somebody.id }, modifiedName: 'six' });
    const seen = await record(report.id, somebody);
    expect(seen).toMatchObject({ initialRisk: { riskLevel: '4B' }, classification: { eventType: 2 }, isMine: false });
    expect(seen.can).toEqual({ assess: true, assess2: true });
    for (const field of ['reporter', 'department', 'createdDate']) expect(seen).not.toHaveProperty(field);
    expect((await read(report.id, somebody)).body).toMatchObject([{ seq: 1 }, { seq: 2, riskLevel: null }]);
    expect(await listed(somebody)).toContain(report.id);
    expect(await listed(somebody, { awaitsMe: true })).toEqual([report.id]);
    expect((await app.call(getReport, somebody, { params: { id: other.id } })).status).toBe(401);

    const next = await assign([report.id, second.id], office, air.colleague);
    expect(next.body).toMatchObject({ id: second.id, assessor: { id: air.colleague.id } });
    expect((await app.call(getReport, somebody, { params: { id: report.id } })).status).toBe(401);
    expect((await read(report.id, somebody)).status).toBe(401);
    expect([await listed(somebody), await listed(air.colleague)]).toEqual([
      expect.not.arrayContaining([report.id]),
      expect.arrayContaining([report.id]),
    ]);
  });

  test('is the only one who can give the second assessment, and remains its assessor', async () => {
    const { report, first } = await givenAssessed(app, air);
    const second = await givenAssessor(app, office, { id: report.id, raId: first.id }, air.elsewhere[2]);
    const at = [report.id, second.id] as const;
    expect(codeOf(await change(at, office, { seq: 2 }))).toEqual([403, 'no-permission']);
    expect(codeOf(await give(report.id, office, { seq: 2 }))).toEqual([403, 'no-permission']);
    expect(codeOf(await give(report.id, air.elsewhere[2], { seq: 2 }))).toEqual([409, 'changed-meanwhile']);
    expect(codeOf(await change([report.id, first.id], air.elsewhere[2]))).toEqual([403, 'no-permission']);
    const given = await change(at, air.elsewhere[2], { seq: 2, riskLevel: '2B' });
    expect(given.body).toMatchObject({
      riskLevel: '2B',
      assessor: { id: air.elsewhere[2].id },
      modifiedName: 'cabin2',
    });
    expect(await record(report.id)).toMatchObject({
      status: 'Notification',
      can: { assess: 'wrong-status', assign: 'wrong-status', complete: true },
    });
    expect((await change(at, air.elsewhere[2], { seq: 2, riskLevel: '1B' })).status).toBe(200);
    expect(codeOf(await change(at, office, { seq: 2 }))).toEqual([403, 'no-permission']);
    expect(await listed(air.elsewhere[2])).toContain(report.id);
    expect(await listed(air.elsewhere[2], { awaitsMe: true })).not.toContain(report.id);
  });

  test('is nobody if the office gives the second assessment itself', async () => {
    const { report } = await givenAssessed(app, air);
    const second = await givenAssessment(app, air.level[5], report.id, [2, '2B']);
    expect(second.assessor.id).toBe(air.level[5].id);
    const changed = await change([report.id, second.id], office, { seq: 2, riskLevel: '5A' });
    expect(changed.body).toMatchObject({ riskLevel: '5A', assessor: { id: office.id } });
    expect(codeOf(await assign([report.id, second.id], office, air.colleague))).toEqual([422, 'wrong-status']);
  });

  test('is an active employee, and another than before', async () => {
    const { report, first } = await givenAssessed(app, air);
    const at = [report.id, first.id] as const;
    expect(await assign(at, office, { id: 2_147_483_647 })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'assessor', code: 'person-inactive' }] },
    });
    const leaver = await givenEmployee(app, `leaver${report.id}`, air.crew);
    await app.pool.query(`update directory.employee set is_resigned = true, resigned_on = '2026-11-20' where id = $1`, [
      leaver.id,
    ]);
    expect(codeOf(await assign(at, office, leaver))).toEqual([422, 'not-valid']);
    // The reporter may be asked like anyone: a refusal would reveal who it is.
    expect((await assign(at, office, air.captain)).status).toBe(200);
    expect(codeOf(await assign(at, office, air.captain))).toEqual([422, 'already-assigned']);
    expect(codeOf(await assign([report.id, 2_147_483_647], office, air.colleague))).toEqual([404, 'not-found']);
    expect((await record(report.id, air.captain)).can).toMatchObject({ assess: true, change: 'wrong-status' });
  });

  test('who has resigned is marked as such while the assessment is pending', async () => {
    const { report, first } = await givenAssessed(app, air);
    const leaver = await givenEmployee(app, `gone${report.id}`, air.crew);
    await givenAssessor(app, office, { id: report.id, raId: first.id }, leaver);
    const left = async () =>
      (await app.call(reportAssessments.list, office, { params: { id: report.id } })).body?.map(
        ({ seq, assessorHasLeft }) => [seq, assessorHasLeft],
      );
    const leave = (day: string) =>
      app.pool.query('update directory.employee set is_resigned = true, resigned_on = $2 where id = $1', [
        leaver.id,
        day,
      ]);
    await leave('2026-11-21');
    expect(await left()).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
    await leave('2026-11-20');
    expect(await left()).toEqual([
      [1, undefined],
      [2, true],
    ]);
  });

  test('cannot be deleted because of it, even if they never signed in', async () => {
    const { report, first } = await givenAssessed(app, air);
    const silent = await givenEmployee(app, `silent${report.id}`, air.crew);
    await givenAssessor(app, office, { id: report.id, raId: first.id }, silent);
    expect(codeOf(await app.call(deleteEmployee, admin, { params: { id: silent.id } }))).toEqual([409, 'has-records']);
  });

  test('who is also the reporter acts in their own name, which reveals nothing of the reporter', async () => {
    const { report, first } = await givenAssessed(app, air, { isConfidential: true });
    const second = await givenAssessor(app, office, { id: report.id, raId: first.id }, air.captain);
    const given = await change([report.id, second.id], air.captain, { seq: 2, riskLevel: '2B' });
    expect(given.body).toMatchObject({ assessor: { id: air.captain.id } });
    const { items } = (await app.call(listAudit, admin, { query: { recordType: 'report', recordId: report.id } })).body;
    expect(items.map(({ action, actor, after }) => [action, actor?.id, after])).toEqual([
      ['assess', air.captain.id, { assessment: 2, riskLevel: '2B', status: 'Notification' }],
      ['assign-assessor', office.id, { assessor: air.captain.id }],
      ['assess', office.id, { assessment: 1, riskLevel: '4B', status: 'SecondRiskAssessment' }],
      ['classify', office.id, expect.anything()],
      ['submit', undefined, expect.anything()],
    ]);
  });
});
