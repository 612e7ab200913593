import { changeReport, createReportDraft, deleteReport, submitNewReport } from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBody } from '#testing/multipart';
import { type Airline, givenAirline, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let air: Airline;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
});

afterAll(() => app.close());

const body = sampleReport({ reportType: 'SSVR', isConfidential: true });
const headersOf = (key: string) => ({ 'idempotency-key': key });

/** Every stored reply, as anyone with access to the database reads it. */
const normalized = async (): Promise<Record<string, unknown>[]> =>
  (await app.pool.query('select * from platform.idempotent_reply')).rows;

/** Texts that identify the captain, the calls, or the answers. */
const copiesOf = async (ofReport: readonly string[]): Promise<string[]> => {
  const rows = await normalized();
  expect(rows.length).toBeGreaterThan(0);
  const columns = rows.map((row) => Object.keys(row).sort().join());
  expect(new Set(columns)).toEqual(new Set(['created_at,name,path,sealed']));
  const text = rows.map(({ path, sealed }) => `${path} ${(sealed as Buffer).toString('utf8')}`).join(' ');
  return ['captain', air.captain.email, ...ofReport].filter((word) => text.includes(word));
};

test('stored replies of the reporter’s calls contain neither the caller nor the answer, also after the report was deleted', async () => {
  await app.call(createReportDraft, air.captain, { body, headers: headersOf('draft') });
  const first = await app.call(submitNewReport, air.captain, { body, headers: headersOf('submit') });
  const { id, reportNo } = first.body;
  const files = filesBody({ name: 'note.txt', content: 'seen' });
  const url = `/api/esms/reports/${id}/files`;
  const upload = await app.app.inject({
    method: 'POST',
    url,
    headers: { ...tokensOf(air.captain), ...files.headers, ...headersOf('files') },
    payload: files.body,
  });
  expect(upload.statusCode).toBe(201);
  const words = [reportNo ?? '', body.subject ?? '', 'note.txt', 'attachedFiles'];
  expect(await copiesOf(words)).toEqual([]);
  const again = await app.call(submitNewReport, air.captain, { body, headers: headersOf('submit') });
  expect(again.body).toEqual(first.body);

  expect((await app.call(deleteReport, air.captain, { params: { id } })).status).toBe(204);
  expect(await copiesOf(words)).toEqual([]);
  expect((await normalized()).filter(({ path }) => path === url)).toEqual([]);
});

test('replies stored below a report are deleted when it becomes confidential', async () => {
  const ordinary = { ...body, isConfidential: false };
  const { id } = (await app.call(submitNewReport, air.captain, { body: ordinary, headers: headersOf('turned') })).body;
  const files = filesBody({ name: 'note.txt', content: 'seen' });
  await app.app.inject({
    method: 'POST',
    url: `/api/esms/reports/${id}/files`,
    headers: { ...tokensOf(air.captain), ...files.headers, ...headersOf('turned-files') },
    payload: files.body,
  });
  const below = async () => (await normalized()).filter(({ path }) => String(path).includes(`/${id}/`)).length;
  expect(await below()).toBe(1);
  expect((await app.call(changeReport, air.captain, { params: { id }, body })).status).toBe(200);
  expect(await below()).toBe(0);
});

test('the same key of another person does not return the stored reply', async () => {
  const mine = await app.call(submitNewReport, air.captain, { body, headers: headersOf('guessed') });
  const theirs = await app.call(submitNewReport, air.colleague, { body, headers: headersOf('guessed') });
  expect([theirs.status, theirs.body.id === mine.body.id]).toEqual([201, false]);
});
