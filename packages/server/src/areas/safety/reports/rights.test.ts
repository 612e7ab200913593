import {
  changeReport,
  createReportDraft,
  deleteReport,
  getReport,
  type ReportStatus,
  reportStatuses,
  submitReportDraft,
  updateReportDraft,
  uploadReportFiles,
} from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { filesBody } from '#testing/multipart';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
});

afterAll(() => app.close());

const who = {
  reporter: () => air.captain,
  colleague: () => air.colleague,
  level2: () => air.level[2],
  level3: () => air.level[3],
  level4: () => air.level[4],
  level5: () => air.level[5],
  level6: () => air.level[6],
  'level2 elsewhere': () => air.elsewhere[2],
  'level3 elsewhere': () => air.elsewhere[3],
};
type Who = keyof typeof who;

const calls = {
  change: (id: number, caller: TestEmployee) =>
    app.call(changeReport, caller, { params: { id }, body: sampleReport({ subject: '바꿈' }) }),
  delete: (id: number, caller: TestEmployee) => app.call(deleteReport, caller, { params: { id } }),
  files: (id: number, caller: TestEmployee) =>
    app.call(uploadReportFiles, caller, { params: { id }, ...filesBody({ name: 'a.txt', content: 'a' }) }),
  flags: (id: number, caller: TestEmployee) =>
    app.call(changeReport, caller, { params: { id }, body: sampleReport({ requestFeedback: true }) }),
  'draft saved': (id: number, caller: TestEmployee) =>
    app.call(updateReportDraft, caller, { params: { id }, body: sampleReport() }),
  'draft submitted': (id: number, caller: TestEmployee) =>
    app.call(submitReportDraft, caller, { params: { id }, body: sampleReport() }),
};
type Call = keyof typeof calls;

/** A report of the captain's in a status; those that later parts lead to are set. */
const given = async (status: ReportStatus): Promise<number> => {
  if (status === 'Draft') return (await app.call(createReportDraft, air.captain, { body: sampleReport() })).body.id;
  const { id } = await givenReport(app, air.captain);
  await app.pool.query('update safety.report set status = $2 where id = $1', [id, status]);
  return id;
};

const when = (holds: boolean): number => (holds ? 200 : 422);

/** What the decisions say, written down anew: not what the rules of the contract say. */
const decided = (call: Call, person: Who, status: ReportStatus): number => {
  const isOffice = person === 'level5' || person === 'level6';
  const seesAll = isOffice || person === 'level4';
  if (person === 'colleague' || person.endsWith('elsewhere')) return 401;
  if (status === 'Draft' && person !== 'reporter') return seesAll ? 404 : 401;
  if (person === 'reporter') {
    if (call === 'change') return when(status === 'Open');
    if (call === 'draft saved' || call === 'draft submitted') return when(status === 'Draft');
    // The flags of a draft are sent with its own calls.
    return when(status === 'Open' || (status === 'Draft' && call !== 'flags'));
  }
  if (isOffice && call === 'change') return when(status !== 'Closed');
  if (isOffice && call === 'delete') return when(status === 'Open');
  return 403;
};

const kindOf = (status: number): number => (status >= 200 && status < 300 ? 200 : status);

test.each(reportStatuses)('in %s everybody may do what was decided, and `can` says so before', async (status) => {
  for (const person of Object.keys(who) as Who[])
    for (const call of Object.keys(calls) as Call[]) {
      const id = await given(status);
      const caller = who[person]();
      const record = await app.call(getReport, caller, { params: { id } });
      const answer = await calls[call](id, caller);
      const expected = decided(call, person, status);
      const shown = `${person} ${call} in ${status}`;
      expect([shown, kindOf(answer.status)]).toEqual([shown, expected]);
      if (record.status !== 200 || call.startsWith('draft') || (call === 'flags' && status === 'Draft')) continue;
      const told = { 200: true, 422: 'wrong-status', 403: undefined }[expected as 200 | 422 | 403];
      expect([shown, record.body.can[call as keyof typeof record.body.can]]).toEqual([shown, told]);
    }
});

test('a report that turns confidential while others read it is told whole or not at all', async () => {
  const { id } = await givenReport(app, air.captain);
  const body = sampleReport({ isConfidential: true });
  const [, ...reads] = await Promise.all([
    app.call(changeReport, air.captain, { params: { id }, body }),
    ...Array.from({ length: 30 }, () => app.call(getReport, air.level[6], { params: { id } })),
  ]);
  for (const { body: read } of reads)
    expect([read.isConfidential, read.reporter === undefined, read.createdDate === undefined]).toEqual(
      Array(3).fill(read.isConfidential),
    );
  expect((await app.call(getReport, air.level[6], { params: { id } })).body).not.toHaveProperty('reporter');
});
