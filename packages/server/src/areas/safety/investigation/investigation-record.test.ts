import { listAudit } from '@portal/contract/admin';
import { deleteEmployee } from '@portal/contract/directory';
import {
  actionFamilies,
  changeInvestigation,
  createInvestigation,
  getInvestigation,
  getInvestigationStatus,
  getReport,
  type InvestigationBody,
  listInvestigationsCall,
  submitNewReport,
} from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import {
  firstAction,
  givenInvestigation,
  givenInvestigationIn,
  givenSafetyOffice,
  type SafetyOffice,
  sampleInvestigation,
} from '#testing/safety/given-investigated';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { type Caller, createTestApp, type TestApp } from '#testing/test-app';

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

type Body = Partial<InvestigationBody>;
const make = (more: Body = {}, who = office.master) =>
  app.call(createInvestigation, who, { body: sampleInvestigation(office, more) });
const change = (id: number, more: Body = {}, who = office.master, headers = {}) =>
  app.call(changeInvestigation, who, { params: { id }, body: sampleInvestigation(office, more), headers });
const read = (id: number, who = office.master) => app.call(getInvestigation, who, { params: { id } });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const errorsOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ...((body as { errors?: { path: string; code: string }[] }).errors?.map(({ path, code }) => `${path} ${code}`) ?? []),
];
const linked = (reportId: number): Body => ({ source: 'InternalMandatoryReport', reportId });

test('an investigation is opened as requested, with a number', async () => {
  const report = await givenReport(app, air.captain);
  const { status, body } = await make({ title: ' <b>조사</b>  ', ...linked(report.id) });
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(Number),
      investigationNo: expect.stringMatching(/^INV-2026-[0-9]{4}$/),
      status: 'Open',
      type: 'HighRiskHazard',
      source: 'InternalMandatoryReport',
      title: ' <b>조사</b>  ',
      fieldLevel1: { id: 1, name: '운항', engName: 'Flight operations' },
      fieldLevel2: { id: 12, name: expect.any(String), engName: expect.any(String) },
      description: '착륙 중 접지가 늦었다.\n왜인지 찾는다.',
      objective: '재발 방지',
      startDate: '2026-11-20',
      endDate: '2026-12-04',
      investigators: [{ investigator: expect.objectContaining({ id: office.investigator.id }) }],
      author: expect.objectContaining({ id: office.master.id }),
      createdDate: '2026-11-20T01:00:00.000Z',
      completedDate: null,
      reportId: report.id,
      reportNo: report.reportNo,
      conclusion: null,
      appendix: null,
      postProcess: null,
      mitigations: [],
      rootCause: null,
      hazard: null,
      riskAssessments: [],
      initialRisk: null,
      residualRisk: null,
      version: 1,
      can: {
        change: true,
        hazard: true,
        assess: 'wrong-status',
        assess1: 'wrong-status',
        assess3: 'wrong-status',
        rootCause: true,
        postProcess: 'wrong-status',
        approve: 'wrong-status',
        return: 'wrong-status',
        assign: 'wrong-status',
        complete: 'wrong-status',
        reopen: 'wrong-status',
      },
    },
  ]);
  expect((await read(body.id)).body).toEqual(body);
  const seenBy = async (who: Caller) => (await app.call(getReport, who, { params: { id: report.id } })).body;
  const investigation = { id: body.id, investigationNo: body.investigationNo };
  expect(await seenBy(office.master)).toMatchObject({
    hasInvestigation: true,
    investigation,
    can: { delete: 'has-records' },
  });
  expect((await seenBy(office.investigator)).investigation).toEqual(investigation);
  expect(await seenBy(air.captain)).not.toHaveProperty('investigation');
  const { can, ...rest } = (await read(body.id, office.investigator)).body;
  expect(rest).toEqual({ ...body, can: undefined });
  expect(can).toEqual({ fact: true, rootCause: true, postProcess: 'wrong-status' });
});

test.each<[string, Body, string[]]>([
  ['a blank title', { title: ' \u200b' }, ['title required']],
  ['a blank description', { description: '\n' }, ['description required']],
  ['a field without its second level', { fieldLevel2: null }, ['fieldLevel2 required']],
  ['a second level of another', { fieldLevel2: { id: 21 } }, ['fieldLevel2 not-one-of']],
  ['an unknown field', { fieldLevel1: { id: 99 }, fieldLevel2: null }, ['fieldLevel1 not-one-of']],
  ['a start before today', { startDate: '2026-11-19' }, ['startDate day-gone-by']],
  ['an end before its start', { startDate: '2026-11-25', endDate: '2026-11-24' }, ['endDate before-start']],
  ['an internal source without a report', { source: 'InternalVoluntaryReport' }, ['reportId required']],
  ['a report without an internal source', { reportId: 1 }, ['reportId not-applicable']],
  ['a report that is not there', linked(2_147_483_647), ['reportId report-unknown']],
])('is not opened with %s', async (_what, more, errors) => {
  expect(errorsOf(await make(more))).toEqual([422, ...errors]);
});

test.each<[string, object]>([
  ['nobody to investigate', { investigators: [] }],
  ['a long title', { title: 'x'.repeat(201) }],
  ['a long objective', { objective: 'x'.repeat(101) }],
  ['an unknown source', { source: 'Investigation' }],
  ['a field that it does not have', { status: 'Closed' }],
])('does not take %s', async (_what, more) => {
  expect(codeOf(await make(more))).toEqual([400, 'invalid-input']);
});

test('newly named people must be active and of the safety office; those named before may stay', async () => {
  const resigned = await givenEmployee(app, 'gone', office.investigator.departmentId, { resignedOn: '2026-11-01' });
  const named = (...people: { id: number }[]): Body => ({
    investigators: people.map(({ id }) => ({ investigator: { id } })),
  });
  const { investigator, colleague, mitigator } = office;
  expect(errorsOf(await make(named(colleague, mitigator, resigned, { id: 2_147_483_647 }, colleague)))).toEqual([
    422,
    'investigators.4.investigator chosen-twice',
    'investigators.1.investigator not-of-safety-office',
    'investigators.2.investigator person-inactive',
    'investigators.3.investigator person-inactive',
  ]);
  const { id } = (await make(named(colleague, investigator))).body;
  await app.pool.query('update directory.employee set department_id = $2 where id = $1', [
    colleague.id,
    mitigator.departmentId,
  ]);
  const normalized = await change(id, named(investigator, colleague));
  expect([normalized.status, normalized.body.investigators.map((each) => each.investigator.id)]).toEqual([
    200,
    [investigator.id, colleague.id],
  ]);
  expect(errorsOf(await make(named(colleague)))).toEqual([422, 'investigators.0.investigator not-of-safety-office']);
  await app.pool.query('update directory.employee set department_id = $2 where id = $1', [
    colleague.id,
    colleague.departmentId,
  ]);
});

test('days in the past may stay unchanged, but not be set', async () => {
  const { id } = await givenInvestigation(app, office);
  app.now.value = new Date('2026-12-10T01:00:00.000Z');
  expect((await change(id, { title: '늦은 수정' })).status).toBe(200);
  expect(errorsOf(await change(id, { endDate: '2026-12-09' }))).toEqual([422, 'endDate day-gone-by']);
  expect((await change(id, { endDate: '2026-12-10' })).status).toBe(200);
  app.now.value = new Date('2026-11-20T01:00:00.000Z');
});

test('a change based on an old version changes nothing', async () => {
  const { id } = await givenInvestigation(app, office);
  expect((await change(id, { title: '첫째' }, office.master, { 'if-match': '"1"' })).body.version).toBe(2);
  expect(codeOf(await change(id, { title: '둘째' }, office.master, { 'if-match': '"1"' }))).toEqual([
    409,
    'changed-meanwhile',
  ]);
  expect((await read(id)).body.title).toBe('첫째');
});

test('only the safety office learns that an investigation does not exist', async () => {
  const none = 2_147_483_647;
  expect(codeOf(await read(none))).toEqual([404, 'not-found']);
  const { id } = await givenInvestigation(app, office);
  const report = await givenReport(app, air.captain);
  for (const who of [air.captain, air.level[4], office.mitigator])
    for (const each of [none, id, report.id]) {
      expect(codeOf(await read(each, who))).toEqual([403, 'no-permission']);
      expect(codeOf(await change(each, {}, who))).toEqual([403, 'no-permission']);
    }
  expect(codeOf(await read(report.id))).toEqual([404, 'not-found']);
  expect(codeOf(await make({}, air.level[4]))).toEqual([403, 'no-permission']);
});

test('mitigators and referrers read only the subject of an investigation, and their own actions', async () => {
  const { id } = await givenInvestigationIn(app, office, 'Action');
  const { assign } = actionFamilies.investigations;
  const body = [{ mitigator: { id: office.second.id } }];
  await app.call(assign, office.master, { params: { id }, body });
  const whole = (await read(id)).body;
  const [mine, others] = whole.mitigations;
  const narrowed = {
    ...whole,
    reportId: null,
    reportNo: null,
    conclusion: null,
    appendix: null,
    postProcess: null,
    rootCause: null,
    hazard: null,
    riskAssessments: [],
    initialRisk: null,
    residualRisk: null,
    can: {},
  };
  expect((await read(id, office.mitigator)).body).toEqual({ ...narrowed, mitigations: [mine] });
  expect((await read(id, office.referrer)).body).toEqual({ ...narrowed, mitigations: [mine] });
  expect((await read(id, office.second)).body).toEqual({ ...narrowed, mitigations: [others] });
  const params = { id, mid: mine?.id ?? 0, refId: office.referrer.id };
  await app.call(actionFamilies.investigations.removeReferrer, office.master, { params });
  expect(codeOf(await read(id, office.referrer))).toEqual([403, 'no-permission']);
  expect((await app.call(getInvestigationStatus, office.second, { params: { id } })).body).toEqual({
    status: 'Action',
  });
});

test('an investigator who is removed can read nothing from that moment on', async () => {
  const { id } = await givenInvestigation(app, office);
  expect((await read(id, office.investigator)).status).toBe(200);
  const { colleague } = office;
  await change(id, { investigators: [{ investigator: { id: colleague.id } }] });
  expect(codeOf(await read(id, office.investigator))).toEqual([403, 'no-permission']);
  const { body } = await app.call(listInvestigationsCall, colleague, { query: {} });
  expect(body.items.map((row) => row.id)).toContain(id);
});

test('the numbers have neither gaps nor duplicates, also with failures and concurrent calls', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_each, place) => make(place % 3 === 0 ? { startDate: '2026-01-01' } : {})),
  );
  const numbers = answers.flatMap(({ status, body }) =>
    status === 201 ? [Number(body.investigationNo.slice(-4))] : [],
  );
  expect(numbers).toHaveLength(20);
  const sorted = numbers.toSorted((a, b) => a - b);
  expect(sorted).toEqual(sorted.map((_number, place) => (sorted[0] ?? 0) + place));
});

test('the audit trail has its number and the names of its investigators, and no text', async () => {
  const report = await givenReport(app, air.captain);
  const { id, investigationNo } = await givenInvestigation(app, office, { ...linked(report.id), title: '비밀 제목' });
  await change(id, { ...linked(report.id), title: '더 비밀', fieldLevel1: { id: 1 }, fieldLevel2: { id: 13 } });
  const { items } = (await app.call(listAudit, admin, { query: { recordType: 'investigation', recordId: id } })).body;
  expect(items.map(({ action, actor, after }) => [action, actor?.id, after])).toEqual([
    ['change', office.master.id, { fields: ['title', 'fieldLevel2'] }],
    [
      'open',
      office.master.id,
      {
        investigationNo,
        reportNo: report.reportNo,
        investigators: [office.investigator.id],
      },
    ],
  ]);
  expect(items.map(({ record }) => record?.code)).toEqual([investigationNo, investigationNo]);
  expect(JSON.stringify(items)).not.toContain('비밀');
});

test('an employee who is named in an investigation and never signed in cannot be deleted', async () => {
  const named = await givenEmployee(app, 'neversaw', office.investigator.departmentId);
  await givenInvestigation(app, office, { investigators: [{ investigator: { id: named.id } }] });
  expect(codeOf(await app.call(deleteEmployee, admin, { params: { id: named.id } }))).toEqual([409, 'has-records']);
});

test('being the reporter gives no right to the investigation of the report', async () => {
  const { body: report } = await app.call(submitNewReport, air.captain, { body: sampleReport() });
  const { id } = await givenInvestigation(app, office, linked(report.id));
  expect(codeOf(await read(id, air.captain))).toEqual([403, 'no-permission']);
  expect(await firstAction(app, office, { family: 'investigations', id }).catch(() => 'none')).toBe('none');
});
