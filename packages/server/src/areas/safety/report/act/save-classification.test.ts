import { listAudit } from '@portal/contract/admin';
import {
  type ClassificationBody,
  changeClassification,
  createClassification,
  getClassification,
  getReport,
  listReports,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { givenClassification, sampleClassification } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';
import { rowCounts } from '#testing/traces';

let app: TestApp;
let air: Airline;
let office: TestEmployee;
let admin: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  admin = await givenEmployee(app, 'admin', air.flight);
  await givenGrant(app, admin, 'Admin', 'Level0');
});

afterAll(() => app.close());

const read = (id: number, who: TestEmployee) => app.call(getClassification, who, { params: { id } });
const make = (id: number, who: TestEmployee, more: Partial<ClassificationBody> = {}) =>
  app.call(createClassification, who, { params: { id }, body: sampleClassification(more) });
const change = (id: number, who: TestEmployee, more: Partial<ClassificationBody> = {}, headers = {}) =>
  app.call(changeClassification, who, { params: { id }, body: sampleClassification(more), headers });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

test('a report has no classification until it is classified, which moves it on', async () => {
  const { id } = await givenReport(app, air.captain);
  expect([(await read(id, office)).status, (await read(id, office)).body]).toEqual([204, '']);
  expect((await app.call(getReport, office, { params: { id } })).body).toMatchObject({
    classification: null,
    can: { classify: true, assess: 'wrong-status', complete: 'wrong-status' },
  });
  expect(codeOf(await change(id, office))).toEqual([404, 'not-found']);
  const { status, body } = await make(id, office, {
    damagesProperty: [2, 512],
    damagesPropertyRemark: ' 지상장비 ',
    damagesPart: [8192],
    reportToAuthority: true,
  });
  expect([status, body]).toEqual([
    201,
    {
      caseType: 0,
      eventType: 2,
      eventCategories: [
        { id: 29, code: 'BIRD', name: '조류충돌', engName: 'Bird strike' },
        { id: 13, code: 'LOC-I', name: '비행 중 조종불능', engName: 'Loss of control, in flight' },
      ],
      operationalImpact: 0,
      operationalImpactRemark: null,
      damagesProperty: [2, 512],
      damagesPropertyRemark: '지상장비',
      damagesPart: [8192],
      damagesPartRemark: null,
      anyoneDead: [1],
      anyoneInjured: [1],
      numberOfDead: 0,
      numberOfInjured: 0,
      natureOfInjury: [],
      natureOfInjuryRemark: null,
      locationOfInjury: [],
      locationOfInjuryRemark: null,
      injuryLevel: null,
      reportToAuthority: true,
      isUnmanaged: false,
      version: 1,
      modifiedDate: '2026-11-20T01:00:00.000Z',
      modifiedBy: expect.objectContaining({ id: office.id }),
    },
  ]);
  expect((await read(id, air.level[4])).body).toEqual(body);
  expect((await app.call(getReport, air.level[2], { params: { id } })).body).toMatchObject({
    status: 'HazardIdentification',
    classification: body,
    version: 2,
  });
  const rows = (await app.call(listReports, air.level[3], { query: { status: 'HazardIdentification' } })).body.items;
  expect(rows).toMatchObject([{ id, reportToAuthority: true, initialRisk: null, residualRisk: null }]);
});

test('a change replaces the whole classification; one based on an old version changes nothing', async () => {
  const { id } = await givenReport(app, air.captain);
  await givenClassification(app, office, id, { anyoneDead: [2], numberOfDead: 1 });
  const changed = await change(id, air.level[5], { eventType: 4, isUnmanaged: true }, { 'if-match': '"1"' });
  expect(changed.body).toMatchObject({
    eventType: 4,
    anyoneDead: [1],
    numberOfDead: 0,
    isUnmanaged: true,
    version: 2,
    modifiedBy: { id: air.level[5].id },
  });
  expect(codeOf(await change(id, office, {}, { 'if-match': '"1"' }))).toEqual([409, 'changed-meanwhile']);
  expect(codeOf(await make(id, office))).toEqual([409, 'changed-meanwhile']);
  expect((await read(id, office)).body).toEqual(changed.body);
});

test('missing fields are named, and nothing is saved', async () => {
  const { id } = await givenReport(app, air.captain);
  const before = await rowCounts(app.pool);
  const { status, body } = await make(id, office, { damagesProperty: [2], numberOfDead: 1, injuryLevel: 4 });
  expect([status, body]).toMatchObject([
    422,
    {
      code: 'not-valid',
      errors: [
        { path: 'damagesPart', code: 'required' },
        { path: 'numberOfDead', code: 'not-applicable' },
        { path: 'injuryLevel', code: 'not-applicable' },
      ],
    },
  ]);
  expect(await rowCounts(app.pool)).toEqual(before);
  expect((await make(id, office, { injuryLevel: 3 })).status).toBe(400);
});

describe('a classification is refused', () => {
  test('by role before status, by status before content', async () => {
    const { id } = await givenReport(app, air.captain);
    const closed = await givenReport(app, air.captain);
    await app.pool.query(`update safety.report set status = 'Closed' where id = $1`, [closed.id]);
    for (const who of [air.captain, air.level[2], air.level[3], air.level[4]])
      for (const report of [id, closed.id])
        expect(codeOf(await make(report, who, { numberOfDead: 1 }))).toEqual([403, 'no-permission']);
    expect(codeOf(await read(id, air.captain))).toEqual([403, 'no-permission']);
    for (const unseeing of [air.colleague, air.elsewhere[3]])
      for (const call of [read, make, change])
        expect(codeOf(await call(id, unseeing))).toEqual([401, 'no-permission-on-document']);
    for (const call of [make, change])
      expect(codeOf(await call(closed.id, office, { numberOfDead: 1 }))).toEqual([422, 'wrong-status']);
  });

  test('on a child, whose own classification is ignored and read as none', async () => {
    const [main, child] = [await givenReport(app, air.captain), await givenReport(app, air.captain)];
    await givenClassification(app, office, child.id, { reportToAuthority: true });
    await app.pool.query('update safety.report set main_id = $2 where id = $1', [child.id, main.id]);
    for (const call of [make, change]) expect(codeOf(await call(child.id, office))).toEqual([422, 'child-report']);
    expect((await read(child.id, office)).status).toBe(204);
    const record = (await app.call(getReport, office, { params: { id: child.id } })).body;
    expect(record).toMatchObject({ classification: null, can: { classify: 'child-report', complete: 'child-report' } });
    const { items } = (await app.call(listReports, office, { query: { searchText: child.reportNo ?? '' } })).body;
    expect(items).toMatchObject([{ id: child.id, reportToAuthority: false }]);
    await app.pool.query('update safety.report set main_id = null where id = $1', [child.id]);
    expect((await read(child.id, office)).body).toMatchObject({ reportToAuthority: true });
  });
});

test('the audit trail has who classified, with codes and without the remark', async () => {
  const { id } = await givenReport(app, air.captain);
  await givenClassification(app, office, id, { operationalImpact: 19, operationalImpactRemark: '비밀 비고' });
  await change(id, air.level[5], { isUnmanaged: true });
  const { items } = (await app.call(listAudit, admin, { query: { recordType: 'report', recordId: id } })).body;
  expect(items.map(({ action, actor, after }) => [action, actor?.id, after]).slice(0, 2)).toEqual([
    [
      'classify',
      air.level[5].id,
      { status: 'HazardIdentification', eventType: 2, reportToAuthority: false, isUnmanaged: true },
    ],
    [
      'classify',
      office.id,
      { status: 'HazardIdentification', eventType: 2, reportToAuthority: false, isUnmanaged: false },
    ],
  ]);
  expect(JSON.stringify(items)).not.toContain('비밀');
});

test('of two concurrent first classifications one succeeds, and the other is refused', async () => {
  for (let race = 0; race < 20; race += 1) {
    const { id } = await givenReport(app, air.captain);
    const made = await Promise.all([make(id, office, { eventType: 0 }), make(id, air.level[5], { eventType: 1 })]);
    expect(made.map(codeOf).toSorted()).toEqual([
      [201, undefined],
      [409, 'changed-meanwhile'],
    ]);
    const headers = { 'if-match': '"1"' };
    const changed = await Promise.all([
      change(id, office, { eventType: 3 }, headers),
      change(id, air.level[5], { eventType: 4 }, headers),
    ]);
    expect(changed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = changed.find(({ status }) => status === 200);
    expect((await read(id, office)).body).toEqual(won?.body);
  }
});
