import { checker } from '@portal/contract/kernel';
import { expect, test } from 'vitest';
import {
  checkFactual,
  checkInvestigation,
  checkPostProcess,
  checkReturn,
  type InvestigationBefore,
  normalizeInvestigation,
} from './investigation.forms.ts';
import { type InvestigationBody, investigationBody, type PostProcessBody } from './investigation.schema.ts';

const today = '2026-11-20';
const body = (more: Partial<InvestigationBody> = {}): InvestigationBody => ({
  title: ' <b>조사</b> ',
  source: 'SiteInspection',
  type: 'HighRiskHazard',
  fieldLevel1: { id: 1 },
  fieldLevel2: { id: 12 },
  description: '왜\n',
  objective: ' ',
  investigators: [{ investigator: { id: 7 } }],
  startDate: today,
  endDate: today,
  ...more,
});
const problemsOf = (more: Partial<InvestigationBody>, before?: InvestigationBefore) =>
  checkInvestigation(body(more), today, before).map(({ path, code }) => `${path} ${code}`);
const before = (status: InvestigationBefore['status'], more: Partial<InvestigationBody> = {}): InvestigationBefore => ({
  stored: normalizeInvestigation(body(more)),
  status,
});

test('complete values are stored unchanged, a blank objective as null', () => {
  expect(problemsOf({})).toEqual([]);
  expect(normalizeInvestigation(body())).toMatchObject({
    title: ' <b>조사</b> ',
    description: '왜\n',
    objective: null,
    fieldLevel2Id: 12,
    investigatorIds: [7],
    reportId: null,
  });
});

test.each<[string, Partial<InvestigationBody>, string[]]>([
  ['a blank title', { title: '\u200b' }, ['title required']],
  ['no second level', { fieldLevel2: null }, ['fieldLevel2 required']],
  ['a field without children', { fieldLevel1: { id: 9 }, fieldLevel2: { id: 12 } }, ['fieldLevel2 not-one-of']],
  [
    'somebody twice',
    { investigators: [7, 8, 7].map((id) => ({ investigator: { id } })) },
    ['investigators.2.investigator chosen-twice'],
  ],
  [
    'both days gone by',
    { startDate: '2026-11-18', endDate: '2026-11-19' },
    ['startDate day-gone-by', 'endDate day-gone-by'],
  ],
  ['an end before the start', { startDate: '2026-11-22', endDate: '2026-11-21' }, ['endDate before-start']],
  ['an internal source alone', { source: 'InternalMandatoryReport' }, ['reportId required']],
  ['a report of another source', { reportId: 3 }, ['reportId not-applicable']],
])('names %s', (_what, more, expected) => {
  expect(problemsOf(more)).toEqual(expected);
});

test('an unchanged day is valid, however long ago', () => {
  const old = { startDate: '2026-01-01', endDate: '2026-01-15' };
  expect(problemsOf(old, before('Open', old))).toEqual([]);
  expect(problemsOf({ ...old, endDate: '2026-01-16' }, before('Open', old))).toEqual(['endDate day-gone-by']);
  expect(problemsOf({ ...old, endDate: today }, before('Open', old))).toEqual([]);
});

test('later a linked report and its source cannot change, and others change among the six', () => {
  const linked = { source: 'InternalMandatoryReport', reportId: 3 } as const;
  for (const status of ['InProgress', 'Approval', 'Action', 'Reassessment'] as const) {
    expect(problemsOf(linked, before(status, linked))).toEqual([]);
    expect(problemsOf({ ...linked, reportId: 4 }, before(status, linked))).toEqual(['reportId fixed-now']);
    expect(problemsOf({}, before(status, linked))).toEqual(['reportId fixed-now', 'source fixed-now']);
    expect(problemsOf({ source: 'FOQA' }, before(status))).toEqual([]);
    expect(problemsOf(linked, before(status))).toEqual(['reportId fixed-now', 'source fixed-now']);
  }
  expect(problemsOf({}, before('Open', linked))).toEqual([]);
});

test('both texts of an entry, and a reason, must not be blank', () => {
  expect(checkFactual({ title: ' ', description: '' }).map(({ path }) => path)).toEqual(['title', 'description']);
  expect(checkReturn({ reason: '\n' })).toEqual([{ path: 'reason', code: 'required' }]);
  expect([checkFactual({ title: '가', description: '나' }), checkReturn({ reason: '다' })]).toEqual([[], []]);
});

test('a plan is required until it is approved, and must be missing afterwards', () => {
  const texts = { conclusion: '결론', appendix: '부록' };
  const plan: PostProcessBody['mitigations'] = [{ mitigator: { id: 5 } }];
  const paths = (sent: PostProcessBody, isApproved: boolean) =>
    checkPostProcess(sent, isApproved).map(({ path, code }) => `${path} ${code}`);
  expect(paths({ ...texts, mitigations: plan }, false)).toEqual([]);
  expect(paths(texts, false)).toEqual(['mitigations required']);
  expect(paths(texts, true)).toEqual([]);
  expect(paths({ ...texts, mitigations: plan }, true)).toEqual(['mitigations not-applicable']);
  expect(paths({ conclusion: ' ', appendix: '' }, true)).toEqual(['conclusion required', 'appendix required']);
});

test.each<[string, object]>([
  ['no investigator', { investigators: [] }],
  ['thirty-one', { investigators: Array.from({ length: 31 }, (_each, id) => ({ investigator: { id: id + 1 } })) }],
  ['a long title', { title: 'x'.repeat(201) }],
  ['a long description', { description: 'x'.repeat(10_001) }],
  ['a long objective', { objective: 'x'.repeat(101) }],
  ['a day that does not exist', { startDate: '2026-02-30' }],
  ['an unknown type', { type: 'Accident' }],
])('does not fit: %s', (_what, more) => {
  expect(checker(investigationBody)({ ...body(), ...more })).not.toEqual([]);
});
