import {
  addRelations,
  answerReportFeedback,
  changeReport,
  createReportDraft,
  getFeedback,
  getReport,
  listRelatedFeedback,
  listReports,
  type ReportStatus,
  submittedStatuses,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { givenClassification, givenStatus } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[5];
});

afterAll(() => app.close());

const givenAsking = async (status: ReportStatus = 'Notification'): Promise<number> => {
  const { id } = await givenReport(app, air.captain, { requestFeedback: true });
  await givenStatus(app, id, status);
  return id;
};
const answer = (id: number, content: string, who = office) =>
  app.call(answerReportFeedback, who, { params: { id }, body: { content } });
const read = (id: number, who: TestEmployee) => app.call(getFeedback, who, { params: { id } });

test('a report that asks is answered, the oldest answer first, and its reporter sees it', async () => {
  const id = await givenAsking();
  expect((await read(id, air.captain)).body).toMatchObject({
    id,
    subject: sampleReport().subject,
    description: sampleReport().description,
    reporter: { id: air.captain.id },
    creator: { id: air.captain.id },
    department: { id: air.crew },
    answers: [],
  });
  const first = await answer(id, '  첫째 답변\n둘째 줄 😀 ');
  expect(first.status).toBe(201);
  app.now.value = new Date(app.now.value.getTime() + 60_000);
  const { body } = await answer(id, '둘째', air.level[6]);
  expect(body.answers.map(({ author, content }) => [author.id, content])).toEqual([
    [office.id, '  첫째 답변\n둘째 줄 😀 '],
    [air.level[6].id, '둘째'],
  ]);
  expect(Object.keys(body.answers[0]?.author ?? {}).sort()).toEqual(['email', 'engName', 'id', 'name']);
  expect(body.modifiedDate).toBe(app.now.value.toISOString());
  for (const who of [air.captain, air.level[2], air.level[4], office]) expect((await read(id, who)).body).toEqual(body);
  const { body: record } = await app.call(getReport, air.captain, { params: { id } });
  expect(record).toMatchObject({ requestFeedback: true, feedbackAnswered: true });
  const { body: mine } = await app.call(listReports, air.captain);
  expect(mine.items.find((row) => row.id === id)).toMatchObject({ feedbackAnswered: true });
});

test('of two concurrent answers the later is refused, and accepted after its author has seen the other', async () => {
  const id = await givenAsking();
  const after = (lastSeen: number | null) =>
    app.call(answerReportFeedback, air.level[6], { params: { id }, body: { content: '둘째', lastSeen } });
  const [first] = (await answer(id, '첫째')).body.answers;
  expect((await after(null)).body).toMatchObject({ code: 'changed-meanwhile' });
  expect((await read(id, office)).body?.answers).toHaveLength(1);
  const { body } = await after(first?.id ?? 0);
  expect(body.answers.map(({ content }) => content)).toEqual(['첫째', '둘째']);
});

/** Those created in this file that the list of pending feedback contains. */
const awaitedBy = async (who: TestEmployee): Promise<number[]> =>
  (await app.call(listReports, who, { query: { awaitsAnswer: true, limit: 1000 } })).body.items.map(({ id }) => id);

test('the safety office finds pending feedback in every status in which it may be answered, until it is answered', async () => {
  const before = await awaitedBy(office);
  const asking: number[] = [];
  for (const status of submittedStatuses) {
    const { id } = await givenReport(app, air.captain, { requestFeedback: true });
    await givenStatus(app, id, status);
    asking.push(id);
  }
  const { id: unmanaged } = await givenReport(app, air.captain, { requestFeedback: true });
  await givenClassification(app, office, unmanaged, { isUnmanaged: true });
  const { id: quiet } = await givenReport(app, air.captain);
  await givenStatus(app, quiet, 'Notification');
  const { id: hidden } = await givenReport(app, air.captain, { isConfidential: true, requestFeedback: true });
  await givenStatus(app, hidden, 'Notification');
  const all = [...asking, unmanaged, quiet, hidden];
  const mayAnswer = async (id: number): Promise<boolean> =>
    (await app.call(getReport, office, { params: { id } })).body.can?.answer === true;
  const expected = (await Promise.all(all.map(async (id) => ((await mayAnswer(id)) ? [id] : [])))).flat();
  expect(expected).toHaveLength(4);
  const awaited = async (who: TestEmployee) => (await awaitedBy(who)).filter((id) => !before.includes(id));
  expect((await awaited(office)).toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
  expect(await awaited(air.level[6])).toHaveLength(4);
  for (const who of [air.captain, air.colleague, air.level[2], air.level[4]]) expect(await awaitedBy(who)).toEqual([]);
  await answer(unmanaged, '답변');
  expect(await awaited(office)).not.toContain(unmanaged);
  expect(await awaited(office)).toHaveLength(3);
});

test('a report that does not ask has no feedback, and a confidential one never asks', async () => {
  const plain = await givenReport(app, air.captain);
  const hidden = await givenReport(app, air.captain, {
    reportType: 'SSVR',
    isConfidential: true,
    requestFeedback: true,
  });
  for (const { id } of [plain, hidden]) {
    const { status, body } = await read(id, office);
    expect([status, body]).toEqual([204, '']);
    await givenStatus(app, id, 'Notification');
    expect((await answer(id, '답변')).body).toMatchObject({ code: 'feedback-not-requested' });
  }
});

test('a report that becomes confidential loses its question and its answers', async () => {
  const { id } = await givenReport(app, air.captain, { requestFeedback: true });
  await app.call(changeReport, air.captain, {
    params: { id },
    body: sampleReport({ isConfidential: true, requestFeedback: true }),
  });
  expect((await read(id, office)).status).toBe(204);
});

describe('an answer', () => {
  const told: [ReportStatus, boolean][] = [
    ['Open', false],
    ['HazardIdentification', false],
    ['FirstRiskAssessment', false],
    ['SecondRiskAssessment', false],
    ['Notification', true],
    ['Action', true],
    ['ThirdRiskAssessment', true],
    ['Closed', false],
  ];
  test.each(told)('in %s is accepted: %s, and `can` says so before', async (status, isTaken) => {
    const id = await givenAsking(status);
    const { body } = await app.call(getReport, office, { params: { id } });
    expect(body.can.answer).toBe(isTaken ? true : 'wrong-status');
    const { status: answered, body: reply } = await answer(id, '답변');
    expect(answered).toBe(isTaken ? 201 : 422);
    if (!isTaken) expect(reply).toMatchObject({ code: 'wrong-status' });
  });

  test('is possible from classification on if the report needs no management, also for a child', async () => {
    const id = await givenAsking('Open');
    const child = await givenReport(app, air.captain, { requestFeedback: true });
    await app.call(addRelations, office, { params: { id }, body: [child.id] });
    expect((await answer(child.id, '답변')).body).toMatchObject({ code: 'wrong-status' });
    await givenClassification(app, office, id, { isUnmanaged: true });
    for (const each of [id, child.id]) expect((await answer(each, '답변')).status).toBe(201);
  });

  test.each([
    ['', 422],
    ['  \n ', 422],
    ['가'.repeat(5000), 201],
    ['가'.repeat(5001), 400],
  ])('of %j needs a text of at most 5,000 letters', async (content, status) => {
    expect((await answer(await givenAsking(), content)).status).toBe(status);
  });

  test('is given by the safety office, and read by those who may see the report', async () => {
    const id = await givenAsking();
    for (const who of [air.captain, air.level[2], air.level[3], air.level[4]])
      expect((await answer(id, '답변', who)).body).toMatchObject({ code: 'no-permission' });
    for (const who of [air.colleague, air.elsewhere[2]]) {
      expect((await answer(id, '답변', who)).body).toMatchObject({ code: 'no-permission-on-document' });
      expect((await read(id, who)).body).toMatchObject({ code: 'no-permission-on-document' });
    }
    const draft = await app.call(createReportDraft, office, { body: sampleReport({ requestFeedback: true }) });
    expect((await answer(draft.body.id, '답변')).body).toMatchObject({ code: 'wrong-status' });
  });

  test('leaves its id in the audit trail and none of its text', async () => {
    const id = await givenAsking();
    await answer(id, '아무도 모르는 말');
    const { rows } = await app.pool.query('select * from audit.entry where record_id = $1', [id]);
    expect(rows.map(({ action, actor_id }) => [action, actor_id])).toContainEqual(['answer-feedback', office.id]);
    expect(JSON.stringify(rows)).not.toContain('아무도');
  });
});

test('the safety office sees the other reports of a group that ask', async () => {
  const [id, asking] = [await givenAsking('Open'), await givenAsking('Open')];
  const silent = await givenReport(app, air.captain);
  await app.call(addRelations, office, { params: { id }, body: [asking, silent.id] });
  const others = (who: TestEmployee) => app.call(listRelatedFeedback, who, { params: { id } });
  expect((await others(office)).body.map((row) => row.id)).toEqual([asking]);
  expect((await others(air.captain)).status).toBe(403);
});
