import { listAudit } from '@portal/contract/admin';
import {
  changeReport,
  completeReport,
  createClassification,
  defaultClosingWord,
  deleteEntry,
  downloadEntryFile,
  getDialogue,
  getReport,
  getReportCounts,
  listReports,
  markDialogueRead,
  reopenReport,
  submitNewReport,
  writeEntry,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unreadOf } from '#testing/areas/given-notifications';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { captureLines } from '#testing/logged';
import { multipart } from '#testing/multipart';
import { givenAssessed, givenAssessment, sampleClassification } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';
import { deliverDue } from './deliver-entries.ts';

let app: TestApp;
let air: Airline;
let office: TestEmployee;
let captain: TestEmployee;
let admin: TestEmployee;
let lines: Record<string, unknown>[];

beforeAll(async () => {
  app = await createTestApp();
  lines = captureLines(app.app);
  air = await givenAirline(app);
  office = air.level[6];
  captain = air.captain;
  admin = await givenEmployee(app, 'admin', air.flight);
  await givenGrant(app, admin, 'Admin', 'Level0');
});
afterAll(() => app.close());

const SECRET = { reportType: 'SSVR', isConfidential: true } as const;
const write = (id: number, who: TestEmployee, body: object, headers = {}) =>
  app.call(writeEntry, who, { params: { id }, body, headers });
const read = async (id: number, who: TestEmployee) => (await app.call(getDialogue, who, { params: { id } })).body;
const record = async (id: number, who: TestEmployee) => (await app.call(getReport, who, { params: { id } })).body;
const remove = (id: number, who: TestEmployee, entryId: number) =>
  app.call(deleteEntry, who, { params: { id, entryId } });
const mark = (id: number, who: TestEmployee, lastSeen: number) =>
  app.call(markDialogueRead, who, { params: { id }, body: { lastSeen } });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const contents = async (id: number, who: TestEmployee) => (await read(id, who)).entries.map(({ content }) => content);
/** Simulates the fixed delivery time. */
const deliver = async () => {
  await app.pool.query('update safety.dialogue_entry set due_at = now() where place is null');
  await deliverDue({ db: app.db, clock: () => app.now.value });
};
const today = async () =>
  (await app.pool.query("select to_char(now() at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day")).rows[0].day;
const kindsFor = async (who: TestEmployee, id: number) =>
  (await unreadOf(app, who)).filter(({ record: { id: of } }) => of === id).map(({ kind }) => kind);
const send = (id: number, who: TestEmployee, message: object, ...files: { name: string; content: string }[]) => {
  const { headers, body } = multipart([
    { name: 'message', content: JSON.stringify(message) },
    ...files.map(({ name, content }) => ({ name: 'files', filename: name, content })),
  ]);
  return app.app.inject({
    method: 'POST',
    url: `/api/esms/reports/${id}/dialogue`,
    headers: { ...tokensOf(who), ...headers },
    payload: body,
  });
};

describe('an ordinary report', () => {
  test('shows the entries of its reporter and the office immediately, with their names', async () => {
    const { id } = await givenReport(app, captain);
    const version = (await record(id, captain)).version;
    const asked = await write(id, office, { content: '<b>어디서?</b>\n', kind: 'Question' });
    expect([asked.status, asked.body]).toMatchObject([
      201,
      {
        kind: 'Question',
        by: 'Office',
        author: { id: office.id },
        content: '<b>어디서?</b>\n',
        isHeld: false,
        can: {},
      },
    ]);
    expect(await record(id, captain)).toMatchObject({ hasNews: true, version, can: { converse: true } });
    expect((await app.call(getReportCounts, captain)).body.newsCount).toBe(1);
    await mark(id, captain, asked.body.id);
    expect(await record(id, captain)).toMatchObject({ hasNews: true });
    const answered = await write(id, captain, { content: '14R' });
    expect(answered.body).toMatchObject({ by: 'Reporter', author: { id: captain.id }, isHeld: false });
    expect(await record(id, captain)).toMatchObject({ hasNews: false });
    expect('awaitsReply' in (await record(id, captain))).toBe(false);
    expect(await record(id, office)).toMatchObject({ awaitsReply: true });
    const waiting = await app.call(listReports, office, { query: { awaitsReply: true } });
    expect(waiting.body.items.map((row) => row.id)).toEqual([id]);
    expect((await app.call(listReports, air.level[4], { query: { awaitsReply: true } })).body.total).toBe(0);
    expect(await kindsFor(captain, id)).toEqual(['safety.report-message']);
    expect(await kindsFor(office, id)).toContain('safety.reporter-wrote');
    await write(id, office, { content: '고맙습니다' });
    expect(await kindsFor(office, id)).not.toContain('safety.reporter-wrote');
    expect(await record(id, office)).toMatchObject({ awaitsReply: false });
    expect((await read(id, captain)).nextDelivery).toBeNull();
  });

  test('refuses anyone who is neither reporter nor office', async () => {
    const { id } = await givenReport(app, captain);
    for (const who of [air.level[2], air.level[3], air.level[4]]) {
      expect(codeOf(await app.call(getDialogue, who, { params: { id } }))).toEqual([403, 'no-permission']);
      expect(codeOf(await write(id, who, { content: 'x' }))).toEqual([403, 'no-permission']);
    }
    expect(codeOf(await write(id, air.colleague, { content: 'x' }))).toEqual([401, 'no-permission-on-document']);
    expect(codeOf(await write(1_999_999_999, air.level[4], { content: 'x' }))).toEqual([404, 'not-found']);
    expect(codeOf(await mark(id, office, 1))).toEqual([403, 'no-permission']);
    expect(codeOf(await remove(id, office, 1))).toEqual([403, 'no-permission']);
    expect(codeOf(await mark(id, captain, 1))).toEqual([404, 'not-found']);
    expect(codeOf(await write(id, captain, { content: ' ' }))).toEqual([422, 'not-valid']);
    expect(codeOf(await write(id, captain, { content: '?', kind: 'Question' }))).toEqual([422, 'not-valid']);
    expect(codeOf(await write(id, office, { content: '?', kind: 'Closing' }))).toEqual([400, 'invalid-input']);
  });

  test('informs of progress, closing and reopening once each', async () => {
    const { report } = await givenAssessed(app, air);
    const { id } = report;
    await givenAssessment(app, office, id, [2, '2C']);
    const stages = async () =>
      (await read(id, captain)).entries.map(({ kind, stage, content }) => stage ?? [kind, content]);
    expect(await stages()).toEqual(['Reviewing']);
    expect((await app.call(completeReport, office, { params: { id }, body: { content: '조치했습니다' } })).status).toBe(
      200,
    );
    await app.call(reopenReport, office, { params: { id } });
    await app.call(completeReport, office, { params: { id } });
    expect(await stages()).toEqual([
      'Reviewing',
      ['Closing', '조치했습니다'],
      'Reopened',
      ['Closing', defaultClosingWord],
    ]);
    expect((await read(id, captain)).entries.map(({ author }) => author?.id ?? null)).toEqual([
      null,
      office.id,
      null,
      office.id,
    ]);
    expect((await kindsFor(captain, id)).toSorted()).toEqual(['safety.report-closed', 'safety.report-progress']);
  });
});

describe('a confidential report', () => {
  test('holds what its reporter writes until it is delivered, without author or time', async () => {
    const { id } = await givenReport(app, captain, SECRET);
    const before = [await record(id, office)] as const;
    const held = await write(id, captain, { content: '첫째' });
    expect(held.body).toMatchObject({ author: null, createdDate: null, isHeld: true, can: { delete: true } });
    await write(id, captain, { content: '둘째' });
    const late = await write(id, captain, { content: '셋째' });
    expect([await record(id, office), (await read(id, office)).entries]).toEqual([before[0], []]);
    expect((await remove(id, captain, late.body.id)).status).toBe(204);
    await deliverDue({ db: app.db, clock: () => app.now.value });
    expect(await contents(id, office)).toEqual([]);
    await deliver();
    expect((await read(id, office)).entries).toMatchObject([
      { content: '첫째', author: null, createdDate: await today(), isHeld: false, by: 'Reporter' },
      { content: '둘째' },
    ]);
    expect(codeOf(await remove(id, captain, held.body.id))).toEqual([422, 'wrong-status']);
    expect(codeOf(await remove(id, captain, late.body.id))).toEqual([404, 'not-found']);
    expect(await record(id, office)).toMatchObject({ awaitsReply: true, version: before[0].version });
    const trail = (await app.call(listAudit, admin, { query: { recordType: 'report', recordId: id } })).body.items;
    expect(trail.filter(({ action }) => action === 'converse').map(({ actor }) => actor ?? null)).toEqual([null, null]);
  });

  test('deletes or delivers a held entry, whichever comes first', async () => {
    const { id } = await givenReport(app, captain, SECRET);
    for (const word of ['가', '나', '다', '라']) {
      const { body: held } = await write(id, captain, { content: word });
      const [removed] = await Promise.all([remove(id, captain, held.id), deliver()]);
      const isRead = (await contents(id, office)).includes(word);
      expect(removed.status).toBe(isRead ? 422 : 204);
      expect((await contents(id, captain)).includes(word)).toBe(isRead);
    }
  });

  test('notifies the whole office, including its reporter, and never the reporter as such', async () => {
    const { id } = await givenReport(app, air.level[5], SECRET);
    await write(id, air.level[5], { content: '제 보고서입니다' });
    expect(await kindsFor(office, id)).not.toContain('safety.reporter-wrote');
    await deliver();
    for (const who of [office, air.level[5]]) expect(await kindsFor(who, id)).toContain('safety.reporter-wrote');
    const { id: other } = await givenReport(app, captain, SECRET);
    await write(other, office, { content: '고맙습니다' });
    const { rows } = await app.pool.query(
      'select kind from notification.notification where employee_id = $1 and record_id = $2',
      [captain.id, other],
    );
    expect(rows).toEqual([]);
    expect(await record(other, captain)).toMatchObject({ hasNews: true });
  });

  test('stores the idempotency key of its reporter with the entry and nowhere else', async () => {
    const { id } = await givenReport(app, captain, SECRET);
    const headers = { 'idempotency-key': 'once' };
    const first = await write(id, captain, { content: '한 번' }, headers);
    expect((await write(id, captain, { content: '한 번' }, headers)).body).toEqual(first.body);
    expect(codeOf(await write(id, captain, { content: '다른 말' }, headers))).toEqual([422, 'idempotency-key-reused']);
    expect((await read(id, captain)).entries.length).toBe(1);
    const { rows } = await app.pool.query('select 1 from platform.idempotent_reply where path like $1', [
      `%/${id}/dialogue`,
    ]);
    expect(rows).toEqual([]);
  });

  test('that turned confidential hides earlier entries, and shows and delivers all when it turns ordinary', async () => {
    const body = { ...SECRET, isConfidential: false };
    const { id } = await givenReport(app, captain, body);
    await write(id, captain, { content: '기장입니다' });
    await write(id, office, { content: '김 기장님' });
    const turn = (isConfidential: boolean) =>
      app.call(changeReport, captain, { params: { id }, body: sampleReport({ ...SECRET, isConfidential }) });
    expect((await turn(true)).status).toBe(200);
    await write(id, captain, { content: '비공개로' });
    expect([await contents(id, office), await contents(id, captain)]).toEqual([
      [],
      ['기장입니다', '김 기장님', '비공개로'],
    ]);
    expect(await record(id, office)).toMatchObject({ awaitsReply: false });
    expect((await turn(false)).status).toBe(200);
    expect(await contents(id, office)).toEqual(['기장입니다', '김 기장님', '비공개로']);
    expect(await record(id, office)).toMatchObject({ awaitsReply: true });
  });

  test('names its files by their place within the entry', async () => {
    const { id } = await givenReport(app, captain, SECRET);
    expect(
      (await send(id, captain, {}, { name: 'kim.txt', content: 'a' }, { name: 'kim2.csv', content: 'b' })).statusCode,
    ).toBe(201);
    const [mine] = (await read(id, captain)).entries;
    expect(mine?.attachedFiles.map(({ name }) => name)).toEqual(['kim.txt', 'kim2.csv']);
    const fileId = mine?.attachedFiles[1]?.id ?? 0;
    const get = (who: TestEmployee) => app.call(downloadEntryFile, who, { params: { id, fileId } });
    expect(codeOf(await get(office))).toEqual([404, 'not-found']);
    await deliver();
    expect((await read(id, office)).entries[0]?.attachedFiles.map(({ name }) => name)).toEqual([
      'attachment-1.txt',
      'attachment-2.csv',
    ]);
    expect((await get(office)).headers['x-filename']).toBe('attachment-2.csv');
    expect((await send(id, office, { content: 'x' }, { name: 'a.txt', content: 'a' })).statusCode).toBe(422);
  });
});

test('leaves no log line for successful calls, and no name in those for refusals', async () => {
  const { id } = await givenReport(app, captain, SECRET);
  lines.length = 0;
  await write(id, captain, { content: '아무도 모르게' });
  await read(id, captain);
  expect(lines.filter(({ route }) => String(route).includes('dialogue'))).toEqual([]);
  await write(id, air.level[4], { content: 'x' });
  const [refused] = lines.filter(({ route }) => String(route).includes('dialogue'));
  expect([refused?.status, refused?.address, refused?.employeeId]).toEqual([403, undefined, undefined]);
});

test('a report that is still a draft has an empty dialogue for its reporter alone', async () => {
  const { id } = (await app.call(submitNewReport, captain, { body: sampleReport() })).body;
  await app.pool.query(
    "update safety.report set status = 'Draft', submitted_at = null, report_no = null where id = $1",
    [id],
  );
  expect((await read(id, captain)).entries).toEqual([]);
  expect(codeOf(await write(id, captain, { content: 'x' }))).toEqual([422, 'wrong-status']);
  expect(codeOf(await write(id, office, { content: 'x' }))).toEqual([404, 'not-found']);
});

test('children are informed of what happens to their main report', async () => {
  const main = await givenReport(app, captain);
  const child = await givenReport(app, air.colleague);
  await app.pool.query('update safety.report set main_id = $1 where id = $2', [main.id, child.id]);
  await app.call(createClassification, office, {
    params: { id: main.id },
    body: { ...sampleClassification(), isUnmanaged: true },
  });
  await app.call(completeReport, office, { params: { id: main.id } });
  expect((await read(child.id, air.colleague)).entries.map(({ kind }) => kind)).toEqual(['Progress', 'Closing']);
});
