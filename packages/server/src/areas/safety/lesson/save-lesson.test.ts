import { listAudit } from '@portal/contract/admin';
import { deleteEmployee } from '@portal/contract/directory';
import {
  approveLesson,
  changeLesson,
  createLesson,
  createReportDraft,
  deleteLesson,
  deleteReport,
  getLesson,
  type Lesson,
  type LessonBody,
  lessonChecks,
  listLessons,
  returnLesson,
  sendLesson,
  withdrawLesson,
} from '@portal/contract/safety';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { givenInStatus } from '#testing/safety/given-in-status';
import { givenInvestigation, givenSafetyOffice } from '#testing/safety/given-investigated';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
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

describe('a lesson', () => {
  test('is saved with a title alone, and read in full by the safety office', async () => {
    const { status, body } = await write({ title: ' 활주로 이물질 ' });
    expect([status, body]).toMatchObject([
      201,
      {
        lessonNo: null,
        status: 'Draft',
        title: '활주로 이물질',
        happened: '',
        fieldLevel1: null,
        month: null,
        publishedDate: null,
        version: 1,
        cases: [],
        writtenBy: [{ id: writer.id }],
        sentBy: null,
        approvedBy: null,
        returnReason: null,
        hints: [],
        createdDate: '2026-11-20T01:00:00.000Z',
        can: { change: true, delete: true, send: true, return: 'wrong-status', withdraw: 'wrong-status' },
      },
    ]);
    expect(body.can).not.toHaveProperty('approve');
    expect((await read(body.id, second)).body.can).toMatchObject({ approve: 'wrong-status' });
  });

  test('shows the cases it is drawn from, in the given order', async () => {
    const office = await givenSafetyOffice(app, air);
    const investigation = await givenInvestigation(app, office);
    const report = await givenReport(app, air.captain);
    const cases = [{ type: 'Investigation', id: investigation.id } as const, ofReport(report.id)];
    const { body } = await write({ cases, month: '2026-11', fieldLevel1: { id: 1 }, fieldLevel2: { id: 12 } });
    expect(body).toMatchObject({
      cases: [
        { ...cases[0], no: investigation.investigationNo, title: investigation.title },
        { ...cases[1], no: report.reportNo, title: report.subject },
      ],
      month: '2026-11',
      fieldLevel1: { id: 1 },
      fieldLevel2: { id: 12 },
    });
    expect((await change(body.id, { cases: cases.toReversed() })).body.cases?.map(({ type }) => type)).toEqual([
      'Report',
      'Investigation',
    ]);
  });

  test('is refused with a problem at each invalid field', async () => {
    const draft = await app.call(createReportDraft, writer, { body: sampleReport() });
    const { id, childId } = await givenInStatus(app, { air, assessor: air.colleague }, 'FirstRiskAssessment', {
      isMain: true,
    });
    const { rows } = await app.pool.query<{ id: number }>('select id from safety.hazard where case_id = $1', [id]);
    const cases: LessonBody['cases'] = [
      ofReport(id),
      ofReport(id),
      ofReport(987_654_321),
      ofReport(draft.body.id),
      ofReport(childId),
      { type: 'Hazard', id: rows[0]?.id ?? 0 },
      { type: 'Investigation', id },
    ];
    expect(faults(await write({ title: ' ', fieldLevel2: { id: 12 }, month: '2026-12', cases }))).toEqual([
      422,
      'title required',
      'fieldLevel2 not-one-of',
      'month in-future',
      'cases.1 chosen-twice',
      'cases.2 case-unknown',
      'cases.3 case-unknown',
      'cases.4 report-has-main',
      'cases.5 hazard-of-case',
      'cases.6 case-unknown',
    ]);
    for (const body of [
      { title: 'x'.repeat(201) },
      { happened: 'x'.repeat(5001) },
      { month: '2026-13' },
      { month: '2026-1' },
      { cases: Array.from({ length: 21 }, (_, at) => ofReport(at + 1)) },
    ])
      expect((await write(body)).status).toBe(400);
    expect((await write({ month: '2026-11' })).status).toBe(201);
  });
});

test('a draft is deleted together with its notifications', async () => {
  const { id } = await given();
  await send(id);
  await withdraw(id);
  expect((await remove(id)).status).toBe(204);
  expect((await read(id)).status).toBe(404);
  expect(
    (await app.pool.query("select 1 from notification.notification where record_type = 'safety/lesson'")).rows,
  ).toEqual([]);
});

test('only the office writes lessons, whatever the id; an unpublished lesson gets the same answer as a missing one', async () => {
  const { id } = await given();
  for (const who of [air.captain, air.level[2], air.level[3], air.level[4]]) {
    for (const each of [id, 999_999]) {
      const answers = [
        await change(each, {}, who),
        await remove(each, who),
        await send(each, who),
        await approve(each, who),
        await giveBack(each, who),
        await withdraw(each, who),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
      expect(await read(each, who)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    expect((await write({}, who)).status).toBe(403);
    for (const status of ['Draft', 'Waiting', 'Published'])
      expect((await app.call(listLessons, who, { query: { status } })).status).toBe(403);
  }
  expect((await change(999_999, {})).status).toBe(404);
});

test('hints name what may identify people, searched among all employees alike', async () => {
  await app.pool.query("update directory.employee set name = '김도현', eng_name = 'Kim Dohyun' where id = $1", [
    air.elsewhere[2].id,
  ]);
  const report = await givenReport(app, air.captain, {
    flightDetail: {
      flightDate: '2026-11-19',
      flightDateTimeZone: 0,
      flightNo: 'HB101',
      registrationNo: 'HL8001',
      routeFrom: 'RKSI',
      routeTo: 'RKPC',
      flightPhase: 1,
    },
  });
  const { body } = await write({
    title: '김도현의 착륙',
    happened: `11월 20일 hb 101편(HL7777)이 돌아왔다. ${report.reportNo} kim  dohyun`,
    causes: '2026-11-20에 HB1012는 무관',
    learned: '두 번 살핀다',
    cases: [ofReport(report.id)],
  });
  expect(body.hints).toEqual([
    { path: 'title', kind: 'Name', text: '김도현' },
    { path: 'happened', kind: 'Day', text: '11월 20일' },
    { path: 'happened', kind: 'Flight', text: 'hb 101' },
    { path: 'happened', kind: 'Registration', text: 'HL7777' },
    { path: 'happened', kind: 'Number', text: report.reportNo },
    { path: 'happened', kind: 'Name', text: 'kim  dohyun' },
    { path: 'causes', kind: 'Day', text: '2026-11-20' },
  ]);
});

test('a deleted report is removed from the cases of a draft', async () => {
  const report = await givenReport(app, air.captain);
  const { body } = await write({ cases: [ofReport(report.id)] });
  expect((await app.call(deleteReport, second, { params: { id: report.id } })).status).toBe(204);
  expect((await read(body.id)).body.cases).toEqual([]);
});

test('an employee who took part in a lesson cannot be deleted', async () => {
  const administrator = await givenEmployee(app, 'keeper', air.crew);
  await givenGrant(app, administrator, 'Admin', 'Level0');
  const never = await givenEmployee(app, 'never', air.crew);
  const { id } = await given();
  await app.pool.query('insert into safety.lesson_writer (lesson_id, employee_id) values ($1, $2)', [id, never.id]);
  expect((await app.call(deleteEmployee, administrator, { params: { id: never.id } })).body).toMatchObject({
    code: 'has-records',
  });
});

test('the audit trail has numbers and the names of fields, and no text', async () => {
  const administrator = await givenEmployee(app, 'keeper', air.crew);
  await givenGrant(app, administrator, 'Admin', 'Level0');
  const lesson = await published({ title: '비밀스러운 제목' });
  await withdraw(lesson.id);
  await change(lesson.id, { causes: '바람' });
  const { body } = await app.call(listAudit, administrator, { query: { recordType: 'lesson' } });
  const caseNos = lesson.cases?.map(({ no }) => no);
  expect(body.items.map(({ action, after }) => ({ action, after }))).toEqual([
    {
      action: 'change',
      after: { lessonNo: 'LSN-2026-0001', caseNos: [], fields: ['title', 'happened', 'causes', 'learned', 'cases'] },
    },
    { action: 'withdraw', after: { lessonNo: 'LSN-2026-0001', caseNos } },
    { action: 'approve', after: { lessonNo: 'LSN-2026-0001', caseNos } },
    { action: 'send', after: { lessonNo: null, caseNos } },
    { action: 'create', after: { lessonNo: null, caseNos } },
  ]);
  expect(body.items[0]?.record).toMatchObject({ code: 'LSN-2026-0001' });
  expect(JSON.stringify(body)).not.toMatch(/비밀|이물질/);
});
