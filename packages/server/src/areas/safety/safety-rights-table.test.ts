import { allEndpoints } from '@portal/contract/catalogue';
import type { EndpointSpec } from '@portal/contract/kernel';
import * as contract from '@portal/contract/safety';
import { type ReportAct, type ReportStatus, reportStatuses, submittedStatuses } from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { filesBody } from '#testing/multipart';
import { sampleClassification, sampleHazard } from '#testing/safety/given-case';
import { type Given, givenInStatus, type Kind } from '#testing/safety/given-in-status';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let assessor: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  assessor = await givenEmployee(app, 'assessor', air.elsewhere[2].departmentId);
});

afterAll(() => app.close());

/**
 * Roles as in rules/safety.md#rights-on-a-report: reporter, office, readers by Level2 to 4, second assessor; all others
 * may not see it.
 */
type Role = 'R' | 'M' | 'V' | 'S';

const people: Record<string, { who: () => TestEmployee; role?: Role; level: number }> = {
  reporter: { who: () => air.captain, role: 'R', level: 1 },
  'second assessor': { who: () => assessor, role: 'S', level: 1 },
  'level 1': { who: () => air.colleague, level: 1 },
  'level 2': { who: () => air.level[2], role: 'V', level: 2 },
  'level 2 elsewhere': { who: () => air.elsewhere[2], level: 2 },
  'level 3': { who: () => air.level[3], role: 'V', level: 3 },
  'level 3 elsewhere': { who: () => air.elsewhere[3], level: 3 },
  'level 4': { who: () => air.level[4], role: 'V', level: 4 },
  'level 5': { who: () => air.level[5], role: 'M', level: 5 },
  'level 6': { who: () => air.level[6], role: 'M', level: 6 },
};

const given = (status: ReportStatus, kind: Kind): Promise<Given> => givenInStatus(app, { air, assessor }, status, kind);
const usual: Kind = {};

const sent = new Set<EndpointSpec>();
const call: TestApp['call'] = (endpoint, caller, input) => {
  sent.add(endpoint);
  return app.call(endpoint, caller, input);
};

type Answer = Promise<{ status: number; body: unknown }>;
type Send = (report: Given, caller: TestEmployee) => Answer;

const plain =
  (endpoint: EndpointSpec, more: object = {}): Send =>
  ({ id, fileId, childId }, caller) => {
    const others = Object.entries({ fileId, childId }).filter(([name]) => endpoint.path.includes(`:${name}`));
    return call(endpoint, caller, { params: { id, ...Object.fromEntries(others) }, ...more });
  };

/** Creates the record if it is missing, otherwise changes it. */
const either =
  (made: EndpointSpec, changed: EndpointSpec, table: string, body: object): Send =>
  async ({ id }, caller) => {
    const owner = table === 'hazard' ? 'case_id' : 'report_id';
    const { rowCount } = await app.pool.query(`select 1 from safety.${table} where ${owner} = $1`, [id]);
    return call(rowCount ? changed : made, caller, { params: { id }, body });
  };

const assess =
  (seq: 1 | 2 | 3): Send =>
  ({ id, first, second, third }, caller) => {
    const raId = [first, second, third][seq - 1];
    const body = { seq, version: 1, riskLevel: '2B' };
    const { create, change } = contract.reportAssessments;
    return raId ? call(change, caller, { params: { id, raId }, body }) : call(create, caller, { params: { id }, body });
  };

const assign: Send = ({ id, first = 1 }, caller) =>
  call(contract.assignAssessor, caller, {
    params: { id, raId: first },
    body: { seq: 2, assessor: { id: air.colleague.id } },
  });

/** The statuses in which each role may act; a role that is missing here has no right to the call. */
type Rights = { readonly [R in Role]?: readonly ReportStatus[] };
type Line = Rights & {
  send: Send;
  act?: ReportAct;
  kind?: Kind;
  /** The record is unchanged by a success, so that it can be used for the next call. */
  keeps?: true;
};

const submitted = submittedStatuses;
const untilClosed = submitted.filter((status) => status !== 'Closed');
const inDraftAndOpen: readonly ReportStatus[] = ['Draft', 'Open'];
const ofCase = { M: submitted, V: submitted, S: submitted, keeps: true } as const;
const seen = { ...ofCase, R: reportStatuses } as const;
const ofRelations = { M: submitted, V: submitted, keeps: true } as const;
const withChild: Kind = { isMain: true };
const unmanaged = untilClosed.filter((status) => status !== 'Open' && status !== 'Action');

/** The rights (rules/safety.md#rights-on-a-report): one line for each call. */
const lines: Record<string, Line> = {
  record: { ...seen, send: plain(contract.getReport) },
  status: { ...seen, send: plain(contract.getReportStatus) },
  file: { ...seen, send: plain(contract.downloadReportFile) },
  archive: { ...seen, send: plain(contract.downloadReportZip) },
  'classification read': { ...ofCase, send: plain(contract.getClassification) },
  'hazard read': { ...ofCase, send: plain(contract.getReportHazard) },
  'assessments read': { ...ofCase, send: plain(contract.reportAssessments.list) },
  'draft saved': { R: ['Draft'], keeps: true, send: plain(contract.updateReportDraft, { body: sampleReport() }) },
  'draft submitted': { R: ['Draft'], send: plain(contract.submitReportDraft, { body: sampleReport() }) },
  changed: {
    R: ['Open'],
    M: untilClosed,
    act: 'change',
    keeps: true,
    send: plain(contract.changeReport, { body: sampleReport({ subject: '바꿈' }) }),
  },
  'asked for feedback': {
    R: ['Open'],
    send: plain(contract.changeReport, { body: sampleReport({ requestFeedback: true }) }),
  },
  'made confidential': {
    R: ['Open'],
    send: async (report, caller) => {
      const { id, fileId } = report;
      // A picture that cannot be cleaned would prevent it from becoming confidential.
      if (caller === air.captain) await app.call(contract.deleteReportFile, caller, { params: { id, fileId } });
      return plain(contract.changeReport, { body: sampleReport({ isConfidential: true }) })(report, caller);
    },
  },
  deleted: { R: inDraftAndOpen, M: ['Open'], act: 'delete', send: plain(contract.deleteReport) },
  'file added': {
    R: inDraftAndOpen,
    act: 'files',
    keeps: true,
    send: plain(contract.uploadReportFiles, filesBody({ name: 'b.txt', content: 'b' })),
  },
  'file removed': { R: inDraftAndOpen, act: 'files', send: plain(contract.deleteReportFile) },
  classified: {
    M: untilClosed,
    act: 'classify',
    send: either(
      contract.createClassification,
      contract.changeClassification,
      'classification',
      sampleClassification({ eventType: 4 }),
    ),
  },
  'hazard saved': {
    M: untilClosed,
    act: 'hazard',
    send: either(contract.createReportHazard, contract.changeReportHazard, 'hazard', sampleHazard({ title: '다시' })),
  },
  'first assessment': { M: ['FirstRiskAssessment', 'SecondRiskAssessment'], act: 'assess1', send: assess(1) },
  'second assessment': { S: ['SecondRiskAssessment', 'Notification'], act: 'assess2', send: assess(2) },
  'second assessment, nobody asked': {
    M: ['SecondRiskAssessment', 'Notification'],
    act: 'assess2',
    kind: { isUnasked: true },
    send: assess(2),
  },
  'third assessment': { M: ['ThirdRiskAssessment'], act: 'assess3', send: assess(3) },
  'assessor asked': { M: ['SecondRiskAssessment'], act: 'assign', send: assign },
  closed: { M: ['Notification', 'ThirdRiskAssessment'], act: 'complete', send: plain(contract.completeReport) },
  'closed, unmanaged': {
    M: unmanaged,
    act: 'complete',
    kind: { isUnmanaged: true },
    send: plain(contract.completeReport),
  },
  printed: { ...seen, send: plain(contract.printReport) },
  'group read': { ...ofRelations, send: plain(contract.listRelated) },
  'parents read': { ...ofRelations, send: plain(contract.listParents) },
  'reports of the same event read': { ...ofRelations, send: plain(contract.listByEventCategory) },
  'reports of the same hazard read': { ...ofRelations, send: plain(contract.listByHazardCategory) },
  'feedback read': { ...ofRelations, R: reportStatuses, send: plain(contract.getFeedback) },
  'feedback of the group read': { ...ofRelations, send: plain(contract.listRelatedFeedback) },
  related: {
    M: untilClosed,
    act: 'relate',
    send: async ({ id }, caller) =>
      call(contract.addRelations, caller, { params: { id }, body: [(await givenReport(app, air.captain)).id] }),
  },
  'child released': { M: untilClosed, kind: withChild, send: plain(contract.releaseRelation) },
  'child made main': {
    M: ['Open', 'HazardIdentification'],
    kind: withChild,
    send: ({ id, childId }, caller) =>
      call(contract.setMainReport, caller, { params: { id }, body: { mainReportId: childId } }),
  },
  answered: {
    M: ['Notification', 'Action', 'ThirdRiskAssessment'],
    act: 'answer',
    kind: { isAsking: true },
    send: plain(contract.answerReportFeedback, { body: { content: '답변' } }),
  },
  'answered, unmanaged': {
    M: untilClosed.filter((status) => status !== 'Open'),
    act: 'answer',
    kind: { isAsking: true, isUnmanaged: true },
    send: plain(contract.answerReportFeedback, { body: { content: '답변' } }),
  },
  'dialogue read': { R: reportStatuses, M: submitted, keeps: true, send: plain(contract.getDialogue) },
  'dialogue written': {
    R: submitted,
    M: submitted,
    act: 'converse',
    keeps: true,
    send: plain(contract.writeEntry, { body: { content: '글' } }),
  },
  reopened: { M: ['Closed'], act: 'reopen', send: plain(contract.reopenReport) },
};

/** The expected answer to a call by the table; 200 means any success. */
const decided = (line: Line, { role, level }: { role?: Role; level: number }, status: ReportStatus): number => {
  const isAssessor = role !== 'S' || line.kind?.isUnasked !== true;
  if (status === 'Draft' && role !== 'R') return level >= 4 ? 404 : 401;
  if (role === undefined || !isAssessor) return 401;
  const statuses = line[role];
  if (statuses === undefined) return 403;
  return statuses.includes(status) ? 200 : 422;
};

const kindOf = (status: number): number => (status >= 200 && status < 300 ? 200 : status);
const told: Record<number, unknown> = { 200: true, 403: undefined };

/** The expected `can` before the act: true, a code if the status forbids it, undefined if the role does. */
const expectCan = (shown: string, can: unknown, expected: number): void => {
  if (expected === 422) expect([shown, typeof can]).toEqual([shown, 'string']);
  else expect([shown, can]).toEqual([shown, told[expected]]);
};

test.each(reportStatuses)('in %s every role may do exactly what the table says, and `can` agrees', async (status) => {
  // A report is used until a call changes its status.
  const reports = new Map<Kind, Given>();
  for (const [name, line] of Object.entries(lines))
    for (const [person, { who, ...role }] of Object.entries(people)) {
      const caller = who();
      const kind = line.kind ?? usual;
      const report = reports.get(kind) ?? (await given(status, kind));
      reports.set(kind, report);
      const shown = `${name} by ${person} in ${status}`;
      const expected = decided(line, role, status);
      if (line.act !== undefined && (expected === 200 || expected === 422 || expected === 403)) {
        const { can } = (await app.call(contract.getReport, caller, { params: { id: report.id } })).body;
        expectCan(shown, can[line.act], expected);
      }
      const answer = await line.send(report, caller);
      expect([shown, kindOf(answer.status)]).toEqual([shown, expected]);
      if (expected === 200 && !line.keeps) reports.delete(kind);
    }
});

/**
 * Calls on actions, the duty with its filings, and single entries have their rights tested in `action-rights-table`,
 * `duty-record`, `filings`, `filing-sheet` and `dialogue`.
 */
const OF_OTHER_TESTS = /^\/api\/esms\/reports\/:id\/(mitigations|duty|filings?|filing-sheet|dialogue\/)/;

test('the table lists every call on one report, except those whose rights have tests of their own', () => {
  const ofOne = allEndpoints.filter(
    ({ path }) => /^\/api\/esms\/reports\/:id/.test(path) && !OF_OTHER_TESTS.test(path),
  );
  const missing = ofOne.filter((endpoint) => !sent.has(endpoint)).map(({ method, path }) => `${method} ${path}`);
  expect(missing).toEqual([]);
});
