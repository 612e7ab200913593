import { createHash } from 'node:crypto';
import { listAudit } from '@portal/contract/admin';
import { actionFamilies, actionLimits } from '@portal/contract/safety';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { filesBody, multipart } from '#testing/multipart';
import { type FamilyName, familyNames, givenAction } from '#testing/safety/given-action';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let owner: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  owner = await givenEmployee(app, 'owner', air.flight);
});

afterAll(() => app.close());

type At = { family: FamilyName; id: number; mid: number };

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const raw = (url: string, who: TestEmployee) => app.app.inject({ url, headers: tokensOf(who) });
const pathOf = ({ family, id, mid }: At) => `/api/esms/${family}/${id}/mitigations/${mid}`;

/** A message with files, encoded as the web form sends it. */
const send = ({ family, id, mid }: At, thread: object, ...files: { name: string; content: string | Uint8Array }[]) =>
  app.call(actionFamilies[family].write, owner, {
    params: { id, mid },
    ...multipart([
      { name: 'thread', content: JSON.stringify(thread) },
      ...files.map(({ name, content }) => ({ name: 'files', filename: name, content })),
    ]),
  });

const attach = ({ family, id, mid }: At, tid: number, ...names: string[]) =>
  app.call(actionFamilies[family].attach, owner, {
    params: { id, mid, tid },
    ...filesBody(...names.map((name) => ({ name, content: `bytes of ${name}` }))),
  });

test.each(familyNames)(
  'of %s come with a message or after it, and are read one by one and together',
  async (family) => {
    const at = await givenAction(app, air, family, owner);
    // A message may consist of files alone, without text.
    const sent = await send(at, {}, { name: '현장 사진 📷.txt', content: '하나' });
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { content: '', attachedFiles: [{ name: '현장 사진 📷.txt', size: 6, extension: 'txt' }] },
    ]);
    const asked = await send(at, { content: '끝', actionType: 'Closed' }, { name: 'b.csv', content: '둘' });
    expect(asked.body).toMatchObject({ actionType: 'Closed', attachedFiles: [{ extension: 'csv' }] });
    const more = await attach(at, sent.body.id, '현장 사진 📷.txt');
    expect([more.status, more.body.map(({ name }) => name)]).toEqual([201, ['현장 사진 📷.txt', '현장 사진 📷.txt']]);
    const { get } = actionFamilies[family];
    const { body: action } = await app.call(get, air.level[5], { params: { id: at.id, mid: at.mid } });
    expect(action.attachedFiles.map(({ name }) => name)).toEqual(['현장 사진 📷.txt', 'b.csv', '현장 사진 📷.txt']);
    expect(action.threads.map(({ attachedFiles }) => attachedFiles.length)).toEqual([2, 1]);
    const [first] = action.attachedFiles;
    const file = await raw(`${pathOf(at)}/files/${first?.id}/download`, owner);
    expect([file.body, file.headers.filename, file.headers['x-filename']]).toEqual([
      '하나',
      encodeURIComponent('현장 사진 📷.txt'),
      encodeURIComponent('현장 사진 📷.txt'),
    ]);
    const zip = await raw(`${pathOf(at)}/files/download/zip`, owner);
    expect(zip.headers['x-filename']).toBe(`${action.actionNo}.zip`);
    expect(Object.keys(unzipSync(zip.rawPayload))).toEqual(['현장 사진 📷.txt', 'b.csv', '현장 사진 📷 (2).txt']);
    const other = await givenAction(app, air, family, owner);
    expect((await raw(`${pathOf(other)}/files/${first?.id}/download`, owner)).statusCode).toBe(404);
    expect((await raw(`${pathOf(other)}/files/download/zip`, owner)).statusCode).toBe(404);
  },
);

test('are twenty a message at most, of no blocked kind, and need the form part that holds the message', async () => {
  const at = await givenAction(app, air, 'hazards', owner);
  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `${n}.txt`, content: `${n}` }));
  expect(codeOf(await send(at, { content: '많다' }, ...many(21)))).toEqual([422, 'not-valid']);
  const { body, status } = await send(at, { content: '꼭 맞다' }, ...many(20));
  expect([status, body.attachedFiles.length]).toEqual([201, 20]);
  expect(codeOf(await attach(at, body.id, 'one-more.txt'))).toEqual([422, 'not-valid']);
  expect(codeOf(await send(at, { content: 'x' }, { name: 'a.exe', content: 'x' }))).toEqual([
    415,
    'forbidden-file-type',
  ]);
  expect(codeOf(await send(at, { content: 'x' }, { name: 'a.lnk', content: 'x' }))).toEqual([
    415,
    'forbidden-file-type',
  ]);
  expect(codeOf(await send(at, { words: 'x' }, { name: 'a.txt', content: 'x' }))).toEqual([400, 'invalid-input']);
  expect(codeOf(await send(at, { content: ' ' }))).toEqual([422, 'not-valid']);
  const { listThreads } = actionFamilies.hazards;
  // No file of a refused request was stored.
  expect((await app.call(listThreads, owner, { params: { id: at.id, mid: at.mid } })).body).toHaveLength(1);
});

test('are the only other parts of a message: an unknown part is refused by name', async () => {
  const at = await givenAction(app, air, 'investigations', owner);
  const thread = { name: 'thread', content: '{"content":"글"}' };
  for (const more of [{ name: 'note', content: 'x' }, thread, { ...thread, filename: 'blob' }]) {
    const parts = multipart([thread, { name: 'files', filename: 'a.txt', content: 'a' }, more]);
    const { status, body } = await app.call(actionFamilies.investigations.write, owner, {
      params: { id: at.id, mid: at.mid },
      ...parts,
    });
    expect([status, body]).toMatchObject([400, { errors: [{ path: more.name, code: 'unknown-field' }] }]);
  }
});

test('are 52,428,800 bytes each at most', async () => {
  const at = await givenAction(app, air, 'investigations', owner);
  const content = new Uint8Array(actionLimits.fileBytes).fill(7);
  const sent = await send(at, { content: '큰 파일' }, { name: 'big.txt', content });
  expect([sent.status, sent.body.attachedFiles[0]?.size]).toEqual([201, 52_428_800]);
  const file = await raw(`${pathOf(at)}/files/${sent.body.attachedFiles[0]?.id}/download`, owner);
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  expect(hash(file.rawPayload)).toBe(hash(content));
  const tooMuch = new Uint8Array(actionLimits.fileBytes + 1);
  expect(codeOf(await send(at, { content: '더 큰 파일' }, { name: 'big.txt', content: tooMuch }))).toEqual([
    413,
    'too-large',
  ]);
});

test('are added on the day of the message in Seoul, by its author, while the action is under way', async () => {
  const at = await givenAction(app, air, 'reports', owner);
  const params = { id: at.id, mid: at.mid };
  const { get, cancel } = actionFamilies.reports;
  const canOf = async () => (await app.call(get, owner, { params })).body.threads[0]?.can;
  app.now.value = new Date('2026-11-20T14:59:00.000Z');
  const { body: message } = await send(at, { content: '밤' });
  expect([(await attach(at, message.id, 'a.txt')).status, await canOf()]).toEqual([201, { files: true }]);
  app.now.value = new Date('2026-11-20T15:00:00.000Z');
  expect([codeOf(await attach(at, message.id, 'b.txt')), await canOf()]).toEqual([
    [422, 'too-late'],
    { files: 'too-late' },
  ]);
  app.now.value = new Date('2026-11-20T01:00:00.000Z');
  expect(codeOf(await attach(at, 2_000_000_000, 'b.txt'))).toEqual([404, 'not-found']);
  await app.call(cancel, air.level[6], { params });
  expect(codeOf(await attach(at, message.id, 'b.txt'))).toEqual([422, 'action-ended']);
});

test('leave the number of the message in the audit trail, not the names of the files', async () => {
  const admin = await givenEmployee(app, 'admin', air.flight);
  await givenGrant(app, admin, 'Admin', 'Level0');
  const at = await givenAction(app, air, 'hazards', owner);
  const { body: message } = await send(at, {}, { name: '비밀.txt', content: 'x' });
  await attach(at, message.id, 'c.txt', 'd.txt');
  const { body } = await app.call(listAudit, admin, { query: { recordType: 'action', recordId: at.mid } });
  expect(body.items.slice(0, 2).map(({ action }) => action)).toEqual(['attach-files', 'message']);
  expect(JSON.stringify(body)).not.toContain('비밀');
});
