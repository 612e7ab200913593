import { listAudit } from '@portal/contract/admin';
import {
  createFactual,
  deleteFactual,
  factualEvidence,
  getInvestigation,
  listFactuals,
  postProcessEvidence,
} from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { filesBody } from '#testing/multipart';
import {
  givenInvestigation,
  givenInvestigationIn,
  givenSafetyOffice,
  type SafetyOffice,
} from '#testing/safety/given-investigated';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';
import { filesBelow } from '#testing/traces';

let app: TestApp;
let air: Airline;
let office: SafetyOffice;
let admin: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = await givenSafetyOffice(app, air);
  admin = await givenEmployee(app, 'admin', air.flight);
  await givenGrant(app, admin, 'Admin', 'Level0');
});

afterAll(() => app.close());

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const file = (name = '사진.txt', content = '내용') => filesBody({ name, content });

const givenEntry = async (id: number) =>
  (await app.call(createFactual, office.investigator, { params: { id }, body: { title: '사실', description: '자료' } }))
    .body;

test('an entry takes files from its manager, which are shown with it and deleted with it', async () => {
  const { id } = await givenInvestigation(app, office);
  const { id: fid } = await givenEntry(id);
  const before = await filesBelow(app.filesFolder);
  const { upload, remove, download, zip } = factualEvidence;
  const params = { id, fid };
  expect(codeOf(await app.call(zip, office.master, { params }))).toEqual([404, 'not-found']);
  await app.call(upload, office.investigator, { params, ...file() });
  const { status, body } = await app.call(upload, office.investigator, { params, ...file('둘.csv', 'a,b') });
  expect([status, body]).toEqual([
    201,
    [
      { id: expect.any(Number), name: '사진.txt', size: 6, extension: 'txt' },
      { id: expect.any(Number), name: '둘.csv', size: 3, extension: 'csv' },
    ],
  ]);
  const [entry] = (await app.call(listFactuals, office.master, { params: { id } })).body;
  expect([entry?.attachedFiles, entry?.version]).toEqual([body, 1]);
  const fileId = body[0]?.id ?? 0;
  const got = await app.call(download, office.master, { params: { ...params, fileId } });
  expect([got.status, String(got.body), decodeURIComponent(String(got.headers['x-filename']))]).toEqual([
    200,
    '내용',
    '사진.txt',
  ]);
  expect((await app.call(zip, office.master, { params })).status).toBe(200);
  for (const who of [office.master, air.captain]) {
    expect(codeOf(await app.call(upload, who, { params, ...file() }))).toEqual([403, 'no-permission']);
    expect(codeOf(await app.call(remove, who, { params: { ...params, fileId } }))).toEqual([403, 'no-permission']);
  }
  expect(codeOf(await app.call(download, air.captain, { params: { ...params, fileId } }))).toEqual([
    403,
    'no-permission',
  ]);
  expect((await app.call(remove, office.investigator, { params: { ...params, fileId } })).status).toBe(204);
  expect(codeOf(await app.call(download, office.master, { params: { ...params, fileId } }))).toEqual([
    404,
    'not-found',
  ]);
  expect((await app.call(deleteFactual, office.investigator, { params })).status).toBe(204);
  expect(await filesBelow(app.filesFolder)).toEqual(before);
  const { items } = (await app.call(listAudit, admin, { query: { recordType: 'investigation', recordId: id } })).body;
  expect(items.map(({ action, after }) => [action, after])).toEqual([
    ['delete-fact', null],
    ['remove-file', null],
    ['attach-files', { files: 1 }],
    ['attach-files', { files: 1 }],
    ['log-fact', { entry: fid }],
    ['open', expect.anything()],
  ]);
  expect(JSON.stringify(items)).not.toContain('사진');
});

test('a file of another entry or investigation is not found', async () => {
  const [one, other] = [await givenInvestigation(app, office), await givenInvestigation(app, office)];
  const [first, second] = [await givenEntry(one.id), await givenEntry(one.id)];
  const { upload, download, remove } = factualEvidence;
  const params = { id: one.id, fid: first.id };
  const [attached] = (await app.call(upload, office.investigator, { params, ...file() })).body;
  const fileId = attached?.id ?? 0;
  for (const wrong of [
    { id: one.id, fid: second.id, fileId },
    { id: other.id, fid: first.id, fileId },
  ]) {
    expect(codeOf(await app.call(download, office.master, { params: wrong }))).toEqual([404, 'not-found']);
    expect(codeOf(await app.call(remove, office.investigator, { params: wrong }))).toEqual([404, 'not-found']);
  }
  expect(
    codeOf(await app.call(postProcessEvidence.download, office.master, { params: { id: one.id, fileId } })),
  ).toEqual([404, 'not-found']);
});

test('files are refused if they are of a blocked kind, the fifty-first, or one byte too large', async () => {
  const { id } = await givenInvestigation(app, office);
  const { id: fid } = await givenEntry(id);
  const send = (body: ReturnType<typeof filesBody>) =>
    app.call(factualEvidence.upload, office.investigator, { params: { id, fid }, ...body });
  expect(codeOf(await send(file('a.exe')))).toEqual([415, 'forbidden-file-type']);
  const fifty = Array.from({ length: 50 }, (_each, place) => ({ name: `${place}.txt`, content: 'x' }));
  expect((await send(filesBody(...fifty))).status).toBe(201);
  expect(codeOf(await send(file()))).toEqual([422, 'not-valid']);
  const { id: other } = await givenEntry(id);
  const heavy = (bytes: number) =>
    app.call(factualEvidence.upload, office.investigator, {
      params: { id, fid: other },
      ...filesBody({ name: 'a.txt', content: Buffer.alloc(bytes, 97) }),
    });
  expect(codeOf(await heavy(52_428_801))).toEqual([413, 'too-large']);
  expect((await heavy(52_428_800)).status).toBe(201);
});

test('the post process takes files once it was saved, from the office and investigators, until the investigation ends', async () => {
  const { upload, remove, zip } = postProcessEvidence;
  const send = (id: number, who: TestEmployee) => app.call(upload, who, { params: { id }, ...file() });
  expect(codeOf(await send((await givenInvestigation(app, office)).id, office.master))).toEqual([422, 'wrong-status']);
  expect(codeOf(await send((await givenInvestigationIn(app, office, 'InProgress')).id, office.master))).toEqual([
    404,
    'not-found',
  ]);
  const { id, version } = await givenInvestigationIn(app, office, 'Approval');
  const [attached] = (await send(id, office.master)).body;
  expect((await send(id, office.investigator)).body).toHaveLength(2);
  const read = async () => (await app.call(getInvestigation, office.investigator, { params: { id } })).body;
  expect(await read()).toMatchObject({ version, postProcess: { attachedFiles: [{ name: '사진.txt' }, {}] } });
  expect(codeOf(await send(id, office.mitigator))).toEqual([403, 'no-permission']);
  expect((await app.call(zip, office.investigator, { params: { id } })).status).toBe(200);
  const fileId = attached?.id ?? 0;
  expect((await app.call(remove, office.investigator, { params: { id, fileId } })).status).toBe(204);
  expect(codeOf(await app.call(remove, office.investigator, { params: { id, fileId } }))).toEqual([404, 'not-found']);
  const closed = await givenInvestigationIn(app, office, 'Closed');
  expect(codeOf(await send(closed.id, office.master))).toEqual([422, 'wrong-status']);
});
