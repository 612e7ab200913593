import {
  type ApprovalDocument,
  actOnLine,
  cancelDocument,
  createDraft,
  deleteDraft,
  deleteFile,
  modifyDocument,
  submitDraft,
  submitNewDocument,
  updateDraft,
  uploadFiles,
} from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { filesBody } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

const SECRET = '기밀사항';
const body = () =>
  sampleMemo([office.lead, office.head], {
    title: `제목 ${SECRET}`,
    content: `<p>내용 ${SECRET}</p>`,
    comment: `의견 ${SECRET}`,
  });

const entriesOf = async (id: number) =>
  (
    await app.pool.query("select * from audit.entry where record_type = 'document' and record_id = $1 order by id", [
      id,
    ])
  ).rows;

/** Every possible act on documents, with two documents. */
const playAll = async (): Promise<{ lived: ApprovalDocument; deleted: number }> => {
  const { captain, lead, head } = office;
  const { body: draft } = await app.call(createDraft, captain, { body: body() });
  const at = { params: { id: draft.id } };
  await app.call(updateDraft, captain, { ...at, body: body() });
  const { body: files } = await app.call(uploadFiles, captain, {
    ...at,
    ...filesBody({ name: `${SECRET}.txt`, content: SECRET }),
  });
  await app.call(deleteFile, captain, { params: { id: draft.id, fileId: files[0]?.id ?? 0 } });
  await app.call(submitDraft, captain, { ...at, body: body() });
  const { body: memo } = await app.call(modifyDocument, captain, { ...at, body: body() });
  const act = (who: typeof lead, action: 'Approved' | 'Hold' | 'Reject') =>
    app.call(actOnLine, who, { params: { id: memo.id, lineId: lineOf(memo, who) }, body: { action, comment: SECRET } });
  await act(lead, 'Hold');
  await act(lead, 'Approved');
  await act(head, 'Reject');
  const { body: other } = await app.call(createDraft, captain, { body: body() });
  await app.call(deleteDraft, captain, { params: { id: other.id } });
  return { lived: memo, deleted: other.id };
};

test('every write adds one entry with actor and act, in order', async () => {
  const { lived, deleted } = await playAll();
  const entries = await entriesOf(lived.id);
  expect(entries.map(({ action }) => action)).toEqual([
    'create-draft',
    'update-draft',
    'attach-files',
    'remove-file',
    'submit',
    'modify',
    'hold',
    'approve',
    'reject',
  ]);
  const { captain, lead, head } = office;
  expect(entries.map(({ actor_id }) => actor_id)).toEqual([...Array(6).fill(captain.id), lead.id, lead.id, head.id]);
  expect(entries.every(({ area, at }) => area === 'approval' && at.toISOString() === '2026-11-20T01:00:00.000Z')).toBe(
    true,
  );
  expect((await entriesOf(deleted)).map(({ action }) => action)).toEqual(['create-draft', 'delete-draft']);
});

test('no entry contains title, content, comment or file name', async () => {
  const { lived } = await playAll();
  const { body: canceled } = await app.call(submitNewDocument, office.captain, { body: body() });
  await app.call(cancelDocument, office.captain, {
    params: { id: canceled.id },
    body: { cancellationReason: `${SECRET} 때문` },
  });
  const { rows } = await app.pool.query('select * from audit.entry');
  expect(rows.length).toBeGreaterThan(10);
  expect(JSON.stringify(rows)).not.toContain(SECRET);
  const [entry] = (await entriesOf(canceled.id)).toReversed();
  expect(entry).toMatchObject({ action: 'cancel', before: { status: 'InProgress' }, after: { status: 'Canceled' } });
  expect((await entriesOf(lived.id)).find(({ action }) => action === 'submit')?.after).toEqual({
    status: 'InProgress',
    docNo: lived.docNo,
    lines: [office.lead.id, office.head.id],
    referrers: 0,
  });
});

test('a refused write adds no entry', async () => {
  const count = async () => (await app.pool.query('select 1 from audit.entry')).rowCount;
  const before = await count();
  expect((await app.call(submitNewDocument, office.captain, { body: sampleMemo([]) })).status).toBe(422);
  expect((await app.call(createDraft, office.captain, { body: { category: { id: 1 } } })).status).toBe(422);
  expect(await count()).toBe(before);
});

test.each([
  "update audit.entry set action = 'nothing'",
  'update audit.entry set actor_id = null',
  'delete from audit.entry',
  'truncate audit.entry',
  'truncate audit.entry cascade',
])('the database itself refuses: %s', async (statement) => {
  const before = await app.pool.query('select * from audit.entry order by id');
  await expect(app.pool.query(statement)).rejects.toThrow('audit entries are never changed or deleted');
  expect((await app.pool.query('select * from audit.entry order by id')).rows).toEqual(before.rows);
});

test('a change whose entry cannot be written is rolled back', async () => {
  await app.pool.query(
    'alter table audit.entry add constraint refused_for_the_test check (action <> $$submit$$) not valid',
  );
  const before = await app.pool.query('select 1 from approval.document');
  expect((await app.call(submitNewDocument, office.captain, { body: body() })).status).toBe(500);
  await app.pool.query('alter table audit.entry drop constraint refused_for_the_test');
  expect((await app.pool.query('select 1 from approval.document')).rowCount).toBe(before.rowCount);
});
