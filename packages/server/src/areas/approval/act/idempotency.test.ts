import { createDraft, type DocumentBody, submitNewDocument } from '@portal/contract/approval';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;
let key: string;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

beforeEach(() => {
  key = crypto.randomUUID();
});

afterAll(() => app.close());

const submit = (body: DocumentBody, caller = office.captain, headers = { 'idempotency-key': key }) =>
  app.call(submitNewDocument, caller, { body, headers });

const countDocuments = async (): Promise<number> =>
  (await app.pool.query('select 1 from approval.document')).rowCount ?? 0;

test('the same call again answers the first result and creates nothing', async () => {
  const before = await countDocuments();
  const first = await submit(sampleMemo([office.lead]));
  const second = await submit(sampleMemo([office.lead]));
  expect(first.status).toBe(201);
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect(await countDocuments()).toBe(before + 1);
});

test('the first result is answered even after the document has changed', async () => {
  const first = await submit(sampleMemo([office.lead]));
  await app.pool.query("update approval.document set title = '나중에' where id = $1", [first.body.id]);
  expect((await submit(sampleMemo([office.lead]))).body).toEqual(first.body);
});

test('the same key with another body is refused', async () => {
  const before = await countDocuments();
  await submit(sampleMemo([office.lead]));
  const { status, body } = await submit(sampleMemo([office.lead], { title: '다른 제목' }));
  expect([status, body]).toMatchObject([422, { code: 'idempotency-key-reused' }]);
  expect(await countDocuments()).toBe(before + 1);
});

test('of two concurrent calls one creates the record, and the other gets its answer or is asked to wait, in 50 of 50 rounds', async () => {
  const met = new Set<number>();
  for (let round = 0; round < 50; round += 1) {
    const headers = { 'idempotency-key': `round-${round}` };
    const before = await countDocuments();
    const both = await Promise.all([1, 2].map(() => submit(sampleMemo([office.lead]), office.captain, headers)));
    const [done, refused] = both.toSorted((a, b) => a.status - b.status);
    expect(done?.status).toBe(201);
    if (refused?.status === 409) expect(refused.body).toMatchObject({ code: 'in-progress' });
    else expect(refused).toMatchObject({ status: 201, body: done?.body });
    met.add(refused?.status ?? 0);
    expect(await countDocuments()).toBe(before + 1);
  }
  expect(met).toContain(409);
});

test('while the first is running the second is asked to wait, and later gets its answer', async () => {
  const holder = await app.pool.connect();
  await holder.query('begin');
  await holder.query('lock table platform.number_counter in access exclusive mode');
  const first = submit(sampleMemo([office.lead]));
  const isWaiting = async () =>
    (await holder.query(`select 1 from pg_locks where relation = 'platform.number_counter'::regclass and not granted`))
      .rowCount === 1;
  await until(isWaiting, { what: 'the first call waits for the counter' });
  const second = await submit(sampleMemo([office.lead]));
  expect([second.status, second.body]).toMatchObject([409, { code: 'in-progress' }]);
  await holder.query('commit');
  holder.release();
  const done = await first;
  expect(done.status).toBe(201);
  expect((await submit(sampleMemo([office.lead]))).body).toEqual(done.body);
});

test('a refusal is not stored: the same key works once the body is valid', async () => {
  expect((await submit(sampleMemo([]))).status).toBe(422);
  expect((await submit(sampleMemo([office.former]))).status).toBe(422);
  const { status } = await submit(sampleMemo([office.lead]));
  expect(status).toBe(201);
});

test('keys are separate for each person and path', async () => {
  const before = await countDocuments();
  const own = await submit(sampleMemo([office.lead]));
  const other = await submit(sampleMemo([office.lead]), office.head);
  const draft = await app.call(createDraft, office.captain, {
    body: sampleMemo([office.lead]),
    headers: { 'idempotency-key': key },
  });
  expect([own.status, other.status, draft.status]).toEqual([201, 201, 201]);
  expect(new Set([own.body.id, other.body.id, draft.body.id]).size).toBe(3);
  expect(await countDocuments()).toBe(before + 3);
});

test('a key is deleted after 24 hours', async () => {
  const first = await submit(sampleMemo([office.lead]));
  const age = (hours: number) =>
    app.pool.query('update platform.idempotent_reply set created_at = now() - make_interval(hours => $1)', [hours]);
  await age(23);
  expect((await submit(sampleMemo([office.lead]))).body.id).toBe(first.body.id);
  await age(25);
  expect((await submit(sampleMemo([office.lead]))).body.id).not.toBe(first.body.id);
});

test.each([
  ['is empty', ''],
  ['is too long', 'x'.repeat(101)],
  ['is not ASCII', '한글'],
  ['has a blank', 'a b'],
])('a key that %s is refused', async (_what, wrong) => {
  const answer = await submit(sampleMemo([office.lead]), office.captain, { 'idempotency-key': wrong });
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { code: 'invalid-input', errors: [{ path: 'Idempotency-Key' }] },
  ]);
});

test('without a key every call creates a record', async () => {
  const [one, two] = await Promise.all(
    [1, 2].map(() => app.call(submitNewDocument, office.captain, { body: sampleMemo([office.lead]) })),
  );
  expect(one?.body.id).not.toBe(two?.body.id);
});
