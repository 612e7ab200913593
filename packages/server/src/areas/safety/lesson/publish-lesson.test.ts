import {
  approveLesson,
  changeLesson,
  createLesson,
  deleteLesson,
  getDialogue,
  getLesson,
  type Lesson,
  type LessonBody,
  lessonChecks,
  listLessons,
  reopenReport,
  returnLesson,
  sendLesson,
  withdrawLesson,
} from '@portal/contract/safety';
import { beforeEach, describe, expect, test } from 'vitest';
import { kindsFor, unreadOf } from '#testing/areas/given-notifications';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { givenInStatus } from '#testing/safety/given-in-status';
import { givenInvestigationIn, givenSafetyOffice } from '#testing/safety/given-investigated';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
/** Two members of the safety office. */
let writer: TestEmployee;
let second: TestEmployee;

beforeEach(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  [writer, second] = [air.level[6], air.level[5]];
  return () => app.close();
});

const checks = [...lessonChecks];
type Headers = Record<string, string>;

const closed = async () => (await givenInStatus(app, { air, assessor: air.colleague }, 'Closed', {})).id;
const ofReport = (id: number) => ({ type: 'Report', id }) as const;

const write = (body: Partial<LessonBody> = {}, who = writer) =>
  app.call(createLesson, who, { body: { title: '활주로 이물질', ...body } });

/** A lesson that is complete enough to be submitted. */
const given = async (more: Partial<LessonBody> = {}): Promise<Lesson> => {
  const cases = more.cases ?? [ofReport(await closed())];
  const { status, body } = await write({ happened: '이물질이 있었다', learned: '먼저 살핀다', ...more, cases });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};

const send = (id: number, who = writer, body: object = { checks }, headers: Headers = {}) =>
  app.call(sendLesson, who, { params: { id }, body, headers });
const approve = (id: number, who = second, body: object = { checks }, headers: Headers = {}) =>
  app.call(approveLesson, who, { params: { id }, body, headers });
const giveBack = (id: number, who = second, reason = '더 줄여 주세요') =>
  app.call(returnLesson, who, { params: { id }, body: { reason } });
const withdraw = (id: number, who = writer) => app.call(withdrawLesson, who, { params: { id } });
const change = (id: number, body: Partial<LessonBody>, who = writer, headers: Headers = {}) =>
  app.call(changeLesson, who, { params: { id }, body: { title: '활주로 이물질', ...body }, headers });
const remove = (id: number, who = writer) => app.call(deleteLesson, who, { params: { id } });
const read = (id: number, who = writer) => app.call(getLesson, who, { params: { id } });
const list = async (query: Record<string, string | number> = {}, who = air.captain) =>
  (await app.call(listLessons, who, { query })).body;

const published = async (more: Partial<LessonBody> = {}): Promise<Lesson> => {
  const { id } = await given(more);
  await send(id);
  const { status, body } = await approve(id);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

const faults = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ...((body as { errors?: { path: string; code: string }[] }).errors ?? []).map(({ path, code }) => `${path} ${code}`),
];

describe('before its publication', () => {
  test('a lesson is submitted only if complete, reviewed, and drawn from closed cases alone', async () => {
    const report = await givenReport(app, air.captain);
    const { body } = await write({ cases: [ofReport(await closed()), ofReport(report.id)] });
    expect(faults(await send(body.id, writer, { checks: checks.slice(1) }))).toEqual([
      422,
      'checks checks-missing',
      'happened required',
      'learned required',
      'cases.1 case-open',
    ]);
    expect(faults(await send(body.id, writer, {}))).toContain('checks checks-missing');
    expect((await send(body.id, writer, { checks: ['Weather'] })).status).toBe(400);
    const { id } = (await write({ happened: 'ㄱ', learned: 'ㄴ' })).body;
    expect(faults(await send(id))).toEqual([422, 'cases required']);
  });

  test('a lesson waits for a second person, gets its number, and can be read by everybody', async () => {
    const lesson = await given();
    app.now.value = new Date('2026-11-21T01:00:00.000Z');
    const sent = await send(lesson.id, writer, { checks }, { 'if-match': '"1"' });
    expect(sent.body).toMatchObject({ status: 'Waiting', version: 2, sentBy: { id: writer.id } });
    expect((await read(lesson.id, air.captain)).status).toBe(404);
    expect((await approve(lesson.id, writer)).status).toBe(403);
    app.now.value = new Date('2026-11-21T16:00:00.000Z');
    const { body } = await approve(lesson.id);
    expect(body).toMatchObject({
      lessonNo: 'LSN-2026-0001',
      status: 'Published',
      publishedDate: '2026-11-22',
      approvedBy: { id: second.id },
      can: { withdraw: true, change: 'wrong-status', delete: 'wrong-status' },
    });
    const { body: shown } = await read(lesson.id, air.captain);
    const { cases: _c, writtenBy: _w, sentBy: _s, approvedBy: _a, returnReason: _r, hints: _h, ...rest } = body;
    const { createdDate: _d, modifiedDate: _m, ...open } = rest;
    expect(shown).toEqual({ ...open, can: {} });
  });

  test('a lesson is returned with a reason, which is shown until it is submitted again', async () => {
    const { id } = await given();
    expect((await giveBack(id)).status).toBe(422);
    await send(id);
    expect(faults(await giveBack(id, second, ' '))).toEqual([422, 'reason required']);
    expect((await giveBack(id, second, 'x'.repeat(501))).status).toBe(400);
    const { body } = await giveBack(id);
    expect(body).toMatchObject({ status: 'Draft', returnReason: '더 줄여 주세요', sentBy: null });
    await change(id, {
      happened: '짧게',
      learned: '먼저 살핀다',
      cases: body.cases?.map(({ type, id }) => ({ type, id })) ?? [],
    });
    expect((await read(id)).body.returnReason).toBe('더 줄여 주세요');
    expect((await send(id)).body).toMatchObject({ status: 'Waiting', returnReason: null });
  });

  test('an author does not approve the lesson; with two authors it needs a third person', async () => {
    const lesson = await given();
    const cases = lesson.cases?.map(({ type, id }) => ({ type, id })) ?? [];
    const said = { happened: lesson.happened, learned: lesson.learned, cases };
    // A change to the same text writes nothing.
    expect((await change(lesson.id, said, second)).body).toMatchObject({ version: 1, writtenBy: [{ id: writer.id }] });
    const { body } = await change(lesson.id, { ...said, causes: '바람' }, second);
    expect(body).toMatchObject({ version: 2, writtenBy: [{ id: writer.id }, { id: second.id }] });
    await send(lesson.id, second);
    for (const who of [writer, second]) {
      expect((await approve(lesson.id, who)).status).toBe(403);
      expect((await read(lesson.id, who)).body.can).not.toHaveProperty('approve');
    }
    const third = await givenEmployee(app, 'third', air.crew);
    await givenGrant(app, third, 'ESMS', 'Level5');
    expect((await approve(lesson.id, third)).body.status).toBe('Published');
  });

  test('a case that was reopened meanwhile prevents the approval; a published lesson stays published', async () => {
    const report = await closed();
    const { id } = await given({ cases: [ofReport(report)] });
    await send(id);
    await app.pool.query("update safety.report set status = 'Action' where id = $1", [report]);
    expect(faults(await approve(id))).toEqual([422, 'cases.0 case-open']);
    await app.pool.query("update safety.report set status = 'Closed' where id = $1", [report]);
    expect((await approve(id)).status).toBe(200);
    await app.pool.query("update safety.report set status = 'Action' where id = $1", [report]);
    expect((await read(id, air.captain)).body.status).toBe('Published');
  });

  test('a closed investigation is a valid case like a report', async () => {
    const office = await givenSafetyOffice(app, air);
    const { id } = await givenInvestigationIn(app, office, 'Closed');
    expect((await published({ cases: [{ type: 'Investigation', id }] })).status).toBe('Published');
  });
});

describe('a published lesson', () => {
  test('is withdrawn, hidden from everybody else, never deleted, and keeps its number', async () => {
    const lesson = await published();
    expect((await remove(lesson.id)).status).toBe(422);
    const { body } = await withdraw(lesson.id);
    expect(body).toMatchObject({
      status: 'Draft',
      lessonNo: 'LSN-2026-0001',
      publishedDate: '2026-11-20',
      approvedBy: null,
      can: { delete: 'has-records' },
    });
    expect([(await read(lesson.id, air.captain)).status, (await list()).total]).toEqual([404, 0]);
    expect(await remove(lesson.id)).toMatchObject({ status: 409, body: { code: 'has-records' } });
    app.now.value = new Date('2027-01-04T01:00:00.000Z');
    await send(lesson.id);
    expect((await approve(lesson.id)).body).toMatchObject({ lessonNo: 'LSN-2026-0001', publishedDate: '2027-01-04' });
  });

  test('notifies the reporters of its reports and their children, with a link as long as it can be read', async () => {
    const main = await closed();
    const child = await givenReport(app, air.colleague);
    await app.pool.query("update safety.report set main_id = $1, status = 'Closed' where id = $2", [main, child.id]);
    const lesson = await published({ cases: [ofReport(main)] });
    const told = async (id: number, who: TestEmployee) =>
      (await app.call(getDialogue, who, { params: { id } })).body.entries.at(-1);
    const named = { id: lesson.id, lessonNo: 'LSN-2026-0001', title: '활주로 이물질' };
    const entry = { kind: 'Progress', by: 'Office', author: null, content: '', stage: 'Lesson', lesson: named };
    expect(await told(main, writer)).toMatchObject(entry);
    expect(await told(child.id, air.colleague)).toMatchObject(entry);
    const kinds = (await unreadOf(app, air.colleague)).filter(({ record }) => record.id === child.id);
    expect(kinds.map(({ kind }) => kind)).toEqual(['safety.report-progress']);
    await withdraw(lesson.id);
    expect(await told(child.id, air.colleague)).toMatchObject({ ...entry, lesson: null });
    await change(lesson.id, {
      title: '활주로 이물질 다시',
      happened: '가',
      learned: '나',
      cases: [ofReport(main)],
    });
    await send(lesson.id);
    await approve(lesson.id);
    const { entries } = (await app.call(getDialogue, air.colleague, { params: { id: child.id } })).body;
    expect(entries.filter(({ stage }) => stage === 'Lesson').map((each) => each.lesson?.title)).toEqual([
      '활주로 이물질 다시',
      '활주로 이물질 다시',
    ]);
  });

  test('has a number without gaps, by the year in Seoul', async () => {
    expect((await published()).lessonNo).toBe('LSN-2026-0001');
    const { id } = await given();
    await send(id);
    expect((await approve(id, second, { checks: [] })).status).toBe(422);
    expect((await approve(id)).body.lessonNo).toBe('LSN-2026-0002');
    app.now.value = new Date('2026-12-31T15:00:00.000Z');
    expect((await published()).lessonNo).toBe('LSN-2027-0001');
  });
});

test('a change based on an older version is refused; of several concurrent ones one wins', async () => {
  const { id } = await given();
  expect((await change(id, { causes: '바람' }, writer, { 'if-match': '"9"' })).status).toBe(409);
  expect((await send(id, writer, { checks }, { 'if-match': '"9"' })).status).toBe(409);
  await send(id);
  const answers = await Promise.all([approve(id), approve(id), approve(id), giveBack(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
});

test('possible approvers are notified of a submitted lesson, and its submitter of the decision', async () => {
  const { id } = await given();
  await app.pool.query('delete from notification.notification');
  await send(id);
  expect(await unreadOf(app, second)).toMatchObject([
    { kind: 'safety.lesson-waits', place: `/esms/lesson/view/${id}`, record: { type: 'safety/lesson', id, no: null } },
  ]);
  for (const who of [writer, air.captain, air.level[4]]) expect(await kindsFor(app, who)).toEqual([]);
  await giveBack(id);
  expect(await kindsFor(app, second)).toEqual([]);
  expect(await kindsFor(app, writer)).toEqual(['safety.lesson-returned']);
  await send(id);
  await withdraw(id);
  expect(await kindsFor(app, second)).toEqual([]);
  await send(id);
  await approve(id);
  expect(await kindsFor(app, second)).toEqual([]);
  expect(await kindsFor(app, writer)).toContain('safety.lesson-published');
});

test('of concurrent approvals and reopenings of a case one comes first, and no lesson is published from an open case', async () => {
  const report = await closed();
  const { id } = await given({ cases: [ofReport(report)] });
  await send(id);
  const [approved, reopened] = await Promise.all([
    approve(id),
    app.call(reopenReport, second, { params: { id: report } }),
  ]);
  expect(reopened.status).toBe(200);
  expect([200, 422]).toContain(approved.status);
  const { rows } = await app.pool.query(
    "select action from audit.entry where action in ('approve', 'reopen') order by id",
  );
  expect(rows.map(({ action }) => action)).toEqual(approved.status === 200 ? ['approve', 'reopen'] : ['reopen']);
});
