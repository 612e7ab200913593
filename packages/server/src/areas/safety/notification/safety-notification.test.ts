import {
  actionFamilies,
  answerReportFeedback,
  approvePostProcess,
  changeInvestigation,
  changeReport,
  returnPostProcess,
  savePostProcess,
} from '@portal/contract/safety';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unreadOf as allUnreadOf } from '#testing/areas/given-notifications';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { type FamilyName, familyNames, givenAction, givenActions, givenCaseOf } from '#testing/safety/given-action';
import { givenAssessed, givenAssessor, givenStatus } from '#testing/safety/given-case';
import {
  givenInvestigation,
  givenInvestigationIn,
  givenSafetyOffice,
  type SafetyOffice,
  sampleInvestigation,
  samplePlan,
} from '#testing/safety/given-investigated';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';
import { safetyJobs } from '../safety-jobs.ts';

let app: TestApp;
let air: Airline;
let office: TestEmployee;
let owner: TestEmployee;
let informed: TestEmployee;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
});
beforeEach(async () => {
  people += 1;
  owner = await givenEmployee(app, `taker${people}`, air.elsewhere[2].departmentId);
  informed = await givenEmployee(app, `told${people}`, air.elsewhere[2].departmentId);
  await app.pool.query('update notification.notification set read_at = now()');
});
afterAll(() => app.close());

/** Notifications other than those of submitted reports (`received.test.ts`). */
const unreadOf = async (at: TestApp, who: TestEmployee) =>
  (await allUnreadOf(at, who)).filter(({ kind }) => kind !== 'safety.report-received');
const kindsFor = async (at: TestApp, who: TestEmployee) => (await unreadOf(at, who)).map(({ kind }) => kind);

const kindOf: Record<FamilyName, string> = { reports: 'report', investigations: 'investigation', hazards: 'hazard' };

describe.each(familyNames)('an action of %s', (family) => {
  const calls = actionFamilies[family];
  const write = (params: { id: number; mid: number }, who: TestEmployee, body: object) =>
    app.call(calls.write, who, { params: { id: params.id, mid: params.mid }, body });
  const ask = async (given: { id: number; mid: number }) =>
    (await write(given, owner, { content: '끝났습니다', actionType: 'Closed' })).body.id;

  test('notifies its mitigator, with a link to its thread', async () => {
    const { id, mid, action } = await givenAction(app, air, family, owner);
    expect(await unreadOf(app, owner)).toMatchObject([
      {
        kind: 'safety.action-assigned',
        place: `/esms/myaction/view/${kindOf[family]}/${id}/mitigation/${mid}`,
        record: { type: 'safety/action', id: mid, no: action.actionNo },
      },
    ]);
    expect(await kindsFor(app, office)).toEqual([]);
  });

  test('notifies everybody of its thread of a message, except its author', async () => {
    const given = await givenAction(app, air, family, owner);
    await app.call(calls.addReferrers, office, { params: { id: given.id, mid: given.mid }, body: [informed.id] });
    await write(given, owner, { content: '작업을 시작했습니다 🔧' });
    expect([await kindsFor(app, office), await kindsFor(app, informed)]).toEqual([
      ['safety.message'],
      ['safety.message'],
    ]);
    expect(await kindsFor(app, owner)).toEqual(['safety.action-assigned']);
    await app.call(calls.removeReferrer, office, {
      params: { id: given.id, mid: given.mid, refId: informed.id },
    });
    expect(await kindsFor(app, informed)).toEqual([]);
  });

  test('notifies the office of a closing request, and its mitigator of the answer', async () => {
    const given = await givenAction(app, air, family, owner);
    const params = async () => ({ id: given.id, mid: given.mid, tid: await ask(given) });
    const rejected = await params();
    expect(await kindsFor(app, office)).toEqual(['safety.closing-asked']);
    await app.call(calls.answer, office, {
      params: rejected,
      body: { actionType: 'Rejected', actionCompleted: false, content: '사진을 주세요' },
    });
    const accepted = await params();
    await app.call(calls.answer, office, { params: accepted, body: { actionType: 'Closed', actionCompleted: true } });
    expect(await kindsFor(app, owner)).toEqual([
      'safety.closing-accepted',
      'safety.closing-rejected',
      'safety.action-assigned',
    ]);
  });

  test('notifies its mitigator of its cancellation', async () => {
    const { id, mid } = await givenAction(app, air, family, owner);
    await app.call(calls.cancel, office, { params: { id, mid }, body: {} });
    expect(await kindsFor(app, owner)).toEqual(['safety.action-cancelled', 'safety.action-assigned']);
  });

  test('reminds two days before its due day and on the day after, each once', async () => {
    const id = await givenCaseOf(app, air, family);
    const [action] = await givenActions(app, { family, id, by: office }, [owner], '2026-11-25');
    const remindOn = async (day: string) => {
      const [job] = safetyJobs({ db: app.db, clock: () => new Date(`${day}T00:00:00.000Z`) });
      for (let run = 0; run < 2; run += 1) await job?.run({}, new AbortController().signal);
    };
    await remindOn('2026-11-22');
    expect(await kindsFor(app, owner)).toEqual(['safety.action-assigned']);
    await remindOn('2026-11-23');
    expect(await kindsFor(app, owner)).toEqual(['safety.action-due', 'safety.action-assigned']);
    await remindOn('2026-11-30');
    expect(await unreadOf(app, owner)).toMatchObject([
      { kind: 'safety.action-overdue', times: 1 },
      { kind: 'safety.action-due', times: 1 },
      { kind: 'safety.action-assigned' },
    ]);
    const told = await unreadOf(app, office);
    expect(told.filter(({ record }) => record.id === action?.id).map(({ kind }) => kind)).toEqual([
      'safety.action-overdue',
    ]);
  });
});

test('a person who is asked for the second assessment is notified, until another is asked', async () => {
  const { report, first } = await givenAssessed(app, air);
  const at = { id: report.id, raId: first.id };
  await givenAssessor(app, office, at, owner);
  expect(await unreadOf(app, owner)).toMatchObject([
    {
      kind: 'safety.assessor-named',
      place: `/esms/report/view/${report.id}#riskAnalysis`,
      record: { no: report.reportNo },
    },
  ]);
  await givenAssessor(app, office, at, informed);
  expect([await kindsFor(app, owner), await kindsFor(app, informed)]).toEqual([[], ['safety.assessor-named']]);
});

describe('feedback', () => {
  const asking = { requestFeedback: true };

  test('asked with the report or later notifies the safety office alone', async () => {
    const { id } = await givenReport(app, air.captain, asking);
    expect([await kindsFor(app, office), await kindsFor(app, air.level[5])]).toEqual([
      ['safety.feedback-asked'],
      ['safety.feedback-asked'],
    ]);
    for (const who of [air.captain, air.colleague, air.level[2], air.level[3], air.level[4]])
      expect(await kindsFor(app, who)).toEqual([]);
    expect(await unreadOf(app, office)).toMatchObject([{ place: `/esms/report/view/${id}#feedback`, record: { id } }]);
    const silent = await givenReport(app, air.captain);
    await app.call(changeReport, air.captain, { params: { id: silent.id }, body: sampleReport(asking) });
    expect(await kindsFor(app, office)).toEqual(['safety.feedback-asked', 'safety.feedback-asked']);
  });

  test('that is no longer asked for removes its notifications', async () => {
    const { id } = await givenReport(app, air.captain, asking);
    await app.call(changeReport, air.captain, { params: { id }, body: sampleReport({ requestFeedback: false }) });
    expect([await kindsFor(app, office), await kindsFor(app, air.level[5])]).toEqual([[], []]);
  });

  test('that was given notifies the reporter', async () => {
    const { id } = await givenReport(app, air.captain, asking);
    await givenStatus(app, id, 'Notification');
    await app.call(answerReportFeedback, office, { params: { id }, body: { content: '고맙습니다' } });
    expect(await unreadOf(app, air.captain)).toMatchObject([{ kind: 'safety.feedback-answered', record: { id } }]);
    expect([await kindsFor(app, office), await kindsFor(app, air.level[5])]).toEqual([[], []]);
  });

  test('of a confidential report notifies nobody, and earlier notifications are removed when it becomes confidential', async () => {
    const hidden = { ...asking, reportType: 'SSVR' as const, isConfidential: true };
    await givenReport(app, air.captain, hidden);
    expect(await kindsFor(app, office)).toEqual([]);
    const { id } = await givenReport(app, air.captain, asking);
    await givenStatus(app, id, 'Notification');
    await app.call(answerReportFeedback, office, { params: { id }, body: { content: '고맙습니다' } });
    await givenStatus(app, id, 'Open');
    const { status } = await app.call(changeReport, air.captain, {
      params: { id },
      body: sampleReport({ ...asking, isConfidential: true }),
    });
    expect(status).toBe(200);
    const { rows } = await app.pool.query(
      "select * from notification.notification where record_type = 'safety/report' and record_id = $1 and kind <> 'safety.report-received'",
      [id],
    );
    expect(rows).toEqual([]);
    expect(await kindsFor(app, office)).toEqual([]);
  });
});

describe('an investigation', () => {
  let team: SafetyOffice;
  const nextMaster = () => air.level[5];

  beforeAll(async () => {
    team = await givenSafetyOffice(app, air);
  });

  const change = (id: number, investigators: readonly TestEmployee[]) =>
    app.call(changeInvestigation, team.master, {
      params: { id },
      body: sampleInvestigation(team, {
        investigators: investigators.map((each) => ({ investigator: { id: each.id } })),
      }),
    });

  test('notifies each named person once, with a link to it', async () => {
    const { id, investigationNo } = await givenInvestigation(app, team);
    expect(await unreadOf(app, team.investigator)).toMatchObject([
      {
        kind: 'safety.investigator-named',
        place: `/esms/investigation/view/${id}#outline`,
        times: 1,
        record: { type: 'safety/investigation', id, no: investigationNo },
      },
    ]);
    expect((await change(id, [team.investigator, team.colleague])).status).toBe(200);
    expect(await unreadOf(app, team.investigator)).toMatchObject([{ times: 1 }]);
    expect(await kindsFor(app, team.colleague)).toEqual(['safety.investigator-named']);
    for (const who of [team.master, nextMaster(), team.mitigator]) expect(await kindsFor(app, who)).toEqual([]);
  });

  test('removes the notifications of people who are no longer named', async () => {
    const { id } = await givenInvestigation(app, team);
    expect((await change(id, [team.colleague])).status).toBe(200);
    expect(await kindsFor(app, team.investigator)).toEqual([]);
  });

  test('notifies the safety office of what waits for it, and its investigators of the decision', async () => {
    const { id } = await givenInvestigationIn(app, team, 'Approval');
    expect([await kindsFor(app, team.master), await kindsFor(app, nextMaster())]).toEqual([
      ['safety.post-process-waits'],
      ['safety.post-process-waits'],
    ]);
    await app.call(returnPostProcess, team.master, { params: { id }, body: { reason: '원인이 없습니다' } });
    expect([await kindsFor(app, team.master), await kindsFor(app, nextMaster())]).toEqual([[], []]);
    expect(await unreadOf(app, team.investigator)).toMatchObject([
      { kind: 'safety.post-process-returned', place: `/esms/investigation/view/${id}#postProcess` },
      { kind: 'safety.investigator-named' },
    ]);
    await app.call(savePostProcess, team.investigator, { params: { id }, body: samplePlan(team) });
    expect(await kindsFor(app, team.investigator)).toEqual(['safety.investigator-named']);
    await app.call(approvePostProcess, nextMaster(), { params: { id } });
    expect(await kindsFor(app, team.master)).toEqual([]);
    expect(await kindsFor(app, team.investigator)).toEqual([
      'safety.post-process-approved',
      'safety.investigator-named',
    ]);
  });
});
