import {
  actionFamilies,
  getInvestigation,
  listInvestigationsCall,
  type PostProcessBody,
  savePostProcess,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstAction, type SafetyOffice, samplePlan } from '#testing/safety/given-investigated';
import type { Airline } from '#testing/safety/given-report';
import { codeOf, errorsOf, givenInvestigationDesk, type InvestigationDesk } from '#testing/safety/investigation-desk';
import type { TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: SafetyOffice;
let desk: InvestigationDesk;

beforeAll(async () => {
  desk = await givenInvestigationDesk();
  ({ app, air, office } = desk);
});

afterAll(() => app.close());

describe('the post process', () => {
  test('waits for approval with its plan, of which the planned mitigators are not notified yet', async () => {
    expect(codeOf(await desk.save((await desk.opened()).id))).toEqual([422, 'wrong-status']);
    const { id, version } = await desk.given('InProgress');
    const { status, body } = await desk.save(id, {
      mitigations: [
        { mitigator: { id: office.second.id }, instruction: '절차를 고친다' },
        ...samplePlan(office).mitigations,
      ],
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
    expect((await desk.save(id)).body.mitigations).toHaveLength(1);
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
    const { id } = await desk.given('InProgress');
    expect(errorsOf(await desk.save(id, more()))).toEqual([422, ...errors]);
    expect(await desk.statusOf(id)).toBe('InProgress');
  });

  test('needs its plan until it is approved, and takes none afterwards', async () => {
    const { id } = await desk.given('InProgress');
    const { mitigations: _plan, ...texts } = samplePlan(office);
    const bare = (id: number, body: object) => app.call(savePostProcess, office.investigator, { params: { id }, body });
    expect(errorsOf(await bare(id, texts))).toEqual([422, 'mitigations required']);
    const under = await desk.given('Action');
    expect(errorsOf(await desk.save(under.id))).toEqual([422, 'mitigations not-applicable']);
    const saved = await bare(under.id, { ...texts, conclusion: '다시 쓴 결론' });
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { status: 'Action', conclusion: '다시 쓴 결론', postProcess: { state: 'Approved' } },
    ]);
    expect(codeOf(await bare((await desk.given('Closed')).id, texts))).toEqual([422, 'wrong-status']);
  });

  test('is approved into actions that the approver assigns', async () => {
    const { id } = await desk.given('Approval');
    const { status, body } = await desk.approve(id, air.level[5]);
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
    expect(codeOf(await desk.approve(id))).toEqual([422, 'wrong-status']);
    expect((await desk.trailOf(id))[0]).toMatchObject({ action: 'approve', after: { status: 'Action' } });
  });

  test('needs a hazard with its first assessment to be approved', async () => {
    const { id } = await desk.opened();
    await desk.log(id);
    await desk.save(id);
    expect(codeOf(await desk.approve(id))).toEqual([422, 'not-assessed']);
    await desk.register(id);
    expect([codeOf(await desk.approve(id)), (await desk.record(id)).can.approve]).toEqual([
      [422, 'not-assessed'],
      'not-assessed',
    ]);
    await desk.giveBack(id);
    await desk.assess(id);
    await desk.save(id);
    expect((await desk.approve(id)).status).toBe(200);
  });

  test('is not approved if its plan is no longer valid', async () => {
    const { id } = await desk.given('Approval');
    app.now.value = new Date('2026-12-01T01:00:00.000Z');
    expect(errorsOf(await desk.approve(id))).toEqual([422, 'mitigations.0.dueDate day-gone-by']);
    app.now.value = new Date('2026-11-20T01:00:00.000Z');
    const resign = (day: string | null) =>
      app.pool.query('update directory.employee set is_resigned = $2, resigned_on = $3 where id = $1', [
        office.mitigator.id,
        day !== null,
        day,
      ]);
    await resign('2026-11-20');
    expect(errorsOf(await desk.approve(id))).toEqual([422, 'mitigations.0.mitigator person-inactive']);
    await resign(null);
    const { status, postProcess } = await desk.record(id);
    expect([status, postProcess?.state]).toEqual(['Approval', 'Waiting']);
    expect((await desk.approve(id)).status).toBe(200);
  });

  test('is returned with a reason and saved again', async () => {
    const { id } = await desk.given('Approval');
    expect(errorsOf(await desk.giveBack(id, ' \n'))).toEqual([422, 'reason required']);
    expect(codeOf(await desk.giveBack(id, 'x'.repeat(501)))).toEqual([400, 'invalid-input']);
    expect((await desk.giveBack(id)).body).toMatchObject({
      status: 'InProgress',
      postProcess: { state: 'Returned', reason: '결론 보완' },
      mitigations: [{ id: null, mitigator: { id: office.mitigator.id } }],
    });
    const isReturned = async () => {
      const { body } = await app.call(listInvestigationsCall, office.master, { query: { open: true, limit: 1000 } });
      return body.items.find((row) => row.id === id)?.isReturned;
    };
    expect(await isReturned()).toBe(true);
    expect(codeOf(await desk.giveBack(id))).toEqual([422, 'wrong-status']);
    expect((await desk.save(id)).body).toMatchObject({
      status: 'Approval',
      postProcess: { state: 'Waiting', reason: null },
    });
    expect(await isReturned()).toBe(false);
    expect(JSON.stringify(await desk.trailOf(id))).not.toContain('보완');
  });

  test('waits again with its plan when all actions were cancelled', async () => {
    const { id } = await desk.given('Action');
    const { id: mid } = await firstAction(app, office, { family: 'investigations', id });
    expect(await desk.record(id)).not.toHaveProperty('hasCancelledActions');
    await app.call(actionFamilies.investigations.cancel, office.master, { params: { id, mid } });
    expect(await desk.record(id)).toMatchObject({
      status: 'Approval',
      hasCancelledActions: true,
      postProcess: { state: 'Waiting' },
      mitigations: [{ id: null, mitigator: { id: office.mitigator.id }, dueDate: '2026-11-30' }],
    });
    const again = (await desk.approve(id)).body.mitigations;
    expect(again.map((each) => [each.status, each.mitigator.id])).toEqual([
      ['Cancelled', office.mitigator.id],
      ['InProgress', office.mitigator.id],
    ]);
  });

  test('is approved or returned once by two concurrent calls, and needs the present version', async () => {
    for (let race = 0; race < 10; race += 1) {
      const { id } = await desk.given('Approval');
      const answers = await Promise.all([
        desk.approve(id),
        race % 2 ? desk.giveBack(id) : desk.approve(id, air.level[5]),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      const { rows } = await app.pool.query('select count(*)::int as n from safety.action where case_id = $1', [id]);
      expect(rows[0]?.n).toBe((await desk.statusOf(id)) === 'Action' ? 1 : 0);
    }
    const { id, version } = await desk.given('Approval');
    expect(codeOf(await desk.approve(id, office.master, { 'if-match': `"${version - 1}"` }))).toEqual([
      409,
      'changed-meanwhile',
    ]);
    expect(codeOf(await desk.save(id, {}, office.investigator, { 'if-match': `"${version - 1}"` }))).toEqual([
      409,
      'changed-meanwhile',
    ]);
    expect((await desk.approve(id, office.master, { 'if-match': `"${version}"` })).status).toBe(200);
  });
});
