import {
  addRelations,
  changeClassification,
  changeReport,
  createReportDraft,
  type DecisionBody,
  decideDuty,
  deleteReport,
  getDuty,
  getReport,
  type ReportBody,
  recordFiling,
  releaseRelation,
  setMainReport,
  submitNewReport,
} from '@portal/contract/safety';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { givenClassification, sampleClassification } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;

beforeEach(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  return () => app.close();
});

const dutyOf = async (id: number, who = office) => (await app.call(getDuty, who, { params: { id } })).body;
const least: DecisionBody = { basis: 'Obstacle', item: '1', startsFrom: 'Event' };
const decide = (id: number, body: Partial<DecisionBody> = {}, who = office, headers: Record<string, string> = {}) =>
  app.call(decideDuty, who, { params: { id }, body: { ...least, ...body }, headers });
const change = (id: number, more: Partial<ReportBody>, who = air.captain) =>
  app.call(changeReport, who, { params: { id }, body: sampleReport(more) });
const file = (id: number, more: object = {}) =>
  app.call(recordFiling, office, {
    params: { id },
    body: { recipient: 'Minister', form: '65', filedAt: '2026-11-20T00:30:00.000Z', ...more },
  });

describe('a submitted report', () => {
  test('opens the duty that its type proposes, with its clock', async () => {
    const { id, reportNo } = await givenReport(app, air.captain);
    expect(await dutyOf(id)).toEqual({
      reportId: id,
      reportNo,
      state: 'Waiting',
      basis: 'Obstacle',
      item: null,
      class: 'Hours72',
      isConfirmed: false,
      needsReview: false,
      startsFrom: 'Event',
      knownAt: null,
      hindrance: null,
      startsAt: '2026-11-19T12:40:00.000Z',
      dueAt: '2026-11-24T12:40:00.000Z',
      plainDueAt: '2026-11-22T12:40:00.000Z',
      protectionUntil: null,
      filedAt: null,
      isLate: null,
      mainReportId: null,
      calendarIsIncomplete: false,
      rule: {
        id: 'obstacle-72',
        law: '항공안전법 시행규칙',
        article: '제134조제4항제2호가목',
        effectiveFrom: '2020-02-28',
        checkedOn: '2026-11-27',
      },
      proposal: { basis: 'Obstacle', item: null, class: 'Hours72', from: 'ReportType' },
      filings: [],
      history: [
        {
          at: '2026-11-20T01:00:00.000Z',
          by: null,
          source: 'Proposal',
          basis: 'Obstacle',
          item: null,
          class: 'Hours72',
          startsAt: '2026-11-19T12:40:00.000Z',
          dueAt: '2026-11-24T12:40:00.000Z',
          reason: null,
        },
      ],
      version: 1,
      can: { decide: true, file: true },
    });
  });

  test('of type SSR stores the opinion of its reporter; no other type does', async () => {
    const accident = await givenReport(app, air.captain, { reportedEventType: 0 });
    expect(accident.reportedEventType).toBe(0);
    expect(await dutyOf(accident.id)).toMatchObject({
      state: 'Waiting',
      basis: 'Accident',
      class: 'AtOnce',
      dueAt: null,
      plainDueAt: null,
      proposal: { from: 'Reporter' },
      rule: { id: 'accident' },
    });
    const voluntary = await givenReport(app, air.captain, { reportType: 'SSVR' });
    expect(await dutyOf(voluntary.id)).toMatchObject({
      state: 'Voluntary',
      class: 'Voluntary',
      protectionUntil: '2026-11-29',
      dueAt: null,
    });
    const body = (more: Partial<ReportBody>) => ({ body: sampleReport(more) });
    const refused = await app.call(submitNewReport, air.captain, body({ reportType: 'SSVR', reportedEventType: 2 }));
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'reportedEventType', code: 'not-applicable' }] },
    });
    expect((await app.call(submitNewReport, air.captain, body({ reportedEventType: 3 }))).status).toBe(400);
    const draft = await app.call(createReportDraft, air.captain, body({ reportType: 'SSVR', reportedEventType: 2 }));
    expect(draft).toMatchObject({ status: 201, body: { reportedEventType: 2 } });
  });

  test('changes its duty with its event and its classification, recorded in the history without a person', async () => {
    const { id } = await givenReport(app, air.captain);
    await change(id, { eventDate: '2026-11-19T20:40', reportedEventType: 2 });
    await givenClassification(app, office, id, { eventType: 3 });
    await app.call(changeClassification, office, { params: { id }, body: sampleClassification({ eventType: 1 }) });
    const { history = [], ...duty } = await dutyOf(id);
    expect(duty).toMatchObject({ basis: 'SeriousIncident', class: 'AtOnce', version: 4 });
    expect(history.map(({ by, source, class: each, startsAt }) => [by, source, each, startsAt.slice(11, 16)])).toEqual([
      [null, 'Proposal', 'Hours72', '12:40'],
      [null, 'Proposal', 'Hours72', '11:40'],
      [null, 'Proposal', 'Voluntary', '11:40'],
      [null, 'Proposal', 'AtOnce', '11:40'],
    ]);
    // A change without effect on the duty adds no entry.
    await change(id, { eventDate: '2026-11-19T20:40', reportedEventType: 2, subject: '다른 제목' }, office);
    expect((await dutyOf(id)).history).toHaveLength(4);
  });

  test('computes the deadline in the time zone in which the event was entered', async () => {
    const { id } = await givenReport(app, air.captain, { eventDate: '2026-11-19T12:40', eventDateTimeZone: 0 });
    expect((await dutyOf(id)).startsAt).toBe('2026-11-19T12:40:00.000Z');
  });

  test('is late after its deadline, and not at it', async () => {
    const { id } = await givenReport(app, air.captain);
    app.now.value = new Date('2026-11-24T12:40:00.000Z');
    expect((await dutyOf(id)).state).toBe('Waiting');
    app.now.value = new Date('2026-11-24T12:40:00.001Z');
    expect((await dutyOf(id)).state).toBe('Late');
  });

  test('is deleted with its duty, unless it has a filing, voided or not', async () => {
    const { id } = await givenReport(app, air.captain);
    const filed = await givenReport(app, air.captain);
    await file(filed.id);
    expect((await app.call(deleteReport, air.captain, { params: { id } })).status).toBe(204);
    expect((await app.pool.query('select 1 from safety.duty where report_id = $1', [id])).rows).toEqual([]);
    const refused = await app.call(deleteReport, office, { params: { id: filed.id } });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'has-records' }]);
    const { body } = await app.call(getReport, air.captain, { params: { id: filed.id } });
    expect(body.can.delete).toBe('has-records');
  });
});

describe('rights', () => {
  test('to read, decide and file are as in the table; the role is checked before the status', async () => {
    const { id } = await givenReport(app, air.captain);
    const draft = (await app.call(createReportDraft, air.captain, { body: sampleReport() })).body.id;
    const ofOffice = (await app.call(createReportDraft, office, { body: sampleReport() })).body.id;
    const answers = async (who: TestEmployee, of: number) => [
      (await app.call(getDuty, who, { params: { id: of } })).status,
      (await decide(of, {}, who)).status,
    ];
    expect(await answers(office, id)).toEqual([200, 200]);
    expect(await answers(air.level[5], id)).toEqual([200, 200]);
    expect(await answers(air.level[4], id)).toEqual([200, 403]);
    expect(await answers(air.captain, id)).toEqual([200, 403]);
    for (const level of [2, 3] as const) expect(await answers(air.level[level], id)).toEqual([403, 403]);
    expect(await answers(air.colleague, id)).toEqual([401, 401]);
    expect(await answers(air.captain, draft)).toEqual([422, 403]);
    expect(await answers(office, draft)).toEqual([404, 404]);
    expect(await answers(office, ofOffice)).toEqual([422, 422]);
    const own = await app.call(getDuty, air.captain, { params: { id: draft } });
    expect(own.body).toMatchObject({ code: 'wrong-status' });
    expect((await dutyOf(id, air.level[4])).can).toEqual({});
  });

  test('let the reporter read the rule and part of the filings, nothing of how it was judged', async () => {
    const { id } = await givenReport(app, air.captain);
    await decide(id, { hindrance: { reason: '부상', endedAt: '2026-11-20T00:00:00.000Z' }, reason: '입원' });
    await file(id, { receiptNo: 'A-1', note: '비고', recipientName: '항공안전정책관' });
    const duty = await dutyOf(id, air.captain);
    for (const field of ['needsReview', 'proposal', 'history']) expect(duty).not.toHaveProperty(field);
    expect(duty.hindrance).toEqual({ endedAt: '2026-11-20T00:00:00.000Z' });
    expect(duty.filings).toEqual([
      {
        id: expect.any(Number),
        recipient: 'Minister',
        form: '65',
        filedAt: '2026-11-20T00:30:00.000Z',
        receiptNo: 'A-1',
        counts: true,
      },
    ]);
    expect(duty.can).toEqual({});
    const { body } = await app.call(getReport, air.captain, { params: { id } });
    expect(body.can.seeDuty).toBe(true);
    expect((await app.call(getReport, air.level[3], { params: { id } })).body.can).not.toHaveProperty('seeDuty');
  });
});

describe('in a group', () => {
  test('the duty of the main report counts for its children, with the filings of all', async () => {
    const main = await givenReport(app, air.captain, { mandatoryReportType: null });
    const child = await givenReport(app, air.captain);
    await file(child.id);
    await app.call(addRelations, office, { params: { id: main.id }, body: [child.id] });
    const resting = await dutyOf(child.id);
    expect(resting).toMatchObject({
      state: 'WithMain',
      basis: null,
      item: null,
      class: null,
      startsAt: null,
      dueAt: null,
      plainDueAt: null,
      protectionUntil: null,
      filedAt: '2026-11-20T00:30:00.000Z',
      isLate: null,
      mainReportId: main.id,
      rule: null,
      needsReview: false,
      filings: [{ reportId: child.id, can: { files: 'child-report', void: 'child-report' } }],
      can: { decide: 'child-report', file: 'child-report' },
    });
    expect(await dutyOf(main.id)).toMatchObject({
      state: 'Filed',
      filedAt: '2026-11-20T00:30:00.000Z',
      isLate: false,
      filings: [{ reportId: child.id, reportNo: child.reportNo, counts: true, can: { files: true, void: true } }],
    });
    for (const refused of [await decide(child.id), await file(child.id)])
      expect([refused.status, refused.body]).toMatchObject([422, { code: 'child-report' }]);
    await file(main.id, { filedAt: '2026-11-20T00:10:00.000Z' });
    expect((await dutyOf(main.id)).filings.map(({ reportId }) => reportId)).toEqual([main.id, child.id]);
  });

  test('a released child continues from its own start, and a new main report replaces the old one', async () => {
    const main = await givenReport(app, air.captain, { eventDate: '2026-11-18T21:40' });
    const child = await givenReport(app, air.captain);
    await file(child.id);
    await app.call(addRelations, office, { params: { id: main.id }, body: [child.id] });
    await app.call(setMainReport, office, { params: { id: main.id }, body: { mainReportId: child.id } });
    expect(await dutyOf(main.id)).toMatchObject({ state: 'WithMain', mainReportId: child.id });
    expect(await dutyOf(child.id)).toMatchObject({ state: 'Filed', startsAt: '2026-11-19T12:40:00.000Z' });
    const released = { params: { id: child.id, childId: main.id } };
    expect((await app.call(releaseRelation, office, released)).status).toBe(204);
    expect(await dutyOf(main.id)).toMatchObject({
      state: 'Waiting',
      startsAt: '2026-11-18T12:40:00.000Z',
      filedAt: null,
      mainReportId: null,
    });
    expect((await dutyOf(main.id)).history).toHaveLength(1);
  });

  test('children of a deleted report have their own duties again', async () => {
    const main = await givenReport(app, air.captain);
    const child = await givenReport(app, air.captain);
    await app.call(addRelations, office, { params: { id: main.id }, body: [child.id] });
    expect((await app.call(deleteReport, office, { params: { id: main.id } })).status).toBe(204);
    expect(await dutyOf(child.id)).toMatchObject({ state: 'Waiting', basis: 'Obstacle' });
  });
});

test('the history of a confidential report shows no time except for decisions', async () => {
  const { id } = await givenReport(app, air.captain, { isConfidential: true });
  await decide(id, { item: '5', reason: '엔진' });
  const { history } = await dutyOf(id);
  expect(history).toMatchObject([
    { at: null, by: null },
    { at: '2026-11-20T01:00:00.000Z', by: { id: office.id } },
  ]);
  expect(JSON.stringify(await dutyOf(id))).not.toContain('captain');
});

test('a duty that was never opened says so, and is opened by the first act of the office', async () => {
  const ids = [await givenReport(app, air.captain), await givenReport(app, air.captain)].map(({ id }) => id);
  await app.pool.query(
    "update safety.duty set state = 'Unrecorded', is_opened = false, due_at = null, plain_due_at = null, version = 0",
  );
  await app.pool.query('delete from safety.duty_history');
  const [decided = 0, filed = 0] = ids;
  expect(await dutyOf(decided)).toMatchObject({ state: 'Unrecorded', dueAt: null, history: [], version: 0 });
  await givenClassification(app, office, decided, { eventType: 3 });
  expect(await dutyOf(decided)).toMatchObject({ state: 'Unrecorded', basis: 'Voluntary', dueAt: null, history: [] });
  await decide(decided, { reason: '의무보고' });
  const { history = [], state } = await dutyOf(decided);
  expect([state, ...history.map(({ source }) => source)]).toEqual(['Waiting', 'Proposal', 'Decision']);
  await file(filed);
  expect(await dutyOf(filed)).toMatchObject({ state: 'Filed', isLate: false, history: [{ source: 'Proposal' }] });
});
