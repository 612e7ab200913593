import { listAudit } from '@portal/contract/admin';
import {
  changeDepartment,
  createDepartment,
  type DepartmentRecord,
  deleteDepartment,
  getDepartmentRecord,
} from '@portal/contract/directory';
import { changeDrive, createDrive, deleteDrive, listDrives, saveNotice } from '@portal/contract/documents';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  givenLibrary,
  givenManual,
  givenOfDepartment,
  givenPlain,
  type Library,
} from '#testing/documents/given-library';
import { givenGrant } from '#testing/given-administrator';
import { givenDepartment } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let library: Library;

beforeEach(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  return () => app.close();
});

const create = (name: string, who = library.admin) => app.call(createDrive, who, { body: { name } });
const rename = (id: number, name: string, headers: Record<string, string> = {}, who = library.admin) =>
  app.call(changeDrive, who, { params: { id }, body: { name }, headers });
const remove = (id: number, headers: Record<string, string> = {}, who = library.admin) =>
  app.call(deleteDrive, who, { params: { id }, headers });
const list = async (who = library.pilot) => (await app.call(listDrives, who)).body;

describe('the list', () => {
  test('has general drives by name, then those of departments in the order of the tree', async () => {
    await create('교육자료');
    await create('서식');
    await create('가이드');
    await givenDepartment(app, 'FO', library.ops);
    expect((await list()).map(({ name }) => name)).toEqual([
      '가이드',
      '공용 자료실',
      '교육자료',
      '서식',
      'HQ 팀',
      'CB 팀',
      'OP 팀',
      'FO 팀',
    ]);
  });

  test('shows a general drive without department and English name, and one of a department with both', async () => {
    const [general, ...others] = await list();
    const { can: _can, driveKey, ...rest } = general ?? { can: {} };
    expect(rest).toEqual({ id: library.general, name: '공용 자료실', engName: null, departmentId: null, version: 1 });
    expect(driveKey).toMatch(/^.{8,40}$/);
    const ops = others.find(({ id }) => id === library.opsDrive);
    expect(ops).toMatchObject({ name: 'OP 팀', engName: 'OP Team', departmentId: library.ops });
    expect(new Set([driveKey, ...others.map((each) => each.driveKey)]).size).toBe(1 + others.length);
  });

  test('shows everybody their rights in each drive', async () => {
    const can = async (who: Library['admin'], id: number) => (await list(who)).find((each) => each.id === id)?.can;
    const all = { uploadNormal: true, uploadManual: true, notice: true, addManual: true, seeReaders: true };
    expect(await can(library.admin, library.opsDrive)).toEqual({
      ...all,
      change: 'department-drive',
      delete: 'department-drive',
    });
    expect(await can(library.admin, library.general)).toEqual({
      change: true,
      delete: true,
      uploadNormal: true,
      notice: true,
      addManual: 'general-drive',
      seeReaders: true,
    });
    expect(await can(library.pilot, library.opsDrive)).toEqual({ uploadNormal: true });
    expect(await can(library.pilot, library.crewDrive)).toEqual({});
    expect(await can(library.pilot, library.general)).toEqual({ uploadNormal: true });
    await givenManual(app, library, { driveId: library.crewDrive });
    expect(await can(library.manager, library.crewDrive)).toEqual({
      uploadManual: true,
      notice: true,
      seeReaders: true,
    });
    expect(await can(library.manager, library.general)).toEqual({ uploadNormal: true, seeReaders: true });
  });
});

describe('a department', () => {
  test('has one drive, created and deleted with it, with its present name, also while it is not activated', async () => {
    await givenGrant(app, library.admin, 'Admin', 'Level0');
    const body = { code: 'NEW', name: '새 부서', engName: 'New', seq: 9, parentId: library.root, isActivated: true };
    const made = (await app.call(createDepartment, library.admin, { body })).body as DepartmentRecord;
    const its = async () => (await list()).filter(({ departmentId }) => departmentId === made.id);
    const [drive] = await its();
    expect(drive).toMatchObject({ name: '새 부서', engName: 'New' });
    const changed = { ...body, name: '바뀐 부서', engName: 'Changed', isActivated: false };
    await app.call(changeDepartment, library.admin, { params: { id: made.id }, body: changed });
    expect(await its()).toEqual([{ ...drive, name: '바뀐 부서', engName: 'Changed' }]);
    expect((await app.call(deleteDepartment, library.admin, { params: { id: made.id } })).status).toBe(204);
    expect(await its()).toEqual([]);
  });

  test('cannot be deleted while its drive contains a document or manual, or a manual refers to it', async () => {
    await givenGrant(app, library.admin, 'Admin', 'Level0');
    const filled = await givenDepartment(app, 'FIL', library.root);
    const shelf = await givenDepartment(app, 'SHE', library.root);
    const named = await givenDepartment(app, 'NAM', library.root);
    const drives = await list();
    const driveOf = (id: number) => drives.find(({ departmentId }) => departmentId === id)?.id ?? 0;
    await givenOfDepartment(app, library.admin, driveOf(filled), '점검표');
    await givenManual(app, library, { driveId: driveOf(shelf) });
    await givenManual(app, library, { departmentId: named });
    for (const id of [filled, shelf, named]) {
      expect(await app.call(deleteDepartment, library.admin, { params: { id } })).toMatchObject({
        status: 409,
        body: { code: 'has-records' },
      });
      expect((await app.call(getDepartmentRecord, library.admin, { params: { id } })).status).toBe(200);
    }
  });

  test('cannot have its drive renamed or deleted separately', async () => {
    for (const answer of [await rename(library.opsDrive, '다른 이름'), await remove(library.opsDrive)])
      expect(answer).toMatchObject({ status: 422, body: { code: 'department-drive' } });
  });
});

describe('a general drive', () => {
  test('is created with a trimmed, normalized name of 1 to 40 characters', async () => {
    expect(await create(`  ${'서식'.normalize('NFD')} `)).toMatchObject({
      status: 201,
      body: { name: '서식', engName: null, departmentId: null, version: 1 },
    });
    expect((await create('가'.repeat(40))).status).toBe(201);
    for (const name of ['', '   ', '\n', '나'.repeat(41)])
      expect(await create(name)).toMatchObject({
        status: 422,
        body: { code: 'not-valid', errors: [{ path: 'name' }] },
      });
    expect((await app.call(createDrive, library.admin, { body: {} })).status).toBe(400);
    expect((await app.call(createDrive, library.admin, { body: { name: '서류', x: 1 } })).status).toBe(400);
  });

  test('has a unique name, normalized and ignoring case, though a department may have the same', async () => {
    await create('Forms é');
    for (const name of ['forms É', ` FORMS ${'é'.normalize('NFD')} `])
      expect(await create(name)).toMatchObject({ status: 409, body: { code: 'name-exists' } });
    expect((await create('OP 팀')).status).toBe(201);
  });

  test('is renamed based on its present version', async () => {
    await create('서식');
    expect(await rename(library.general, '서식')).toMatchObject({ status: 409, body: { code: 'name-exists' } });
    const { body } = await rename(library.general, ' 새 자료실 ', { 'if-match': '"1"' });
    expect(body).toMatchObject({ id: library.general, name: '새 자료실', version: 2 });
    expect(await rename(library.general, '또', { 'if-match': '"1"' })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    expect((await rename(library.general, '새 자료실')).body.version).toBe(2);
    expect((await rename(library.general, '')).status).toBe(422);
    expect((await rename(99_999, '없는 드라이브')).status).toBe(404);
  });

  test('keeps its key when it is renamed', async () => {
    const key = (await list())[0]?.driveKey;
    expect((await rename(library.general, '이름')).body.driveKey).toBe(key);
  });

  test('is deleted with its notice while it is empty', async () => {
    const { body: drive } = await create('빈 드라이브');
    const notice = { title: '공지', content: '내용' };
    await app.call(saveNotice, library.admin, { params: { id: drive.id }, body: notice });
    expect((await remove(drive.id, { 'if-match': '"7"' })).status).toBe(409);
    expect((await remove(drive.id, { 'if-match': '"1"' })).status).toBe(204);
    expect((await remove(drive.id)).status).toBe(404);
    await givenPlain(app, library.pilot, library.general, '안내');
    expect(await remove(library.general)).toMatchObject({ status: 409, body: { code: 'has-documents' } });
    expect((await list()).some(({ id }) => id === library.general)).toBe(true);
  });
});

describe('concurrent calls', () => {
  test('give one name to one drive', async () => {
    const made = await Promise.all(['이름', '이름', '이름'].map((name) => create(name)));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const [one, other] = [(await create('하나')).body.id, (await create('둘')).body.id];
    const renamed = await Promise.all([rename(one, '같은 이름'), rename(other, '같은 이름')]);
    expect(renamed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('that delete a drive and upload a document into it: one of them succeeds', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { body: drive } = await create(`드라이브 ${round}`);
      const [gone, brought] = await Promise.all([
        remove(drive.id),
        givenPlain(app, library.pilot, drive.id, '문서').then(
          () => 201,
          (error: Error) => Number(error.message.slice(0, 3)),
        ),
      ]);
      expect([
        [204, 404],
        [409, 201],
      ]).toContainEqual([gone.status, brought]);
    }
  });
});

test('only the system administrator creates, renames and deletes drives; a missing drive is reported before the right is checked', async () => {
  for (const who of [library.manager, library.pilot]) {
    expect((await create('내 드라이브', who)).status).toBe(403);
    expect((await create('', who)).status).toBe(403);
    for (const id of [library.general, library.opsDrive]) {
      expect((await rename(id, '', {}, who)).status).toBe(403);
      expect((await remove(id, { 'if-match': '"9"' }, who)).status).toBe(403);
    }
    expect((await rename(99_999, '', {}, who)).status).toBe(404);
    expect((await remove(99_999, {}, who)).status).toBe(404);
  }
});

test('each change is in the audit trail, without a name', async () => {
  await givenGrant(app, library.admin, 'Admin', 'Level0');
  const { body: drive } = await create('비밀 이름');
  await rename(drive.id, '다른 비밀');
  await rename(drive.id, '다른 비밀');
  await remove(drive.id);
  const { body } = await app.call(listAudit, library.admin, { query: { area: 'documents', recordId: drive.id } });
  expect(body.items.map(({ action, recordType, after }) => [action, recordType, after])).toEqual(
    ['delete', 'change', 'make'].map((change) => ['drive', 'drive', { change, driveKey: drive.driveKey }]),
  );
  expect(JSON.stringify(body)).not.toContain('비밀');
});
