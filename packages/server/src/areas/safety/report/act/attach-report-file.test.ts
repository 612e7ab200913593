import {
  changeReport,
  createReportDraft,
  deleteReportFile,
  downloadReportFile,
  downloadReportZip,
  getReport,
  uploadReportFiles,
} from '@portal/contract/safety';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { filesBody } from '#testing/multipart';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let air: Airline;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
});

afterAll(() => app.close());

const upload = (id: number, who: TestEmployee, ...names: string[]) =>
  app.call(uploadReportFiles, who, {
    params: { id },
    ...filesBody(...names.map((name) => ({ name, content: `bytes of ${name}` }))),
  });

const raw = (url: string, who: TestEmployee) => app.app.inject({ url, headers: tokensOf(who) });

test('are added and removed by the reporter, and read by everyone who may see the report', async () => {
  const { id } = await givenReport(app, air.captain);
  await upload(id, air.captain, '조종사 사진.txt');
  const { status, body } = await upload(id, air.captain, 'b.csv', 'c.TXT');
  expect([status, body.map(({ name, extension, reportId }) => [name, extension, reportId])]).toEqual([
    201,
    [
      ['조종사 사진.txt', 'txt', id],
      ['b.csv', 'csv', id],
      ['c.TXT', 'txt', id],
    ],
  ]);
  const [first, second] = body;
  expect((await app.call(getReport, air.level[4], { params: { id } })).body.attachedFiles).toEqual(body);
  const read = await raw(`/api/esms/reports/${id}/files/${first?.id}/download`, air.level[2]);
  expect([read.body, read.headers.filename, read.headers['x-filename']]).toEqual([
    'bytes of 조종사 사진.txt',
    encodeURIComponent('조종사 사진.txt'),
    encodeURIComponent('조종사 사진.txt'),
  ]);
  const unseen = await app.call(downloadReportFile, air.colleague, { params: { id, fileId: first?.id ?? 0 } });
  expect(unseen.status).toBe(401);
  const params = { id, fileId: second?.id ?? 0 };
  expect((await app.call(deleteReportFile, air.level[6], { params })).body).toMatchObject({ code: 'no-permission' });
  expect((await app.call(deleteReportFile, air.captain, { params })).status).toBe(204);
  expect((await app.call(deleteReportFile, air.captain, { params })).status).toBe(404);
});

test('of others are refused by role, and of a report that is not open by its status', async () => {
  const { id } = await givenReport(app, air.captain);
  expect((await upload(id, air.level[6], 'a.txt')).body).toMatchObject({ code: 'no-permission', status: 403 });
  expect((await upload(id, air.colleague, 'a.txt')).status).toBe(401);
  await app.pool.query("update safety.report set status = 'HazardIdentification' where id = $1", [id]);
  expect((await upload(id, air.captain, 'a.txt')).body).toMatchObject({ code: 'wrong-status', status: 422 });
});

test('are thirty at most, and of no blocked kind', async () => {
  const { body: draft } = await app.call(createReportDraft, air.captain, { body: sampleReport() });
  expect((await upload(draft.id, air.captain, ...Array.from({ length: 29 }, (_, n) => `${n}.txt`))).status).toBe(201);
  const both = await Promise.all(['x.txt', 'y.txt'].map((name) => upload(draft.id, air.captain, name)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const { id } = await givenReport(app, air.captain);
  expect((await upload(id, air.captain, 'a.exe')).status).toBe(415);
});

test('of a draft leave no entry in the audit trail; those of a report leave an entry without a name', async () => {
  const { body: draft } = await app.call(createReportDraft, air.captain, { body: sampleReport() });
  await upload(draft.id, air.captain, 'a.txt');
  const { id } = await givenReport(app, air.captain);
  await upload(id, air.captain, 'a.txt');
  const { rows } = await app.pool.query(
    'select record_id, action, actor_id, by_owner from audit.entry where record_id = any($1) order by id desc limit 1',
    [[draft.id, id]],
  );
  expect(rows).toEqual([{ record_id: id, action: 'attach-files', actor_id: null, by_owner: true }]);
  expect((await app.pool.query('select 1 from audit.entry where record_id = $1', [draft.id])).rows).toEqual([]);
});

test('of a confidential report are named by their place, also in headers and the archive, for everyone except the reporter', async () => {
  const { id } = await givenReport(app, air.captain);
  const { body: files } = await upload(id, air.captain, 'kim.txt', 'captain.csv');
  const turned = await app.call(changeReport, air.captain, {
    params: { id },
    body: sampleReport({ isConfidential: true }),
  });
  expect(turned.status).toBe(200);
  const zipped = async (who: TestEmployee) => {
    const answer = await raw(`/api/esms/reports/${id}/files/download/zip`, who);
    return { names: Object.keys(unzipSync(answer.rawPayload)), bytes: answer.rawPayload };
  };
  const others = await zipped(air.level[6]);
  expect(others.names).toEqual(['attachment-1.txt', 'attachment-2.csv']);
  expect((await zipped(air.captain)).names).toEqual(['kim.txt', 'captain.csv']);
  // Times in an archive start in 1980: the entry of a file has the first possible one.
  expect(others.bytes.readUInt16LE(12)).toBe(0x21);
  const one = await raw(`/api/esms/reports/${id}/files/${files[1]?.id}/download`, air.level[6]);
  expect(JSON.stringify(one.headers)).not.toMatch(/kim|captain/);
  expect(one.headers['x-filename']).toBe('attachment-2.csv');
  const { body } = await app.call(getReport, air.level[6], { params: { id } });
  expect(body.attachedFiles.map(({ name }) => name)).toEqual(['attachment-1.txt', 'attachment-2.csv']);
});

test('a report without files has no archive', async () => {
  const { id } = await givenReport(app, air.captain);
  expect((await app.call(downloadReportZip, air.captain, { params: { id } })).status).toBe(404);
});
