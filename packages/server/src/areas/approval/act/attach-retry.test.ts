import { createDraft, downloadFile, getDocument, uploadFiles } from '@portal/contract/approval';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { filesBody } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';
import { filesBelow, rowCounts } from '#testing/traces';

let app: TestApp;
let office: Office;
let draft: number;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

beforeEach(async () => {
  draft = (await app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) })).body.id;
});

afterAll(() => app.close());

type File = { name: string; content: string };

const contentOf = async (fileId: number): Promise<unknown> =>
  (await app.call(downloadFile, office.captain, { params: { id: draft, fileId } })).body;

describe('a retried upload with the same key', () => {
  const files = [
    { name: '가.txt', content: '가' },
    { name: '나.txt', content: '나' },
  ];
  const repeat = (key: string, sent: readonly File[]) => {
    const { body, headers } = filesBody(...sent);
    return app.call(uploadFiles, office.captain, {
      params: { id: draft },
      body,
      headers: { ...headers, 'idempotency-key': key },
    });
  };

  test('attaches once and answers the first result again', async () => {
    const first = await repeat('upload-1', files);
    const stored = await filesBelow(app.filesFolder);
    const second = await repeat('upload-1', files);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const { body: document } = await app.call(getDocument, office.captain, { params: { id: draft } });
    expect(document.attachedFiles).toEqual(first.body);
    expect(await filesBelow(app.filesFolder)).toEqual(stored);
    expect(await contentOf(first.body[0]?.id ?? 0)).toBe('가');
    expect((await repeat('upload-2', files)).body).toHaveLength(4);
  });

  test.each([
    [
      'another content',
      [
        { name: '가.txt', content: '가' },
        { name: '나.txt', content: '다' },
      ],
    ],
    [
      'another name',
      [
        { name: '가.txt', content: '가' },
        { name: '다.txt', content: '나' },
      ],
    ],
    ['one file less', [{ name: '가.txt', content: '가' }]],
  ])('with %s is refused and stores nothing', async (_what, other) => {
    await repeat('upload-3', files);
    const rows = await rowCounts(app.pool);
    const stored = await filesBelow(app.filesFolder);
    const { status, body } = await repeat('upload-3', other);
    expect([status, body]).toMatchObject([422, { code: 'idempotency-key-reused' }]);
    expect(await rowCounts(app.pool)).toEqual(rows);
    expect(await filesBelow(app.filesFolder)).toEqual(stored);
  });
});
