import { chmod, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDraft, downloadFile, uploadFiles } from '@portal/contract/approval';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MARK } from '#platform/files/belonging';
import { openFileStore } from '#platform/files/file-store';
import { sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { captureErrors } from '#testing/logged';
import { filesBody } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';
import { filesBelow } from '#testing/traces';

let app: TestApp;
let office: Office;
let draft: number;
let logged: ReturnType<typeof captureErrors>;

const SENTENCE = '지금은 저장 공간을 쓸 수 없습니다. 잠시 뒤 다시 시도해 주세요.';
const UNAVAILABLE = { code: 'storage-unavailable', status: 503, message: SENTENCE, Message: SENTENCE };

beforeAll(async () => {
  app = await createTestApp();
  logged = captureErrors(app.app);
  office = await givenOffice(app);
});

beforeEach(async () => {
  draft = (await write()).body.id;
  logged.length = 0;
});

afterAll(() => app.close());

const write = () => app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) });

const upload = (content: string) =>
  app.call(uploadFiles, office.captain, { params: { id: draft }, ...filesBody({ name: 'a.txt', content }) });

const download = async (fileId: number) => {
  const { status, body } = await app.call(downloadFile, office.captain, { params: { id: draft, fileId } });
  return [status, body];
};

test('a missing staging folder is created again', async () => {
  expect((await upload('alt')).status).toBe(201);
  await rm(join(app.filesFolder, 'staging'), { recursive: true });
  expect((await upload('neu')).status).toBe(201);
  expect(logged).toEqual([]);
});

test('while the store is missing files are refused with a message, logged once, and all recovers afterwards', async () => {
  const { body: files } = await upload('weg');
  const fileId = files[0]?.id ?? 0;
  await rename(app.filesFolder, `${app.filesFolder}-away`);
  for (let time = 0; time < 3; time += 1) {
    const { status, body } = await upload('weg 2');
    expect([status, body]).toMatchObject([503, UNAVAILABLE]);
    expect(await download(fileId)).toMatchObject([503, UNAVAILABLE]);
  }
  // One for writing, one for reading.
  expect(logged).toHaveLength(2);
  expect((await write()).status).toBe(201);
  await rename(`${app.filesFolder}-away`, app.filesFolder);
  expect((await upload('weg 3')).status).toBe(201);
  expect((await download(fileId))[0]).toBe(200);
  await rename(app.filesFolder, `${app.filesFolder}-away`);
  expect((await upload('weg 4')).status).toBe(503);
  await rename(`${app.filesFolder}-away`, app.filesFolder);
  expect(logged).toHaveLength(3);
});

test('a folder in place of the store, as with an unmounted disk, is not written to', async () => {
  expect((await upload('vorher')).status).toBe(201);
  await rename(app.filesFolder, `${app.filesFolder}-away`);
  await mkdir(app.filesFolder);
  const { status, body } = await upload('daneben');
  expect([status, body]).toMatchObject([503, UNAVAILABLE]);
  expect(await filesBelow(app.filesFolder)).toEqual([]);
  await rm(app.filesFolder, { recursive: true });
  await rename(`${app.filesFolder}-away`, app.filesFolder);
  expect((await upload('nachher')).status).toBe(201);
});

test('a read-only store is reported the same way', async () => {
  await rm(join(app.filesFolder, 'staging'), { recursive: true });
  await writeFile(join(app.filesFolder, 'staging'), '');
  const { status, body } = await upload('nicht');
  expect([status, body]).toMatchObject([503, UNAVAILABLE]);
  await rm(join(app.filesFolder, 'staging'));
  expect((await upload('doch')).status).toBe(201);
});

test.each(['53100', '58030'])(
  'a database with a full disk (%s) answers 503 with a message, logged once',
  async (code) => {
    await app.pool.query(`
    create function public.no_room() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = '${code}'; end $$;
    create trigger no_room before insert on approval.document execute function public.no_room()`);
    for (let time = 0; time < 3; time += 1) {
      const { status, body } = await write();
      expect([status, body]).toMatchObject([503, UNAVAILABLE]);
    }
    expect(logged).toHaveLength(1);
    await app.pool.query('drop function public.no_room cascade');
    expect((await write()).status).toBe(201);
  },
);

test('a folder with files of another database is refused, and an emptied one is not used as the store', async () => {
  const other = await createTestApp();
  await expect(openFileStore(other.db, app.filesFolder, app.filesFolder)).rejects.toThrow(
    'belongs to another database',
  );
  await rm(join(app.filesFolder, MARK));
  const store = await openFileStore(other.db, app.filesFolder, app.filesFolder);
  await expect(store.check()).rejects.toThrow('holds none of the files that the database names');
  await other.close();
  expect((await upload('wieder')).status).toBe(201);
});

test('contents and their folders are readable by their owner only, also if an earlier version created them', async () => {
  await upload('geheim');
  await chmod(app.filesFolder, 0o755);
  await openFileStore(app.db, app.filesFolder, app.filesFolder);
  expect((await stat(app.filesFolder)).mode & 0o777).toBe(0o700);
  const contents = await filesBelow(app.filesFolder);
  expect(contents.length).toBeGreaterThan(0);
  for (const path of contents) expect((await stat(join(app.filesFolder, path))).mode & 0o777).toBe(0o600);
});
