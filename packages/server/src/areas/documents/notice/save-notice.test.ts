import { listAudit } from '@portal/contract/admin';
import { createDrive, deleteNotice, getNotice, mayCreateNotice, saveNotice } from '@portal/contract/documents';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenLibrary, givenManual, givenRevision, type Library } from '#testing/documents/given-library';
import { givenGrant } from '#testing/given-administrator';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let library: Library;

beforeEach(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  return () => app.close();
});

const NOTICE = { title: '겨울철 운항 안내', content: '제설 절차를 확인하세요.\n\n둘째 단락' };
type Headers = Record<string, string>;

const save = (id: number, body: object = NOTICE, who = library.admin, headers: Headers = {}) =>
  app.call(saveNotice, who, { params: { id }, body, headers });
const read = (id: number, who = library.attendant) => app.call(getNotice, who, { params: { id } });
const remove = (id: number, who = library.admin, headers: Headers = {}) =>
  app.call(deleteNotice, who, { params: { id }, headers });
const may = async (id: number, who = library.admin) => (await app.call(mayCreateNotice, who, { params: { id } })).body;

test('a saved notice replaces the present one, and is read by everybody', async () => {
  expect((await read(library.opsDrive)).status).toBe(204);
  const saved = await save(library.opsDrive, { ...NOTICE, title: `  ${NOTICE.title} ` });
  expect(saved).toMatchObject({
    status: 201,
    body: {
      ...NOTICE,
      modifiedDate: '2026-11-20T01:00:00.000Z',
      modifier: { id: library.admin.id, department: { id: library.root } },
      drive: { id: library.opsDrive, name: 'OP 팀' },
      version: 1,
    },
  });
  expect((await read(library.opsDrive)).body).toEqual(saved.body);
  app.now.value = new Date('2026-11-21T01:00:00.000Z');
  const again = await save(library.opsDrive, { title: '둘째', content: '다른 내용' });
  expect(again.body).toMatchObject({ title: '둘째', modifiedDate: '2026-11-21T01:00:00.000Z', version: 2 });
  expect((await read(library.opsDrive)).body).toEqual(again.body);
  expect((await read(library.general)).status).toBe(204);
});

test('a notice has a title of 1 to 100 and a content of 1 to 5,000 characters, neither blank', async () => {
  expect((await save(library.general, { title: '가'.repeat(100), content: '나'.repeat(5000) })).status).toBe(201);
  for (const [field, body] of [
    ['title', { ...NOTICE, title: ' \n ' }],
    ['content', { ...NOTICE, content: '' }],
    ['content', { ...NOTICE, content: ' \n\t' }],
  ] as const)
    expect(await save(library.general, body)).toMatchObject({
      status: 422,
      body: { code: 'not-valid', errors: [{ path: field, code: 'required' }] },
    });
  for (const body of [
    { ...NOTICE, title: '가'.repeat(101) },
    { ...NOTICE, content: '나'.repeat(5001) },
    { title: '제목' },
    { ...NOTICE, other: 1 },
  ])
    expect((await save(library.general, body)).status).toBe(400);
});

test('after a notice is deleted there is none', async () => {
  expect((await remove(library.general)).status).toBe(404);
  await save(library.general);
  expect((await remove(library.general)).status).toBe(204);
  expect((await read(library.general)).status).toBe(204);
  expect((await remove(library.general)).status).toBe(404);
});

describe('a change based on an older version', () => {
  test('is refused, also if the notice was deleted and created again meanwhile', async () => {
    const stale = { 'if-match': '"1"' };
    expect((await save(library.general, NOTICE, library.admin, stale)).status).toBe(409);
    await save(library.general);
    expect((await save(library.general, NOTICE, library.admin, stale)).body.version).toBe(2);
    expect((await remove(library.general, library.admin, stale)).status).toBe(409);
    expect((await remove(library.general, library.admin, { 'if-match': '"2"' })).status).toBe(204);
    expect((await save(library.general)).body.version).toBe(3);
    for (const old of ['"1"', '"2"'])
      expect(
        await save(library.general, { ...NOTICE, title: '낡은' }, library.admin, { 'if-match': old }),
      ).toMatchObject({
        status: 409,
        body: { code: 'changed-meanwhile' },
      });
    expect((await read(library.general)).body).toMatchObject(NOTICE);
  });

  test('is refused if a concurrent one succeeds', async () => {
    await save(library.general);
    const tries = await Promise.all(
      ['하나', '둘'].map((title) => save(library.general, { ...NOTICE, title }, library.admin, { 'if-match': '"1"' })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

test('the administrator saves notices everywhere, a manager in the drives of their manuals, nobody else', async () => {
  const manual = await givenManual(app, library, { driveId: library.crewDrive });
  const { manager, pilot, attendant } = library;
  expect([await may(library.crewDrive, manager), (await save(library.crewDrive, NOTICE, manager)).status]).toEqual([
    true,
    201,
  ]);
  for (const drive of [library.opsDrive, library.general])
    expect([await may(drive, manager), (await save(drive, NOTICE, manager)).status]).toEqual([false, 403]);
  for (const who of [pilot, attendant]) {
    expect(await may(library.crewDrive, who)).toBe(false);
    expect((await save(library.crewDrive, { title: '', content: '' }, who)).status).toBe(403);
    expect((await remove(library.crewDrive, who, { 'if-match': '"9"' })).status).toBe(403);
  }
  expect((await remove(library.opsDrive, pilot)).status).toBe(404);
  for (const drive of [library.crewDrive, library.opsDrive, library.general]) expect(await may(drive)).toBe(true);
  await app.db.deleteFrom('documents.manual_manager').where('manual_id', '=', manual.id).execute();
  expect([await may(library.crewDrive, manager), (await remove(library.crewDrive, manager)).status]).toEqual([
    false,
    403,
  ]);
});

test('each call for a drive that does not exist answers so', async () => {
  for (const answer of [
    await save(99_999, { title: '', content: '' }, library.pilot),
    await read(99_999),
    await remove(99_999, library.pilot),
    await app.call(mayCreateNotice, library.pilot, { params: { id: 99_999 } }),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('saving and deleting are in the audit trail, without the text of the notice', async () => {
  await givenGrant(app, library.admin, 'Admin', 'Level0');
  const { body: drive } = await app.call(createDrive, library.admin, { body: { name: '서식' } });
  await save(drive.id);
  await remove(drive.id);
  const { body } = await app.call(listAudit, library.admin, { query: { area: 'documents', action: 'notice' } });
  expect(body.items.map(({ recordType, recordId, after }) => [recordType, recordId, after])).toEqual([
    ['drive', drive.id, { change: 'delete' }],
    ['drive', drive.id, { change: 'save' }],
  ]);
  expect(JSON.stringify(body)).not.toContain('제설');
});

test('the audit trail has the department of a drive, and the number of a manual', async () => {
  await givenGrant(app, library.admin, 'Admin', 'Level0');
  await save(library.opsDrive);
  const manual = await givenManual(app, library, { docNo: 'OS-M-1' });
  await givenRevision(app, library.manager, manual, '1');
  const audit = async (query: Record<string, string>) =>
    (await app.call(listAudit, library.admin, { query: { area: 'documents', ...query } })).body.items;
  expect((await audit({ action: 'notice' })).map(({ after }) => after)).toEqual([
    { change: 'save', department: library.ops },
  ]);
  const found = await audit({ record: 'os-m-1' });
  expect(found.map(({ action, record }) => [action, record?.code])).toEqual([
    ['upload', 'OS-M-1'],
    ['manual', 'OS-M-1'],
  ]);
  expect(found[0]?.after).toMatchObject({ docNo: 'OS-M-1', department: library.ops });
});
