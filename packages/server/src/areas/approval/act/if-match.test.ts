import {
  type ApprovalDocument,
  actOnLine,
  cancelDocument,
  createDraft,
  getDocument,
  modifyDocument,
  submitDraft,
  updateDraft,
} from '@portal/contract/approval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { multipart } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';
import { filesBelow } from '#testing/traces';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

type Made = Pick<ApprovalDocument, 'id' | 'version' | 'lines'>;
type Send = (
  document: ApprovalDocument,
  headers: Record<string, string>,
  title?: string,
) => Promise<{ status: number; body: unknown }>;

const memo = () => givenMemo(app, office.captain, [office.lead, office.head]);
const draft = async () => (await app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) })).body;
const bodyWith = (title: string) => sampleMemo([office.lead, office.head], { title });

/** Every PUT on a document: its target and how it is sent. */
const puts: [string, () => Promise<ApprovalDocument>, Send][] = [
  [
    'saving a draft',
    draft,
    ({ id }, headers, title = '저장') =>
      app.call(updateDraft, office.captain, { params: { id }, body: bodyWith(title), headers }),
  ],
  [
    'submitting a draft',
    draft,
    ({ id }, headers, title = '상신') =>
      app.call(submitDraft, office.captain, { params: { id }, body: bodyWith(title), headers }),
  ],
  [
    'modifying',
    memo,
    ({ id }, headers, title = '수정') =>
      app.call(modifyDocument, office.captain, { params: { id }, body: bodyWith(title), headers }),
  ],
  [
    'canceling',
    memo,
    ({ id }, headers, reason = '취소') =>
      app.call(cancelDocument, office.captain, { params: { id }, body: { cancellationReason: reason }, headers }),
  ],
  [
    'acting',
    memo,
    (document, headers) =>
      app.call(actOnLine, office.lead, {
        params: { id: document.id, lineId: lineOf(document, office.lead) },
        body: { action: 'Approved' },
        headers,
      }),
  ],
];

const stored = async ({ id }: Made) => (await app.call(getDocument, office.captain, { params: { id } })).body;

describe.each(puts)('%s with If-Match', (_name, given, send) => {
  test('of the stored version succeeds, also in its weak form', async () => {
    const one = await given();
    expect((await send(one, { 'if-match': `"${one.version}"` })).status).toBe(200);
    const two = await given();
    expect((await send(two, { 'if-match': `W/"${two.version}"` })).status).toBe(200);
    expect((await send(await given(), { 'if-match': '*' })).status).toBe(200);
  });

  test('of another version is refused and changes nothing', async () => {
    const document = await given();
    for (const version of [document.version - 1, document.version + 1, 999_999_999]) {
      const { status, body } = await send(document, { 'if-match': `"${version}"` });
      expect([status, body]).toMatchObject([409, { code: 'changed-meanwhile' }]);
    }
    expect(await stored(document)).toEqual(document);
  });

  test.each(['1', '"x"', '""', '"-1"', '"1", "2"', "'1'", '"99999999999999999999"'])(
    'written as %s is invalid input',
    async (header) => {
      const document = await given();
      const { status, body } = await send(document, { 'if-match': header });
      expect([status, body]).toMatchObject([
        400,
        { code: 'invalid-input', errors: [{ path: 'If-Match', code: 'wrong-type' }] },
      ]);
      expect(await stored(document)).toEqual(document);
    },
  );
});

test('an outdated modification with files stores none of them', async () => {
  const document = await memo();
  const files = await filesBelow(app.filesFolder);
  const { body, headers } = multipart([
    { name: 'approvalDoc', content: JSON.stringify(bodyWith('늦음')) },
    { name: 'files', filename: 'late.txt', content: 'late' },
  ]);
  const answer = await app.call(modifyDocument, office.captain, {
    params: { id: document.id },
    body,
    headers: { ...headers, 'if-match': '"7"' },
  });
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'changed-meanwhile' }]);
  expect(await filesBelow(app.filesFolder)).toEqual(files);
});

test.each(puts.slice(0, 3))(
  'of two tabs %s concurrently exactly one succeeds, in 50 of 50 rounds',
  async (_name, given, send) => {
    for (let round = 0; round < 50; round += 1) {
      const document = await given();
      const headers = { 'if-match': `"${document.version}"` };
      const both = await Promise.all(['왼쪽', '오른쪽'].map((title) => send(document, headers, title)));
      const won = both.findIndex(({ status }) => status === 200);
      const lost = both[1 - won];
      expect([400, 409]).toContain(lost?.status);
      expect(lost?.body).toMatchObject({ code: expect.stringMatching(/^(changed-meanwhile|already-processed)$/) });
      const after = await stored(document);
      expect(after.title).toBe(['왼쪽', '오른쪽'][won]);
      expect(after.version).toBe(document.version + 1);
    }
  },
);
