import {
  actionFamilies,
  changeInvestigationHazard,
  completeInvestigation,
  getInvestigationHazard,
  type HazardBody,
  investigationAssessments,
  reopenInvestigation,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { sampleHazard } from '#testing/safety/given-case';
import type { SafetyOffice } from '#testing/safety/given-investigated';
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

describe('the hazard', () => {
  test('has the investigation as its source and its case, and is closed with it', async () => {
    const { id, investigationNo } = await desk.opened();
    const read = (who: TestEmployee) => app.call(getInvestigationHazard, who, { params: { id } });
    const change = (more: Partial<HazardBody> = {}) =>
      app.call(changeInvestigationHazard, office.master, { params: { id }, body: sampleHazard(more) });
    expect([(await read(office.investigator)).status, codeOf(await change())]).toEqual([204, [404, 'not-found']]);
    expect(errorsOf(await desk.register(id, office.master, { source: 'Others', report: { id: 3 } }))).toEqual([
      422,
      'source not-one-of',
      'report not-one-of',
    ]);
    const { status, body } = await desk.register(id, office.master, { source: 'Investigation' });
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
    expect(codeOf(await desk.register(id))).toEqual([409, 'changed-meanwhile']);
    expect((await change({ title: '바꾼 제목' })).body).toMatchObject({ status: 'InProgress', version: 2 });
    expect((await read(office.investigator)).body).toMatchObject({ title: '바꾼 제목', can: {} });
    expect((await desk.record(id)).hazard).toMatchObject({ title: '바꾼 제목' });
    expect(codeOf(await desk.register(id, office.investigator))).toEqual([403, 'no-permission']);
    const closed = await desk.given('Closed');
    expect(closed.hazard).toMatchObject({ status: 'Closed', can: { change: 'wrong-status' } });
    expect(codeOf(await desk.register(closed.id))).toEqual([422, 'wrong-status']);
  });

  test('is registered once by two concurrent calls', async () => {
    for (let race = 0; race < 15; race += 1) {
      const { id } = await desk.opened();
      const answers = await Promise.all([desk.register(id), desk.register(id, air.level[5])]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    }
  });
});

describe('assessments', () => {
  test('are a first, which needs a hazard and can be changed, and no second', async () => {
    const { id } = await desk.opened();
    expect(codeOf(await desk.assess(id))).toEqual([422, 'wrong-status']);
    await desk.register(id);
    expect(errorsOf(await desk.assess(id, { seq: 2 }))).toEqual([422, 'seq not-one-of']);
    const { status, body: first } = await desk.assess(id);
    expect([status, first, await desk.statusOf(id)]).toMatchObject([
      201,
      { seq: 1, riskLevel: '4B', assessor: { id: office.master.id }, archivedDate: null },
      'InProgress',
    ]);
    expect(codeOf(await desk.assess(id))).toEqual([409, 'changed-meanwhile']);
    expect(errorsOf(await desk.reassess(id, first.id, { seq: 3 }))).toEqual([422, 'seq not-one-of']);
    expect((await desk.reassess(id, first.id)).body).toMatchObject({ id: first.id, riskLevel: '2C' });
    expect(codeOf(await desk.reassess(id, 2_147_483_647))).toEqual([404, 'not-found']);
    expect(codeOf(await desk.assess(id, { seq: 3 }))).toEqual([422, 'wrong-status']);
    expect(codeOf(await desk.assess(id, {}, office.investigator))).toEqual([403, 'no-permission']);
    expect(await desk.record(id)).toMatchObject({
      initialRisk: { riskLevel: '2C' },
      riskAssessments: [{ riskLevel: '2C' }],
    });
    const list = (who: TestEmployee) => app.call(investigationAssessments.list, who, { params: { id } });
    expect((await list(office.investigator)).body).toMatchObject([{ id: first.id }]);
    expect(
      (await app.call(investigationAssessments.list, office.master, { params: { id: (await desk.opened()).id } }))
        .status,
    ).toBe(204);
  });

  test('cannot be changed in the first from approval on; a new action invalidates the third, which is then given again', async () => {
    const waiting = await desk.given('Approval');
    expect(codeOf(await desk.reassess(waiting.id, waiting.riskAssessments[0]?.id ?? 0))).toEqual([422, 'wrong-status']);
    const { id } = await desk.given('Reassessment');
    const third = (await desk.assess(id, { seq: 3, riskLevel: '1E' })).body;
    expect((await desk.reassess(id, third.id, { seq: 3, riskLevel: '1D' })).status).toBe(200);
    expect((await desk.record(id)).residualRisk).toEqual({ riskLevel: '1D' });
    const body = [{ mitigator: { id: office.second.id } }];
    await app.call(actionFamilies.investigations.assign, office.master, { params: { id }, body });
    const { residualRisk, riskAssessments, status } = await desk.record(id);
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
    expect(codeOf(await desk.reassess(id, third.id, { seq: 3 }))).toEqual([422, 'wrong-status']);
    expect((await desk.assess(id, { seq: 3 })).status).toBe(201);
  });

  test('is given once by two concurrent calls', async () => {
    for (let race = 0; race < 15; race += 1) {
      const { id } = await desk.opened();
      await desk.register(id);
      const answers = await Promise.all([desk.assess(id), desk.assess(id, { riskLevel: '5A' }, air.level[5])]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    }
  });
});

describe('the end of an investigation', () => {
  const complete = (id: number, headers = {}) =>
    app.call(completeInvestigation, office.master, { params: { id }, headers });
  const reopen = (id: number) => app.call(reopenInvestigation, office.master, { params: { id } });

  test('comes with a third assessment, which is kept when the case is reopened', async () => {
    const { id } = await desk.given('Reassessment');
    expect(codeOf(await complete(id))).toEqual([422, 'not-assessed']);
    const third = (await desk.assess(id, { seq: 3, riskLevel: '1E' })).body;
    const { body: closed } = await complete(id);
    expect(closed).toMatchObject({
      status: 'Closed',
      completedDate: '2026-11-20T01:00:00.000Z',
      hazard: { status: 'Closed' },
      can: { reopen: true, change: 'wrong-status', rootCause: 'wrong-status' },
    });
    expect(codeOf(await complete(id))).toEqual([422, 'wrong-status']);
    expect(codeOf(await desk.reassess(id, third.id, { seq: 3 }))).toEqual([422, 'wrong-status']);
    const again = await reopen(id);
    expect(again.body).toMatchObject({
      status: 'Reassessment',
      completedDate: null,
      residualRisk: { riskLevel: '1E' },
      hazard: { status: 'Reassessment' },
    });
    expect((await desk.reassess(id, third.id, { seq: 3 })).status).toBe(200);
    expect(codeOf(await reopen(id))).toEqual([422, 'wrong-status']);
    expect(codeOf(await complete(id, { 'if-match': '"1"' }))).toEqual([409, 'changed-meanwhile']);
    const told = (await desk.trailOf(id)).filter(({ action }) => action === 'complete' || action === 'reopen');
    expect(told.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['reopen', { status: 'Closed' }, { status: 'Reassessment' }],
      ['complete', { status: 'Reassessment' }, { status: 'Closed' }],
    ]);
  });

  test('comes once with two concurrent calls', async () => {
    for (let race = 0; race < 5; race += 1) {
      const { id } = await desk.given('Reassessment');
      await desk.assess(id, { seq: 3, riskLevel: '1E' });
      const answers = await Promise.all([complete(id), complete(id)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    }
  });
});
