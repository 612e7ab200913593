import { listAudit } from '@portal/contract/admin';
import {
  type AssessmentBody,
  actionFamilies,
  approvePostProcess,
  changeFactual,
  changeInvestigationHazard,
  completeInvestigation,
  createFactual,
  createInvestigationHazard,
  deleteFactual,
  getInvestigation,
  getInvestigationHazard,
  type HazardBody,
  investigationAssessments,
  investigationRootCause,
  listFactuals,
  type PostProcessBody,
  reopenInvestigation,
  returnPostProcess,
  savePostProcess,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { sampleHazard } from '#testing/safety/given-case';
import {
  firstAction,
  givenInvestigation,
  givenInvestigationIn,
  givenSafetyOffice,
  type SafetyOffice,
  samplePlan,
} from '#testing/safety/given-investigated';
import { type Airline, givenAirline } from '#testing/safety/given-report';
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

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const errorsOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ...((body as { errors?: { path: string; code: string }[] }).errors?.map(({ path, code }) => `${path} ${code}`) ?? []),
];
const record = async (id: number) => (await app.call(getInvestigation, office.master, { params: { id } })).body;
const statusOf = async (id: number) => (await record(id)).status;
const trailOf = async (recordId: number) =>
  (await app.call(listAudit, admin, { query: { recordType: 'investigation', recordId } })).body.items;
const given = (status: Parameters<typeof givenInvestigationIn>[2]) => givenInvestigationIn(app, office, status);
const opened = () => givenInvestigation(app, office);

const log = (id: number, who = office.investigator, more = {}) =>
  app.call(createFactual, who, { params: { id }, body: { title: '면담', description: '들은 대로', ...more } });
const rewrite = (id: number, fid: number, who = office.investigator, headers = {}) =>
  app.call(changeFactual, who, { params: { id, fid }, body: { title: '고침', description: '다시' }, headers });
const erase = (id: number, fid: number, who = office.investigator) =>
  app.call(deleteFactual, who, { params: { id, fid } });

describe('factual information', () => {
  test('is logged by an investigator, changed and deleted by its manager, oldest first', async () => {
    const { id } = await opened();
    const { status, body: first } = await log(id);
    expect([status, first]).toEqual([
      201,
      {
        id: expect.any(Number),
        title: '면담',
        description: '들은 대로',
        manager: expect.objectContaining({ id: office.investigator.id }),
        loggedDate: '2026-11-20',
        createdDate: '2026-11-20T01:00:00.000Z',
        attachedFiles: [],
        version: 1,
        can: { change: true, delete: true },
      },
    ]);
    expect(await statusOf(id)).toBe('InProgress');
    await log(id, office.investigator, { title: '둘째' });
    app.now.value = new Date('2026-11-21T16:00:00.000Z');
    const changed = await rewrite(id, first.id);
    app.now.value = new Date('2026-11-20T01:00:00.000Z');
    expect(changed.body).toMatchObject({ loggedDate: '2026-11-22', createdDate: first.createdDate, version: 2 });
    const list = async (who: TestEmployee) => (await app.call(listFactuals, who, { params: { id } })).body;
    expect((await list(office.master)).map(({ title, can }) => [title, can])).toEqual([
      ['고침', {}],
      ['둘째', {}],
    ]);
    for (const { id: fid } of await list(office.investigator)) expect((await erase(id, fid)).status).toBe(204);
    expect(await statusOf(id)).toBe('Open');
    expect((await trailOf(id)).map(({ action }) => action)).toEqual([
      'delete-fact',
      'delete-fact',
      'change-fact',
      'log-fact',
      'log-fact',
      'open',
    ]);
  });

  test('is neither added nor changed by a master level alone, nor by another investigator', async () => {
    const { id } = await givenInvestigation(app, office, {
      investigators: [office.investigator, office.colleague].map((each) => ({ investigator: { id: each.id } })),
    });
    const { body: entry } = await log(id);
    expect(codeOf(await log(id, office.master))).toEqual([403, 'no-permission']);
    for (const who of [office.master, office.colleague, air.captain]) {
      expect(codeOf(await rewrite(id, entry.id, who))).toEqual([403, 'no-permission']);
      expect(codeOf(await erase(id, entry.id, who))).toEqual([403, 'no-permission']);
    }
    expect(codeOf(await rewrite(id, 2_147_483_647, office.master))).toEqual([404, 'not-found']);
    const other = await opened();
    expect(codeOf(await rewrite(other.id, entry.id))).toEqual([404, 'not-found']);
    expect(codeOf(await rewrite(other.id, entry.id, air.captain))).toEqual([403, 'no-permission']);
  });

  test('needs both texts, obeys its version, and rests once the investigation is closed', async () => {
    const { id } = await opened();
    expect(errorsOf(await log(id, office.investigator, { title: ' ', description: '\u200b' }))).toEqual([
      422,
      'title required',
      'description required',
    ]);
    const { body: entry } = await log(id);
    expect(codeOf(await rewrite(id, entry.id, office.investigator, { 'if-match': '"7"' }))).toEqual([
      409,
      'changed-meanwhile',
    ]);
    const closed = await given('Closed');
    const [kept] = (await app.call(listFactuals, office.investigator, { params: { id: closed.id } })).body;
    expect(kept?.can).toEqual({ change: 'wrong-status', delete: 'wrong-status' });
    expect(codeOf(await log(closed.id))).toEqual([422, 'wrong-status']);
    expect(codeOf(await rewrite(closed.id, kept?.id ?? 0))).toEqual([422, 'wrong-status']);
    expect(codeOf(await rewrite(closed.id, 2_147_483_647))).toEqual([422, 'wrong-status']);
  });

  test('is written or the investigation is closed under the hands of its writer, never after', async () => {
    for (let race = 0; race < 10; race += 1) {
      const { id } = await given('Reassessment');
      const body = { seq: 3, version: 1, riskLevel: '1E' };
      await app.call(investigationAssessments.create, office.master, { params: { id }, body });
      const [written, closed] = await Promise.all([
        log(id),
        app.call(completeInvestigation, office.master, { params: { id } }),
      ]);
      expect([closed.status, await statusOf(id)]).toEqual([200, 'Closed']);
      const entries = (await app.call(listFactuals, office.master, { params: { id } })).body;
      expect([
        [201, 2],
        [422, 1],
      ]).toContainEqual([written.status, entries.length]);
    }
  });
});

describe('the root cause', () => {
  const { get, create, change, remove } = investigationRootCause;
  const body = { level1: { id: 2 }, level2: { id: 23 }, level3: null, description: ' 왜 \n' };
  const at = (id: number) => ({ params: { id } });

  test('is saved, replaced and taken away, which the status follows', async () => {
    const { id } = await opened();
    expect((await app.call(get, office.investigator, at(id))).status).toBe(204);
    const made = await app.call(create, office.investigator, { ...at(id), body });
    expect([made.status, made.body]).toMatchObject([
      201,
      { level1: { id: 2 }, level2: { id: 23 }, level3: null, level4: null, description: ' 왜 \n', version: 1 },
    ]);
    expect([(await record(id)).rootCause, await statusOf(id)]).toEqual([made.body, 'InProgress']);
    expect(codeOf(await app.call(create, office.master, { ...at(id), body }))).toEqual([409, 'changed-meanwhile']);
    const changed = await app.call(change, office.master, { ...at(id), body: { level1: { id: 1 }, description: ' ' } });
    expect(changed.body).toMatchObject({ level1: { id: 1 }, level2: null, description: null, version: 2 });
    const stale = { ...at(id), body, headers: { 'if-match': '"1"' } };
    expect(codeOf(await app.call(change, office.master, stale))).toEqual([409, 'changed-meanwhile']);
    expect((await app.call(remove, office.investigator, at(id))).status).toBe(204);
    expect(await statusOf(id)).toBe('Open');
    expect(codeOf(await app.call(change, office.master, { ...at(id), body }))).toEqual([404, 'not-found']);
    expect(codeOf(await app.call(remove, office.master, at(id)))).toEqual([404, 'not-found']);
    const trail = await trailOf(id);
    expect(trail.map(({ action }) => action)).toEqual([
      'delete-root-cause',
      'save-root-cause',
      'save-root-cause',
      'open',
    ]);
    expect(JSON.stringify(trail)).not.toContain('왜');
  });

  test('needs its first level, each a child of the one before', async () => {
    const { id } = await opened();
    const send = (sent: object) => app.call(create, office.master, { ...at(id), body: sent });
    expect(errorsOf(await send({}))).toEqual([422, 'level1 required']);
    expect(errorsOf(await send({ level1: { id: 2 }, level2: { id: 11 } }))).toEqual([422, 'level2 not-one-of']);
    expect(errorsOf(await send({ level1: { id: 2 }, level3: { id: 2301 } }))).toEqual([422, 'level3 not-one-of']);
    expect(codeOf(await send({ ...body, description: 'x'.repeat(2_001) }))).toEqual([400, 'invalid-input']);
  });

  test('is saved once, of two at once', async () => {
    for (let race = 0; race < 15; race += 1) {
      const { id } = await opened();
      const answers = await Promise.all(
        [office.master, office.investigator].map((who) => app.call(create, who, { ...at(id), body })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    }
  });
});

const assess = (id: number, body: Partial<AssessmentBody> = {}, who = office.master) =>
  app.call(investigationAssessments.create, who, {
    params: { id },
    body: { seq: 1, version: 1, riskLevel: '4B', ...body },
  });
const reassess = (id: number, raId: number, body: Partial<AssessmentBody> = {}) =>
  app.call(investigationAssessments.change, office.master, {
    params: { id, raId },
    body: { seq: 1, version: 1, riskLevel: '2C', ...body },
  });
const register = (id: number, who = office.master, more: Partial<HazardBody> = {}) =>
  app.call(createInvestigationHazard, who, { params: { id }, body: sampleHazard(more) });

describe('the hazard', () => {
  test('comes from the investigation, belongs to it, and closes with it', async () => {
    const { id, investigationNo } = await opened();
    const read = (who: TestEmployee) => app.call(getInvestigationHazard, who, { params: { id } });
    const change = (more: Partial<HazardBody> = {}) =>
      app.call(changeInvestigationHazard, office.master, { params: { id }, body: sampleHazard(more) });
    expect([(await read(office.investigator)).status, codeOf(await change())]).toEqual([204, [404, 'not-found']]);
    expect(errorsOf(await register(id, office.master, { source: 'Others', report: { id: 3 } }))).toEqual([
      422,
      'source not-one-of',
      'report not-one-of',
    ]);
    const { status, body } = await register(id, office.master, { source: 'Investigation' });
    expect([status, body]).toMatchObject([
      201,
      {
        hazardNo: expect.stringMatching(/^HZ-2026-[0-9]{4}$/),
        source: 'Investigation',
        status: 'Open',
        report: null,
        investigation: { id, investigationNo },
        can: { change: true, assess: 'belongs-to-case', assign: 'belongs-to-case', reopen: 'belongs-to-case' },
      },
    ]);
    expect(codeOf(await register(id))).toEqual([409, 'changed-meanwhile']);
    expect((await change({ title: '바꾼 제목' })).body).toMatchObject({ status: 'InProgress', version: 2 });
    expect((await read(office.investigator)).body).toMatchObject({ title: '바꾼 제목', can: {} });
    expect((await record(id)).hazard).toMatchObject({ title: '바꾼 제목' });
    expect(codeOf(await register(id, office.investigator))).toEqual([403, 'no-permission']);
    const closed = await given('Closed');
    expect(closed.hazard).toMatchObject({ status: 'Closed', can: { change: 'wrong-status' } });
    expect(codeOf(await register(closed.id))).toEqual([422, 'wrong-status']);
  });

  test('is registered once, of two at once', async () => {
    for (let race = 0; race < 15; race += 1) {
      const { id } = await opened();
      const answers = await Promise.all([register(id), register(id, air.level[5])]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    }
  });
});

describe('assessments', () => {
  test('the first needs a hazard, is given once and anew; the second does not exist', async () => {
    const { id } = await opened();
    expect(codeOf(await assess(id))).toEqual([422, 'wrong-status']);
    await register(id);
    expect(errorsOf(await assess(id, { seq: 2 }))).toEqual([422, 'seq not-one-of']);
    const { status, body: first } = await assess(id);
    expect([status, first, await statusOf(id)]).toMatchObject([
      201,
      { seq: 1, riskLevel: '4B', assessor: { id: office.master.id }, archivedDate: null },
      'InProgress',
    ]);
    expect(codeOf(await assess(id))).toEqual([409, 'changed-meanwhile']);
    expect(errorsOf(await reassess(id, first.id, { seq: 3 }))).toEqual([422, 'seq not-one-of']);
    expect((await reassess(id, first.id)).body).toMatchObject({ id: first.id, riskLevel: '2C' });
    expect(codeOf(await reassess(id, 2_147_483_647))).toEqual([404, 'not-found']);
    expect(codeOf(await assess(id, { seq: 3 }))).toEqual([422, 'wrong-status']);
    expect(codeOf(await assess(id, {}, office.investigator))).toEqual([403, 'no-permission']);
    expect(await record(id)).toMatchObject({
      initialRisk: { riskLevel: '2C' },
      riskAssessments: [{ riskLevel: '2C' }],
    });
    const list = (who: TestEmployee) => app.call(investigationAssessments.list, who, { params: { id } });
    expect((await list(office.investigator)).body).toMatchObject([{ id: first.id }]);
    expect(
      (await app.call(investigationAssessments.list, office.master, { params: { id: (await opened()).id } })).status,
    ).toBe(204);
  });

  test('the first rests from approval on; a new action sets the third aside, which is asked for anew', async () => {
    const waiting = await given('Approval');
    expect(codeOf(await reassess(waiting.id, waiting.riskAssessments[0]?.id ?? 0))).toEqual([422, 'wrong-status']);
    const { id } = await given('Reassessment');
    const third = (await assess(id, { seq: 3, riskLevel: '1E' })).body;
    expect((await reassess(id, third.id, { seq: 3, riskLevel: '1D' })).status).toBe(200);
    expect((await record(id)).residualRisk).toEqual({ riskLevel: '1D' });
    const body = [{ mitigator: { id: office.second.id } }];
    await app.call(actionFamilies.investigations.assign, office.master, { params: { id }, body });
    const { residualRisk, riskAssessments, status } = await record(id);
    expect([status, residualRisk]).toEqual(['Action', null]);
    expect(riskAssessments.map(({ seq, archivedDate }) => [seq, archivedDate === null])).toEqual([
      [1, true],
      [3, false],
    ]);
    const [, newest] = (await app.call(actionFamilies.investigations.list, office.master, { params: { id } })).body;
    const params = { id, mid: newest?.id ?? 0 };
    await app.call(actionFamilies.investigations.cancel, office.master, { params });
    expect(codeOf(await app.call(completeInvestigation, office.master, { params: { id } }))).toEqual([
      422,
      'not-assessed',
    ]);
    expect(codeOf(await reassess(id, third.id, { seq: 3 }))).toEqual([422, 'wrong-status']);
    expect((await assess(id, { seq: 3 })).status).toBe(201);
  });

  test('of two at once one is given', async () => {
    for (let race = 0; race < 15; race += 1) {
      const { id } = await opened();
      await register(id);
      const answers = await Promise.all([assess(id), assess(id, { riskLevel: '5A' }, air.level[5])]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    }
  });
});

const save = (id: number, more: Partial<PostProcessBody> = {}, who = office.investigator, headers = {}) =>
  app.call(savePostProcess, who, { params: { id }, body: { ...samplePlan(office), ...more }, headers });
const approve = (id: number, who = office.master, headers = {}) =>
  app.call(approvePostProcess, who, { params: { id }, headers });
const giveBack = (id: number, reason = '결론 보완') =>
  app.call(returnPostProcess, office.master, { params: { id }, body: { reason } });

describe('the post process', () => {
  test('waits with its plan, of which those planned learn nothing yet', async () => {
    expect(codeOf(await save((await opened()).id))).toEqual([422, 'wrong-status']);
    const { id, version } = await given('InProgress');
    const { status, body } = await save(id, {
      mitigations: [{ mitigator: { id: office.second.id } }, ...samplePlan(office).mitigations],
    });
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'Approval',
        conclusion: '접근이 불안정했다',
        appendix: '비행자료',
        version: version + 1,
        postProcess: {
          state: 'Waiting',
          savedBy: { id: office.investigator.id },
          savedDate: '2026-11-20T01:00:00.000Z',
          reason: null,
          attachedFiles: [],
        },
        mitigations: [
          { id: null, actionNo: null, status: null, mitigator: { id: office.second.id }, dueDate: '2026-11-25' },
          { id: null, actionNo: null, status: null, mitigator: { id: office.mitigator.id }, dueDate: '2026-11-30' },
        ],
      },
    ]);
    for (const who of [office.second, office.mitigator])
      expect(codeOf(await app.call(getInvestigation, who, { params: { id } }))).toEqual([403, 'no-permission']);
    expect((await save(id)).body.mitigations).toHaveLength(1);
  });

  test.each<[string, () => Partial<PostProcessBody>, string[]]>([
    ['blank texts', () => ({ conclusion: ' ', appendix: '\n' }), ['conclusion required', 'appendix required']],
    ['no plan', () => ({ mitigations: [] }), ['mitigations required']],
    [
      'a day gone by',
      () => ({ mitigations: [{ mitigator: { id: office.second.id }, dueDate: '2026-11-19' }] }),
      ['mitigations.0.dueDate day-gone-by'],
    ],
    [
      'somebody who is not there',
      () => ({ mitigations: [{ mitigator: { id: 2_147_483_647 } }] }),
      ['mitigations.0.mitigator person-inactive'],
    ],
    [
      'somebody twice',
      () => ({ mitigations: [{ mitigator: { id: office.second.id } }, { mitigator: { id: office.second.id } }] }),
      ['mitigations.1.mitigator designated'],
    ],
  ])('is not saved with %s', async (_what, more, errors) => {
    const { id } = await given('InProgress');
    expect(errorsOf(await save(id, more()))).toEqual([422, ...errors]);
    expect(await statusOf(id)).toBe('InProgress');
  });

  test('needs its plan until it is approved, and sends none afterwards', async () => {
    const { id } = await given('InProgress');
    const { mitigations: _plan, ...texts } = samplePlan(office);
    const bare = (id: number, body: object) => app.call(savePostProcess, office.investigator, { params: { id }, body });
    expect(errorsOf(await bare(id, texts))).toEqual([422, 'mitigations required']);
    const under = await given('Action');
    expect(errorsOf(await save(under.id))).toEqual([422, 'mitigations not-applicable']);
    const saved = await bare(under.id, { ...texts, conclusion: '다시 쓴 결론' });
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { status: 'Action', conclusion: '다시 쓴 결론', postProcess: { state: 'Approved' } },
    ]);
    expect(codeOf(await bare((await given('Closed')).id, texts))).toEqual([422, 'wrong-status']);
  });

  test('is approved into actions that the approver assigns', async () => {
    const { id } = await given('Approval');
    const { status, body } = await approve(id, air.level[5]);
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'Action',
        postProcess: { state: 'Approved' },
        mitigations: [
          {
            id: expect.any(Number),
            actionNo: expect.stringMatching(/^ACT-2026-[0-9]{5}$/),
            status: 'InProgress',
            mitigator: { id: office.mitigator.id },
            dueDate: '2026-11-30',
          },
        ],
        hazard: { status: 'Action', hasMitigations: true },
      },
    ]);
    const action = await firstAction(app, office, { family: 'investigations', id });
    expect(action).toMatchObject({ assignedBy: { id: air.level[5].id }, case: { type: 'Investigation', id } });
    expect(codeOf(await approve(id))).toEqual([422, 'wrong-status']);
    expect((await trailOf(id))[0]).toMatchObject({ action: 'approve', after: { status: 'Action' } });
  });

  test('needs a hazard with its first assessment to be approved', async () => {
    const { id } = await opened();
    await log(id);
    await save(id);
    expect(codeOf(await approve(id))).toEqual([422, 'not-assessed']);
    await register(id);
    expect([codeOf(await approve(id)), (await record(id)).can.approve]).toEqual([
      [422, 'not-assessed'],
      'not-assessed',
    ]);
    await giveBack(id);
    await assess(id);
    await save(id);
    expect((await approve(id)).status).toBe(200);
  });

  test('is not approved once its plan no longer holds', async () => {
    const { id } = await given('Approval');
    app.now.value = new Date('2026-12-01T01:00:00.000Z');
    expect(errorsOf(await approve(id))).toEqual([422, 'mitigations.0.dueDate day-gone-by']);
    app.now.value = new Date('2026-11-20T01:00:00.000Z');
    const resign = (day: string | null) =>
      app.pool.query('update directory.employee set is_resigned = $2, resigned_on = $3 where id = $1', [
        office.mitigator.id,
        day !== null,
        day,
      ]);
    await resign('2026-11-20');
    expect(errorsOf(await approve(id))).toEqual([422, 'mitigations.0.mitigator person-inactive']);
    await resign(null);
    const { status, postProcess } = await record(id);
    expect([status, postProcess?.state]).toEqual(['Approval', 'Waiting']);
    expect((await approve(id)).status).toBe(200);
  });

  test('is given back with a reason and saved again', async () => {
    const { id } = await given('Approval');
    expect(errorsOf(await giveBack(id, ' \n'))).toEqual([422, 'reason required']);
    expect(codeOf(await giveBack(id, 'x'.repeat(501)))).toEqual([400, 'invalid-input']);
    expect((await giveBack(id)).body).toMatchObject({
      status: 'InProgress',
      postProcess: { state: 'Returned', reason: '결론 보완' },
      mitigations: [{ id: null, mitigator: { id: office.mitigator.id } }],
    });
    expect(codeOf(await giveBack(id))).toEqual([422, 'wrong-status']);
    expect((await save(id)).body).toMatchObject({
      status: 'Approval',
      postProcess: { state: 'Waiting', reason: null },
    });
    expect(JSON.stringify(await trailOf(id))).not.toContain('보완');
  });

  test('waits again with its plan when all actions were cancelled', async () => {
    const { id } = await given('Action');
    const { id: mid } = await firstAction(app, office, { family: 'investigations', id });
    await app.call(actionFamilies.investigations.cancel, office.master, { params: { id, mid } });
    expect(await record(id)).toMatchObject({
      status: 'Approval',
      postProcess: { state: 'Waiting' },
      mitigations: [{ id: null, mitigator: { id: office.mitigator.id }, dueDate: '2026-11-30' }],
    });
    const again = (await approve(id)).body.mitigations;
    expect(again.map((each) => [each.status, each.mitigator.id])).toEqual([
      ['Cancelled', office.mitigator.id],
      ['InProgress', office.mitigator.id],
    ]);
  });

  test('is approved or given back once, of two at once, and obeys its version', async () => {
    for (let race = 0; race < 10; race += 1) {
      const { id } = await given('Approval');
      const answers = await Promise.all([approve(id), race % 2 ? giveBack(id) : approve(id, air.level[5])]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      const { rows } = await app.pool.query('select count(*)::int as n from safety.action where case_id = $1', [id]);
      expect(rows[0]?.n).toBe((await statusOf(id)) === 'Action' ? 1 : 0);
    }
    const { id, version } = await given('Approval');
    expect(codeOf(await approve(id, office.master, { 'if-match': `"${version - 1}"` }))).toEqual([
      409,
      'changed-meanwhile',
    ]);
    expect(codeOf(await save(id, {}, office.investigator, { 'if-match': `"${version - 1}"` }))).toEqual([
      409,
      'changed-meanwhile',
    ]);
    expect((await approve(id, office.master, { 'if-match': `"${version}"` })).status).toBe(200);
  });
});

describe('the end', () => {
  const complete = (id: number, headers = {}) =>
    app.call(completeInvestigation, office.master, { params: { id }, headers });
  const reopen = (id: number) => app.call(reopenInvestigation, office.master, { params: { id } });

  test('comes with a third assessment, and the case is opened again with it', async () => {
    const { id } = await given('Reassessment');
    expect(codeOf(await complete(id))).toEqual([422, 'not-assessed']);
    const third = (await assess(id, { seq: 3, riskLevel: '1E' })).body;
    const { body: closed } = await complete(id);
    expect(closed).toMatchObject({
      status: 'Closed',
      completedDate: '2026-11-20T01:00:00.000Z',
      hazard: { status: 'Closed' },
      can: { reopen: true, change: 'wrong-status', rootCause: 'wrong-status' },
    });
    expect(codeOf(await complete(id))).toEqual([422, 'wrong-status']);
    expect(codeOf(await reassess(id, third.id, { seq: 3 }))).toEqual([422, 'wrong-status']);
    const again = await reopen(id);
    expect(again.body).toMatchObject({
      status: 'Reassessment',
      completedDate: null,
      residualRisk: { riskLevel: '1E' },
      hazard: { status: 'Reassessment' },
    });
    expect((await reassess(id, third.id, { seq: 3 })).status).toBe(200);
    expect(codeOf(await reopen(id))).toEqual([422, 'wrong-status']);
    expect(codeOf(await complete(id, { 'if-match': '"1"' }))).toEqual([409, 'changed-meanwhile']);
    const told = (await trailOf(id)).filter(({ action }) => action === 'complete' || action === 'reopen');
    expect(told.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['reopen', { status: 'Closed' }, { status: 'Reassessment' }],
      ['complete', { status: 'Reassessment' }, { status: 'Closed' }],
    ]);
  });

  test('comes once, of two at once', async () => {
    for (let race = 0; race < 5; race += 1) {
      const { id } = await given('Reassessment');
      await assess(id, { seq: 3, riskLevel: '1E' });
      const answers = await Promise.all([complete(id), complete(id)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    }
  });
});
