import {
  actionFamilies,
  addRelations,
  completeReport,
  deleteReport,
  getReport,
  listReports,
  reopenReport,
  reportAssessments,
} from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { givenActions, givenNotified } from '#testing/safety/given-action';
import { givenAssessment } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;
let owner: TestEmployee;
const { assign, answer, cancel, list, write } = actionFamilies.reports;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  owner = await givenEmployee(app, 'owner', air.elsewhere[2].departmentId);
});

afterAll(() => app.close());

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const statusOf = async (id: number) => (await app.call(getReport, office, { params: { id } })).body.status;

const finished = async (id: number, mid: number): Promise<void> => {
  const params = { id, mid };
  const { body } = await app.call(write, owner, { params, body: { content: '끝', actionType: 'Closed' } });
  const yes = { actionType: 'Closed', actionCompleted: true };
  await app.call(answer, office, { params: { ...params, tid: body.id }, body: yes });
};

test('a report follows its actions to the end and back, in lists too', async () => {
  const id = await givenNotified(app, air);
  const [first, second] = await givenActions(app, { family: 'reports', id, by: office }, [owner, air.colleague]);
  const listed = async () =>
    (await app.call(listReports, office, { query: {} })).body.items.find((row) => row.id === id)?.status;
  expect([await statusOf(id), await listed()]).toEqual(['Action', 'Action']);
  await finished(id, first?.id ?? 0);
  expect(await statusOf(id)).toBe('Action');
  expect(codeOf(await app.call(completeReport, office, { params: { id } }))).toEqual([422, 'wrong-status']);
  await app.call(cancel, office, { params: { id, mid: second?.id ?? 0 } });
  expect([await statusOf(id), await listed()]).toEqual(['ThirdRiskAssessment', 'ThirdRiskAssessment']);
  expect(codeOf(await app.call(completeReport, office, { params: { id } }))).toEqual([422, 'not-assessed']);
  await givenAssessment(app, office, id, [3, '1E']);
  expect((await app.call(completeReport, office, { params: { id } })).body.status).toBe('Closed');
  const body = [{ mitigator: { id: owner.id } }];
  expect(codeOf(await app.call(assign, office, { params: { id }, body }))).toEqual([422, 'wrong-status']);
  expect((await app.call(reopenReport, office, { params: { id } })).body).toMatchObject({
    status: 'ThirdRiskAssessment',
    residualRisk: { riskLevel: '1E' },
  });
  expect((await app.call(assign, office, { params: { id }, body })).status).toBe(201);
  const { body: report } = await app.call(getReport, office, { params: { id } });
  expect([report.status, report.residualRisk]).toEqual(['Action', null]);
  const early = { seq: 3, version: 1, riskLevel: '2D' };
  expect(codeOf(await app.call(reportAssessments.create, office, { params: { id }, body: early }))).toEqual([
    422,
    'wrong-status',
  ]);
});

test('a report whose actions were all cancelled waits for actions again', async () => {
  const id = await givenNotified(app, air);
  const [action] = await givenActions(app, { family: 'reports', id, by: office }, [owner]);
  await app.call(cancel, office, { params: { id, mid: action?.id ?? 0 } });
  expect(await statusOf(id)).toBe('Notification');
  // The former mitigator can still read the report and their own action.
  const read = await app.call(getReport, owner, { params: { id } });
  // Reading a report because of an action gives no right to act on it.
  expect([read.status, read.body.seesActions, read.body.can]).toEqual([200, true, {}]);
  expect((await app.call(list, owner, { params: { id } })).body).toHaveLength(1);
});

test('a report with actions is neither a child nor deleted', async () => {
  const id = await givenNotified(app, air);
  await givenActions(app, { family: 'reports', id, by: office }, [owner]);
  const main = await givenReport(app, air.captain);
  const related = await app.call(addRelations, office, { params: { id: main.id }, body: [id] });
  expect([codeOf(related), (related.body as { errors?: object[] }).errors]).toMatchObject([
    [422, 'not-valid'],
    [{ path: '0', code: 'report-has-work' }],
  ]);
  await app.pool.query("update safety.report set status = 'Open' where id = $1", [id]);
  expect(codeOf(await app.call(deleteReport, office, { params: { id } }))).toEqual([409, 'has-records']);
});
