import {
  type ApprovalDocument,
  actOnLine,
  cancelDocument,
  createDraft,
  downloadFile,
  downloadPdf,
  downloadZip,
  getAttachedDocument,
  getDocument,
  listRecentLines,
  listRecentSubmitted,
  listToAttach,
  removeReferrer,
  submitNewDocument,
  uploadFiles,
} from '@portal/contract/approval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { filesBody } from '#testing/multipart';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

/** A memo of the captain, approved by the lead, with a file. */
const givenCompleted = async (more: Parameters<typeof givenMemo>[3] = {}): Promise<ApprovalDocument> => {
  const memo = await givenMemo(app, office.captain, [office.lead], more);
  await app.call(uploadFiles, office.captain, {
    params: { id: memo.id },
    ...filesBody({ name: '부록.txt', content: '가' }, { name: '부록.txt', content: '나' }),
  });
  const at = { params: { id: memo.id, lineId: lineOf(memo, office.lead) } };
  return (await app.call(actOnLine, office.lead, { ...at, body: { action: 'Approved' } })).body;
};

const attached = (...documents: ApprovalDocument[]) => ({ attachedDocs: documents.map(({ id }) => ({ id })) });

describe('attached documents', () => {
  test('stay in order and can be read by every reader of the document, with files and PDF', async () => {
    const [one, other] = [await givenCompleted({ title: '하나' }), await givenCompleted({ title: '둘' })];
    const parent = await givenMemo(app, office.captain, [office.head], attached(other, one));
    expect(parent.attachedDocs.map(({ id, title, status }) => [id, title, status])).toEqual([
      [other.id, '둘', 'Completed'],
      [one.id, '하나', 'Completed'],
    ]);
    const through = { params: { id: parent.id, attachedId: one.id } };
    expect((await app.call(getDocument, office.head, { params: { id: one.id } })).status).toBe(401);
    const { status, body } = await app.call(getAttachedDocument, office.head, through);
    expect([status, body.title]).toEqual([200, '하나']);
    const query = { linkedDocId: parent.id };
    const fileId = body.attachedFiles[0]?.id ?? 0;
    for (const linked of [{}, { query }]) {
      const expected = 'query' in linked ? 200 : 401;
      const { head } = office;
      expect((await app.call(downloadFile, head, { params: { id: one.id, fileId }, ...linked })).status).toBe(expected);
      expect((await app.call(downloadPdf, head, { params: { id: one.id }, ...linked })).status).toBe(expected);
      expect((await app.call(downloadZip, head, { params: { id: one.id }, ...linked })).status).toBe(expected);
    }
    expect((await app.call(getAttachedDocument, office.outsider, through)).status).toBe(401);
  });

  test('of attached documents are not visible to a reader who comes through another document', async () => {
    const inner = await givenCompleted();
    const middle = await givenCompleted(attached(inner));
    const parent = await givenMemo(app, office.captain, [office.head], attached(middle));
    const read = (id: number, attachedId: number) =>
      app.call(getAttachedDocument, office.head, { params: { id, attachedId } });
    expect((await read(parent.id, middle.id)).body.attachedDocs).toEqual([]);
    expect((await read(middle.id, inner.id)).status).toBe(401);
    expect((await read(parent.id, inner.id)).status).toBe(401);
    const own = await app.call(getAttachedDocument, office.captain, {
      params: { id: parent.id, attachedId: middle.id },
    });
    expect(own.body.attachedDocs).toHaveLength(1);
  });

  test('cannot be read through a draft, which gives no right to its attached documents', async () => {
    const { captain, lead, outsider } = office;
    const done = await givenCompleted({
      title: '안에 있는 것',
      referrers: [{ type: 'Employee', sourceId: outsider.id }],
    });
    const draft = (await app.call(createDraft, outsider, { body: sampleMemo([lead], attached(done)) })).body;
    const query = { linkedDocId: draft.id };
    const reads = async () => {
      const fileId = done.attachedFiles[0]?.id ?? 0;
      const answers = [
        await app.call(getAttachedDocument, outsider, { params: { id: draft.id, attachedId: done.id } }),
        await app.call(downloadFile, outsider, { params: { id: done.id, fileId }, query }),
        await app.call(downloadZip, outsider, { params: { id: done.id }, query }),
        await app.call(downloadPdf, outsider, { params: { id: done.id }, query }),
      ];
      return answers.map(({ status }) => status);
    };
    expect(done.attachedFiles).toHaveLength(2);
    expect(await reads()).toEqual([200, 200, 200, 200]);
    await app.call(removeReferrer, captain, { params: { id: done.id, type: 'Employee', sourceId: outsider.id } });
    expect(await reads()).toEqual([401, 401, 401, 401]);
    const { body } = await app.call(getDocument, outsider, { params: { id: draft.id } });
    expect(body.attachedDocs).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('안에 있는 것');
  });

  test('and resubmitted ones get the same answer if missing or not one’s own', async () => {
    const { captain, head, outsider } = office;
    const [done, none] = [await givenCompleted(), { id: 999_999 } as ApprovalDocument];
    await app.call(cancelDocument, captain, {
      params: { id: (await givenMemo(app, captain, [head])).id },
      body: { cancellationReason: '취소' },
    });
    const refusal = async (more: Parameters<typeof sampleMemo>[1]) => {
      const { status, body, headers } = await app.call(submitNewDocument, outsider, { body: sampleMemo([head], more) });
      return { status, body, headers: Object.keys(headers), length: headers['content-length'] };
    };
    expect(await refusal(attached(done))).toEqual(await refusal(attached(none)));
    expect(await refusal({ resubmissionOf: { id: done.id } })).toEqual(await refusal({ resubmissionOf: none }));
  });

  test('must be completed, visible to the drafter and without duplicates', async () => {
    const open = await givenMemo(app, office.captain, [office.lead]);
    const done = await givenCompleted();
    const submit = (who: TestEmployee, ...documents: ApprovalDocument[]) =>
      app.call(submitNewDocument, who, { body: sampleMemo([office.head], attached(...documents)) });
    expect((await submit(office.captain, done, open)).body).toMatchObject({
      code: 'not-valid',
      errors: [{ path: 'attachedDocs.1', code: 'attached-not-completed' }],
    });
    expect((await submit(office.outsider, done)).body).toMatchObject({
      errors: [{ path: 'attachedDocs.0', code: 'attached-not-completed' }],
    });
    expect((await submit(office.captain, done, done)).body).toMatchObject({
      errors: [{ path: 'attachedDocs.1', code: 'attached-twice' }],
    });
    const draft = { body: sampleMemo([], attached(open)) };
    expect((await app.call(createDraft, office.captain, draft)).status).toBe(422);
  });

  test('are selected from the completed ones that one may see, searched and paged', async () => {
    const mine = await givenEmployee(app, 'attacher', office.department);
    const memos = [];
    for (const title of ['연료 절감', '연료 단가', '정비 계획']) {
      const memo = await givenMemo(app, mine, [office.lead], { title });
      const at = { params: { id: memo.id, lineId: lineOf(memo, office.lead) } };
      memos.push((await app.call(actOnLine, office.lead, { ...at, body: { action: 'Approved' } })).body);
    }
    await givenMemo(app, mine, [office.lead], { title: '연료 미결' });
    const { body } = await app.call(listToAttach, mine, { query: { searchText: '연료', limit: 1 } });
    expect([body.total, body.items.map(({ title }) => title)]).toEqual([2, ['연료 단가']]);
    expect(body.items[0]?.lines[0]).toMatchObject({ action: 'Approved', actionDate: expect.stringMatching(/Z$/) });
    expect((await app.call(listToAttach, office.outsider)).body.items).toEqual([]);
  });
});

describe('the archive of all files', () => {
  test('contains each under its name, with duplicates numbered', async () => {
    const memo = await givenCompleted();
    const { headers, statusCode, rawPayload } = await app.app.inject({
      method: 'POST',
      url: `/api/approval/docs/${memo.id}/files/download/zip`,
      headers: tokensOf(office.captain),
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
    expect(decodeURIComponent(String(headers['x-filename']))).toBe(`${memo.docNo}.zip`);
    const text = rawPayload.toString('utf8');
    expect(rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(text).toContain('부록.txt');
    expect(text).toContain('부록 (2).txt');
  });

  test('is not available without files', async () => {
    const memo = await givenMemo(app, office.captain, [office.lead]);
    expect((await app.call(downloadZip, office.captain, { params: { id: memo.id } })).status).toBe(404);
  });
});

describe('resubmitting', () => {
  test('links to one’s own rejected or cancelled document, and to no other', async () => {
    const { captain, lead, outsider } = office;
    const open = await givenMemo(app, captain, [lead]);
    const submit = (who: TestEmployee, id: number) =>
      app.call(submitNewDocument, who, { body: sampleMemo([lead], { resubmissionOf: { id } }) });
    const refusal = { code: 'not-valid', errors: [{ path: 'resubmissionOf', code: 'resubmission-not-allowed' }] };
    expect((await submit(captain, open.id)).body).toMatchObject(refusal);
    const reason = { cancellationReason: '다시 씁니다' };
    await app.call(cancelDocument, captain, { params: { id: open.id }, body: reason });
    expect((await submit(outsider, open.id)).body).toMatchObject(refusal);
    const { status, body } = await submit(captain, open.id);
    expect([status, body.resubmissionOf]).toEqual([201, { id: open.id, docNo: open.docNo }]);
  });
});

describe('recent lines and documents', () => {
  test('recent lines are distinct, one’s own, newest first, and ten at most', async () => {
    const writer = await givenEmployee(app, 'linewriter', office.department);
    const { lead, first, second, head } = office;
    const used = [[lead], [lead, head], [lead], [{ agree: first }, { agree: second }, head]];
    for (const line of used) await givenMemo(app, writer, line);
    const { body } = await app.call(listRecentLines, writer);
    expect(body.map(({ lines }) => lines.map(({ seq, approver }) => `${seq} ${approver.id}`))).toEqual([
      [`1 ${first.id}`, `1 ${second.id}`, `2 ${head.id}`],
      [`1 ${lead.id}`],
      [`1 ${lead.id}`, `2 ${head.id}`],
    ]);
    expect((await app.call(listRecentLines, office.outsider)).body.every(({ lines }) => lines.length > 0)).toBe(true);
  });

  test('recent documents are one’s own submitted ones, twenty at most', async () => {
    const writer = await givenEmployee(app, 'recentwriter', office.department);
    await app.call(createDraft, writer, { body: sampleMemo([office.lead], { title: '초안' }) });
    for (let at = 0; at < 21; at += 1) await givenMemo(app, writer, [office.lead], { title: `문서 ${at}` });
    const { body } = await app.call(listRecentSubmitted, writer);
    expect(body.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, at) => `문서 ${20 - at}`));
    expect(body[0]).toMatchObject({ category: { id: 1 }, lines: [{ approver: { id: office.lead.id } }] });
  });
});
