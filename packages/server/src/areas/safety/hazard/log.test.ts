import { listAudit } from '@portal/contract/admin';
import {
  type AssessmentBody,
  actionFamilies,
  changeHazardCall,
  completeReport,
  createHazard,
  createInvestigationHazard,
  createReportDraft,
  getHazard,
  getHazardStatus,
  getReportHazard,
  type HazardBody,
  hazardAssessments,
  listHazards,
  reopenHazard,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { givenAssessed, givenAssessment, givenHazard, sampleHazard } from '#testing/safety/given-case';
import {
  firstAction,
  givenAccepted,
  givenHazardIn,
  givenInvestigation,
  givenInvestigationIn,
  givenSafetyOffice,
  type SafetyOffice,
  sampleAlone,
} from '#testing/safety/given-investigated';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: SafetyOffice;
let admin: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = await givenSafetyOffice(app, air);
  admin = await givenEmployee(app, 'admin', air.flight);
  await givenGrant(app, admin, 'Admin', 'Level0');
});

afterAll(() => app.close());

const none = 2_147_483_647;
const make = (more: Partial<HazardBody> = {}, who = office.master) =>
  app.call(createHazard, who, { body: sampleAlone(more) });
const change = (id: number, more: Partial<HazardBody> = {}, who = office.master, headers = {}) =>
  app.call(changeHazardCall, who, { params: { id }, body: sampleAlone(more), headers });
const read = (id: number, who = office.master) => app.call(getHazard, who, { params: { id } });
const assess = (id: number, body: Partial<AssessmentBody> = {}, who = office.master) =>
  app.call(hazardAssessments.create, who, { params: { id }, body: { seq: 1, version: 1, riskLevel: '4B', ...body } });
const reassess = (id: number, raId: number, body: Partial<AssessmentBody> = {}) =>
  app.call(hazardAssessments.change, office.master, {
    params: { id, raId },
    body: { seq: 1, version: 1, riskLevel: '2C', ...body },
  });
const assessmentsOf = (id: number, who = office.master) => app.call(hazardAssessments.list, who, { params: { id } });
const reopen = (id: number, headers = {}) => app.call(reopenHazard, office.master, { params: { id }, headers });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const errorsOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ...((body as { errors?: { path: string; code: string }[] }).errors?.map(({ path, code }) => `${path} ${code}`) ?? []),
];

describe('a hazard of its own', () => {
  test('is registered with a number, a registrant and a day', async () => {
    const { status, body } = await make({ title: ' 표지 퇴색 ', controlType: 'Avoidance' });
    expect([status, body]).toMatchObject([
      201,
      {
        hazardNo: expect.stringMatching(/^HZ-2026-[0-9]{4}$/),
        status: 'Open',
        source: 'QualityAudit',
        title: ' 표지 퇴색 ',
        controlType: 'Avoidance',
        report: null,
        investigation: null,
        identificationDate: '2026-11-20',
        identifier: { id: office.master.id },
        hasMitigations: false,
        initialRisk: null,
        residualRisk: null,
        version: 1,
        can: {
          change: true,
          assess: true,
          assess1: true,
          assess3: 'wrong-status',
          assign: 'wrong-status',
          reopen: 'wrong-status',
        },
      },
    ]);
    expect((await read(body.id)).body).toEqual(body);
    expect((await app.call(getHazardStatus, office.master, { params: { id: body.id } })).body).toEqual({
      status: 'Open',
    });
  });

  test('can change its source among those without a report, but never the case it belongs to', async () => {
    const { id } = (await make()).body;
    const report = await givenReport(app, air.captain);
    expect((await change(id, { source: 'FOQA' })).body).toMatchObject({
      source: 'FOQA',
      status: 'InProgress',
      version: 2,
    });
    expect(errorsOf(await change(id, { report: { id: report.id }, source: 'InternalMandatoryReport' }))).toEqual([
      422,
      'report not-applicable',
      'source not-one-of',
    ]);
    expect(errorsOf(await change(id, { source: 'Investigation' }))).toEqual([422, 'source not-one-of']);
    expect(errorsOf(await change(id, { source: null }))).toEqual([422, 'source required']);
    expect(errorsOf(await change(id, { title: '\u3164' }))).toEqual([422, 'title required']);
    expect(codeOf(await change(id, {}, office.master, { 'if-match': '"1"' }))).toEqual([409, 'changed-meanwhile']);
  });

  test.each<[string, Partial<HazardBody>, string[]]>([
    ['no source', { source: null }, ['source required']],
    ['the source of investigations', { source: 'Investigation' }, ['source not-one-of']],
    ['an internal source and no report', { source: 'InternalMandatoryReport' }, ['report required']],
    ['a report of another source', { report: { id: 1 } }, ['report not-applicable']],
    ['a blank title', { title: ' ' }, ['title required']],
  ])('is not registered with %s', async (_what, more, errors) => {
    expect(errorsOf(await make(more))).toEqual([422, ...errors]);
  });

  test('is assessed, gets actions, is assessed again, which closes it, and is opened again', async () => {
    const { id } = (await make()).body;
    expect(errorsOf(await assess(id, { seq: 2 }))).toEqual([422, 'seq not-one-of']);
    expect([(await assessmentsOf(id)).status, codeOf(await assess(id, { seq: 3 }))]).toEqual([
      204,
      [422, 'wrong-status'],
    ]);
    const first = (await assess(id)).body;
    expect((await read(id)).body).toMatchObject({ status: 'Action', initialRisk: { riskLevel: '4B' } });
    // It is given once, and may be changed until the first action is assigned.
    expect(codeOf(await assess(id))).toEqual([422, 'wrong-status']);
    expect((await reassess(id, first.id)).status).toBe(200);
    const { assign, cancel } = actionFamilies.hazards;
    const body = [{ mitigator: { id: office.mitigator.id } }];
    await app.call(assign, office.master, { params: { id }, body });
    const cancelled = await firstAction(app, office, { family: 'hazards', id });
    await app.call(cancel, office.master, { params: { id, mid: cancelled.id } });
    expect(codeOf(await reassess(id, first.id))).toEqual([422, 'wrong-status']);
    expect((await read(id)).body).toMatchObject({ status: 'Action', hasMitigations: false });
    const [action] = (await app.call(assign, office.master, { params: { id }, body })).body;
    await givenAccepted(app, office, { family: 'hazards', id, action });
    expect((await read(id)).body).toMatchObject({ status: 'Reassessment', hasMitigations: true });
    const third = (await assess(id, { seq: 3, riskLevel: '1E' })).body;
    expect((await read(id)).body).toMatchObject({
      status: 'Closed',
      residualRisk: { riskLevel: '1E' },
      can: { change: 'wrong-status', assess: 'wrong-status', reopen: true },
    });
    expect(codeOf(await change(id))).toEqual([422, 'wrong-status']);
    expect(codeOf(await reassess(id, third.id, { seq: 3 }))).toEqual([422, 'wrong-status']);
    expect(codeOf(await reopen(id, { 'if-match': '"9"' }))).toEqual([409, 'changed-meanwhile']);
    expect((await reopen(id)).body).toMatchObject({ status: 'Reassessment', residualRisk: null });
    expect(codeOf(await reopen(id))).toEqual([422, 'wrong-status']);
    expect((await assess(id, { seq: 3 })).status).toBe(201);
    expect((await assessmentsOf(id)).body?.map(({ seq, archivedDate }) => [seq, archivedDate === null])).toEqual([
      [1, true],
      [3, true],
      [3, false],
    ]);
    const { items } = (await app.call(listAudit, admin, { query: { recordType: 'hazard', recordId: id } })).body;
    expect(items.map(({ action, after }) => [action, after?.status])).toEqual([
      ['assess', 'Closed'],
      ['reopen', 'Reassessment'],
      ['assess', 'Closed'],
      ['assess', 'Action'],
      ['assess', 'Action'],
      ['register', undefined],
    ]);
  });

  test('is assessed and opened again once by two concurrent calls', async () => {
    for (let race = 0; race < 10; race += 1) {
      const { id } = (await make()).body;
      const answers = await Promise.all([assess(id), assess(id, { riskLevel: '5A' }, air.level[5])]);
      // The second call finds the assessment given, and another status.
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
      const closed = await givenHazardIn(app, office, 'Closed');
      const opened = await Promise.all([reopen(closed.id), reopen(closed.id)]);
      expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    }
  });

  test('is read in part by mitigators and referrers, as long as they are', async () => {
    const { id } = await givenHazardIn(app, office, 'Reassessment');
    const whole = (await read(id)).body;
    const narrowed = { ...whole, initialRisk: null, residualRisk: null, can: {} };
    for (const who of [office.mitigator, office.referrer]) {
      expect((await read(id, who)).body).toEqual(narrowed);
      expect((await app.call(getHazardStatus, who, { params: { id } })).body).toEqual({ status: 'Reassessment' });
      expect(codeOf(await assessmentsOf(id, who))).toEqual([403, 'no-permission']);
      expect(codeOf(await change(id, {}, who))).toEqual([403, 'no-permission']);
    }
  });
});

describe('a hazard of a case', () => {
  test('registered with a report belongs to the report, which can have only one', async () => {
    const report = await givenReport(app, air.captain, { reportType: 'SSVR' });
    const ofReport = { source: 'InternalVoluntaryReport', report: { id: report.id } } as const;
    expect(errorsOf(await make({ ...ofReport, source: 'InternalMandatoryReport' }))).toEqual([
      422,
      'report not-one-of',
    ]);
    const { status, body } = await make(ofReport);
    expect([status, body]).toMatchObject([201, { report: { id: report.id, reportNo: report.reportNo } }]);
    expect((await app.call(getReportHazard, office.master, { params: { id: report.id } })).body).toEqual(body);
    expect(codeOf(await make(ofReport))).toEqual([409, 'report-linked']);
    const draft = (await app.call(createReportDraft, air.captain, { body: sampleReport() })).body;
    for (const id of [draft.id, none])
      expect(errorsOf(await make({ source: null, report: { id } }))).toEqual([422, 'report report-unknown']);
    const other = await givenReport(app, air.captain);
    expect((await make({ source: null, report: { id: other.id } })).body.source).toBe('InternalMandatoryReport');
    const races = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { id } = await givenReport(app, air.captain);
        const sent = { source: 'InternalMandatoryReport', report: { id } } as const;
        return (await Promise.all([make(sent), make(sent, air.level[5])])).map((answer) => answer.status).toSorted();
      }),
    );
    expect(races).toEqual(races.map(() => [201, 409]));
  });

  test('is not registered for a closed report', async () => {
    const { report } = await givenAssessed(app, air);
    await givenAssessment(app, office.master, report.id, [2, '2D']);
    await app.call(completeReport, office.master, { params: { id: report.id } });
    const sent = { source: 'InternalMandatoryReport', report: { id: report.id } } as const;
    expect(codeOf(await make(sent))).toEqual([422, 'wrong-status']);
  });

  test('is read and changed in the log by the rules of its case, and assessed in its case alone', async () => {
    const { report, first } = await givenAssessed(app, air);
    const ofReport = (await app.call(getReportHazard, office.master, { params: { id: report.id } })).body;
    const id = ofReport?.id ?? 0;
    expect((await read(id)).body).toEqual(ofReport);
    expect((await assessmentsOf(id)).body).toMatchObject([{ id: first.id }]);
    const body = { ...sampleHazard({ title: '로그에서' }) };
    const changed = await app.call(changeHazardCall, office.master, { params: { id }, body });
    expect([changed.status, changed.body.title]).toEqual([200, '로그에서']);
    const other = await givenReport(app, air.captain);
    expect(errorsOf(await change(id, { report: { id: other.id }, source: 'Others' }))).toEqual([
      422,
      'source not-one-of',
      'report not-one-of',
    ]);
    for (const seq of [1, 2, 3] as const) expect(codeOf(await assess(id, { seq }))).toEqual([422, 'belongs-to-case']);
    expect(codeOf(await reassess(id, first.id))).toEqual([422, 'belongs-to-case']);
    expect(codeOf(await reassess(id, none))).toEqual([422, 'belongs-to-case']);
    expect(codeOf(await reopen(id))).toEqual([422, 'belongs-to-case']);
    // A mitigator of an action on the report reads the report, not its hazard.
    await app.pool.query(
      `insert into safety.action (case_id, action_no, status, mitigator_id, due_on, assigned_by_id, created_at)
       values ($1, 'ACT-X', 'InProgress', $2, '2026-12-01', $3, now())`,
      [report.id, office.mitigator.id, office.master.id],
    );
    expect(codeOf(await read(id, office.mitigator))).toEqual([403, 'no-permission']);
    const closed = await givenInvestigationIn(app, office, 'Closed');
    expect(
      codeOf(await app.call(changeHazardCall, office.master, { params: { id: closed.hazard?.id ?? 0 }, body })),
    ).toEqual([422, 'wrong-status']);
  });
});

test('only the safety office learns that a hazard does not exist', async () => {
  const { id } = (await make()).body;
  expect(codeOf(await read(none))).toEqual([404, 'not-found']);
  expect(codeOf(await assess(none))).toEqual([404, 'not-found']);
  expect(codeOf(await reassess(id, none))).toEqual([404, 'not-found']);
  for (const who of [air.captain, air.level[4], office.investigator])
    for (const each of [id, none]) {
      expect(codeOf(await read(each, who))).toEqual([403, 'no-permission']);
      expect(codeOf(await change(each, {}, who))).toEqual([403, 'no-permission']);
      expect(codeOf(await assess(each, {}, who))).toEqual([403, 'no-permission']);
    }
  expect(codeOf(await make({}, air.level[4]))).toEqual([403, 'no-permission']);
  expect(codeOf(await app.call(listHazards, air.level[4]))).toEqual([403, 'no-permission']);
});

describe('the hazard log', () => {
  test('lists all hazards, newest first, each with part of its record', async () => {
    const alone = (await make()).body;
    const ofReport = await givenHazard(app, office.master, (await givenReport(app, air.captain)).id);
    const { id } = await givenInvestigation(app, office);
    const { body: ofInvestigation } = await app.call(createInvestigationHazard, office.master, {
      params: { id },
      body: sampleHazard(),
    });
    const { status, body } = await app.call(listHazards, office.master, { query: { limit: 3 } });
    const rowOf = ({ potentialConsequences: _c, controlType: _t, version: _v, can: _can, ...row }: typeof alone) => row;
    expect([status, body.items, body.can]).toEqual([
      200,
      [rowOf(ofInvestigation), rowOf(ofReport), rowOf(alone)],
      { make: true },
    ]);
    expect(body.total).toBeGreaterThan(3);
    const second = (await app.call(listHazards, office.master, { query: { limit: 1, offset: 1 } })).body;
    expect(second.items).toEqual([rowOf(ofReport)]);
    const beyond = (await app.call(listHazards, office.master, { query: { offset: 1000 } })).body;
    expect([beyond.items, beyond.total]).toEqual([[], body.total]);
  });

  test('is filtered by source and status, and refuses other filters', async () => {
    const { id } = await givenHazardIn(app, office, 'Action', { source: 'AuthorityRequest_CAR' });
    const found = async (query: object) =>
      (await app.call(listHazards, office.master, { query: { limit: 1000, ...query } })).body.items;
    expect((await found({ source: 'AuthorityRequest_CAR', status: 'Action' })).map((row) => row.id)).toEqual([id]);
    expect(await found({ source: 'AuthorityRequest_CAR', status: 'Open' })).toEqual([]);
    for (const query of [{ status: 'Approval' }, { source: 'Elsewhere' }])
      expect(codeOf(await app.call(listHazards, office.master, { query }))).toEqual([400, 'invalid-input']);
  });

  test('counts up to a thousand', async () => {
    await app.pool.query(`
      with made as (select safety.new_case('Hazard') as id from generate_series(1, 1005))
      insert into safety.hazard (case_id, hazard_no, status, source, title, category_level1_id, category,
        potential_consequences, identifier_id, identified_on, modified_by_id, modified_at)
      select id, 'HZ-M-' || id, 'Open', 'Others', 't', 1, '{"levels": [1], "description": null}', '[]', 1, now(), 1, now()
      from made`);
    const { body } = await app.call(listHazards, office.master, { query: { limit: 1 } });
    expect([body.total, body.totalCapped]).toEqual([1000, true]);
  });
});
