import { createDraft, uploadFiles } from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileScanner } from '#platform/files/file-scanner';
import { sampleMemo } from '#testing/areas/given-memo';
import { givenOffice } from '#testing/areas/given-office';
import { freePort } from '#testing/free-port';
import { filesBody } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';
import { filesBelow } from '#testing/traces';

const told: string[] = [];
let apps: Record<'required' | 'not required', TestApp>;

const givenApp = async (isRequired: boolean): Promise<TestApp> => {
  // No process listens on it.
  const address = { host: '127.0.0.1', port: await freePort() };
  const log = { error: (_facts: unknown, text: string) => told.push(text), info: (text: string) => told.push(text) };
  return createTestApp({}, () => ({ scanner: createFileScanner({ address, isRequired, log }) }));
};

beforeAll(async () => {
  apps = { required: await givenApp(true), 'not required': await givenApp(false) };
});

afterAll(() => Promise.all(Object.values(apps).map((app) => app.close())));

const uploadTwice = async (app: TestApp) => {
  const office = await givenOffice(app);
  const { body } = await app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) });
  const upload = () =>
    app.call(uploadFiles, office.captain, { params: { id: body.id }, ...filesBody({ name: 'a.txt', content: 'a' }) });
  return [await upload(), await upload()];
};

test('while a required scanner is unavailable uploads are refused with a message, logged once, and other calls work', async () => {
  for (const { status, body } of await uploadTwice(apps.required))
    expect([status, body]).toMatchObject([
      503,
      {
        code: 'scanner-unavailable',
        Message: '지금은 파일의 악성 코드를 검사할 수 없어 올릴 수 없습니다. 잠시 뒤 다시 시도해 주세요.',
      },
    ]);
  expect(told).toEqual(['the scanner of files does not answer']);
  expect((await filesBelow(apps.required.filesFolder)).filter((path) => path.startsWith('staging'))).toEqual([]);
});

test('if it is not required uploads are accepted', async () => {
  expect((await uploadTwice(apps['not required'])).map(({ status }) => status)).toEqual([201, 201]);
});
