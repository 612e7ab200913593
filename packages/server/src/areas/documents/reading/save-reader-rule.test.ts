import { deleteDepartment } from '@portal/contract/directory';
import {
  type DriveDocument,
  getReaderRule,
  getReaders,
  listAssignedDocuments,
  listReadingEvidence,
  markRead,
  type ReaderRuleBody,
  setReaderRule,
  setReaders,
} from '@portal/contract/documents';
import { beforeEach, describe, expect, test } from 'vitest';
import { kindsFor } from '#testing/areas/given-notifications';
import { givenLibrary, givenManual, givenRevision, type Library } from '#testing/documents/given-library';
import { givenGrant } from '#testing/given-administrator';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let library: Library;
let document: DriveDocument;

beforeEach(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  document = await givenRevision(app, library.manager, await givenManual(app, library));
  return () => app.close();
});

const params = () => ({ id: document.driveId, docId: document.id });
const save = (body: ReaderRuleBody, who = library.manager, version?: number) =>
  app.call(setReaderRule, who, {
    params: params(),
    body,
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });
const rule = (who = library.manager) => app.call(getReaderRule, who, { params: params() });
const names = async () =>
  (await app.call(getReaders, library.manager, { params: params() })).body.map(({ name }) => name);
const move = (who: TestEmployee, change: { department_id?: number; position?: string; job_title?: string }) =>
  app.db.updateTable('directory.employee').set(change).where('id', '=', who.id).execute();
const at = (day: string) => {
  app.now.value = new Date(`${day}T01:00:00.000Z`);
};

describe('a rule', () => {
  test('is empty and of version 0 before it is first saved', async () => {
    expect((await rule()).body).toEqual({ groups: [], plus: [], minus: [], dueDays: null, matched: 0, version: 0 });
  });

  test('matches departments, positions and people at the time of the call', async () => {
    const { ops, crew, pilot, attendant, admin, manager } = library;
    const { status, body } = await save({
      groups: [{ departmentId: ops, positions: [' 대리 ', '과장'] }],
      plus: [attendant.id, attendant.id],
      minus: [manager.id],
      dueDays: 7,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      groups: [
        {
          department: { id: ops, name: 'OP 팀', engName: 'OP Team' },
          withBelow: true,
          positions: ['대리', '과장'],
          jobTitles: [],
        },
      ],
      plus: [expect.objectContaining({ id: attendant.id })],
      minus: [expect.objectContaining({ id: manager.id })],
      dueDays: 7,
      matched: 2,
      version: 1,
    });
    expect((await rule()).body).toEqual(body);
    expect(await names()).toEqual(['attendant', 'pilot']);
    await move(pilot, { department_id: crew });
    expect(await names()).toEqual(['attendant']);
    await move(admin, { department_id: ops });
    expect(await names()).toEqual(['admin', 'attendant']);
    await move(admin, { position: '부장' });
    expect(await names()).toEqual(['attendant']);
  });

  test('matches a department with or without those below it, and the whole company', async () => {
    const { root, crew, pilot } = library;
    await save({ groups: [{ departmentId: root, withBelow: false }] });
    expect(await names()).toEqual(['admin']);
    await save({ groups: [{ departmentId: root, withBelow: true }] });
    expect(await names()).toEqual(['admin', 'attendant', 'manager', 'pilot']);
    await move(pilot, { job_title: '기장' });
    await save({ groups: [{ jobTitles: ['기장'] }, { departmentId: crew }] });
    expect(await names()).toEqual(['attendant', 'pilot']);
    await save({ groups: [{ departmentId: null }] });
    expect((await rule()).body).toMatchObject({ groups: [{ department: null }], matched: 4, version: 4 });
  });

  test('is refused if a department or person does not exist or is not active, or a person is in both lists', async () => {
    const { pilot, ops } = library;
    const gone = await givenEmployee(app, 'gone', ops, { resignedOn: '2026-11-01' });
    const refused = await save({
      groups: [{ departmentId: ops }, { departmentId: 99_999, positions: [' '] }],
      plus: [pilot.id, gone.id],
      minus: [99_999, pilot.id],
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'not-valid' } });
    expect((refused.body as unknown as { errors: { path: string; code: string }[] }).errors).toEqual([
      expect.objectContaining({ path: 'groups.1.departmentId', code: 'department-inactive' }),
      expect.objectContaining({ path: 'groups.1.positions.0', code: 'required' }),
      expect.objectContaining({ path: 'plus.1', code: 'person-inactive' }),
      expect.objectContaining({ path: 'minus.0', code: 'person-inactive' }),
      expect.objectContaining({ path: 'minus.1', code: 'in-both' }),
    ]);
    for (const body of [{ dueDays: 366 }, { dueDays: -1 }, { groups: Array.from({ length: 21 }, () => ({})) }])
      expect((await save(body)).status).toBe(400);
    expect((await rule()).body.version).toBe(0);
  });

  test('is for S and M, visible to Level3, and refused if it was changed meanwhile', async () => {
    const { pilot, attendant, admin } = library;
    expect((await save({}, pilot)).status).toBe(403);
    expect((await rule(pilot)).status).toBe(403);
    await givenManual(app, library, { managers: [{ id: attendant.id }] });
    expect((await save({}, attendant)).status).toBe(403);
    expect((await rule(attendant)).status).toBe(200);
    expect((await save({ plus: [pilot.id] }, admin, 0)).status).toBe(200);
    expect(await save({}, admin, 0)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect(await names()).toEqual(['pilot']);
  });

  test('of two concurrent calls from the same version is stored from one', async () => {
    const { pilot, attendant, admin, manager } = library;
    const answers = await Promise.all([
      save({ plus: [pilot.id] }, admin, 0),
      save({ plus: [attendant.id] }, manager, 0),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await rule()).body).toMatchObject({ matched: 1, version: 1 });
  });

  test('of a missing document is not found, also for callers without the right', async () => {
    const { pilot, general } = library;
    for (const place of [
      { ...params(), id: general },
      { ...params(), docId: 99_999 },
    ]) {
      expect((await app.call(getReaderRule, pilot, { params: place })).status).toBe(404);
      expect((await app.call(setReaderRule, pilot, { params: place, body: { plus: [99_999] } })).status).toBe(404);
    }
  });

  test('that matches more than ten thousand is refused, and the present one stays', async () => {
    const { crew, pilot } = library;
    await save({ plus: [pilot.id] });
    await app.pool.query(`
      insert into directory.employee (code, name, eng_name, email, position, department_id, phone, birth_on, hired_on,
        gender, address1, address2, seq, is_resigned)
      select 'N' || n, 'N' || n, 'N', 'n' || n || '@hanbit.example', '사원', ${crew}, '010', '1990-01-01', '2015-01-01', 1,
        '서울', '', 0, false from generate_series(1, 10001) n`);
    expect(await save({ groups: [{ departmentId: crew }] })).toMatchObject({
      status: 422,
      body: { code: 'not-valid', errors: [{ path: 'groups', code: 'too-many' }] },
    });
    expect((await rule()).body).toMatchObject({ groups: [], matched: 1, version: 1 });
  });

  test('is replaced by a list of readers, which keeps its due days', async () => {
    const { ops, pilot, attendant, manager } = library;
    await save({ groups: [{ departmentId: ops }], minus: [pilot.id], dueDays: 3 });
    await app.call(setReaders, manager, { params: params(), body: [attendant.id] });
    expect((await rule()).body).toMatchObject({ groups: [], minus: [], dueDays: 3, matched: 1, version: 2 });
    expect(await names()).toEqual(['attendant']);
  });

  test('loses the group of a deleted department', async () => {
    const { root, admin, pilot } = library;
    const id = await givenDepartment(app, 'XX', root);
    await save({ groups: [{ departmentId: id }], plus: [pilot.id] });
    await givenGrant(app, admin, 'Admin', 'Level0');
    expect((await app.call(deleteDepartment, admin, { params: { id } })).status).toBe(204);
    expect((await rule()).body).toMatchObject({ groups: [], matched: 1 });
  });

  test('notifies those whom it newly matches', async () => {
    const { ops, pilot, attendant, manager } = library;
    await save({ plus: [pilot.id] });
    await save({ groups: [{ departmentId: ops }], plus: [attendant.id] });
    expect(await kindsFor(app, pilot)).toEqual(['documents.required-reading']);
    expect(await kindsFor(app, attendant)).toEqual(['documents.required-reading']);
    expect(await kindsFor(app, manager)).toEqual([]);
    await app.call(markRead, pilot, { params: params() });
    expect(await kindsFor(app, pilot)).toEqual([]);
  });
});

describe('due days', () => {
  test('count from the day of assignment; a reader who has not read by then is overdue', async () => {
    const { pilot, attendant } = library;
    await save({ plus: [pilot.id, attendant.id], dueDays: 3 });
    await app.call(markRead, attendant, { params: params() });
    const seen = async () =>
      (await app.call(getReaders, library.manager, { params: params() })).body.map((reader) => [
        reader.name,
        reader.dueDate,
        reader.isOverdue,
      ]);
    at('2026-11-23');
    expect(await seen()).toEqual([
      ['attendant', '2026-11-23', false],
      ['pilot', '2026-11-23', false],
    ]);
    at('2026-11-24');
    expect(await seen()).toEqual([
      ['attendant', '2026-11-23', false],
      ['pilot', '2026-11-23', true],
    ]);
    const { body } = await app.call(listAssignedDocuments, pilot, { query: {} });
    expect(body.items).toMatchObject([{ dueDate: '2026-11-23', isOverdue: true, needsConfirmation: false }]);
  });

  test('of a reader who newly matches count from today until the daily job has stored the day', async () => {
    const { ops, attendant } = library;
    await save({ groups: [{ departmentId: ops }], dueDays: 10 });
    at('2026-12-01');
    await move(attendant, { department_id: ops });
    const { body } = await app.call(listAssignedDocuments, attendant, { query: {} });
    expect(body.items).toMatchObject([{ assignedDate: '2026-12-01', dueDate: '2026-12-11' }]);
  });
});

describe('the readers of another revision', () => {
  test('are the present ones with their marks on it', async () => {
    const { pilot, manager } = library;
    await save({ plus: [pilot.id] });
    await app.call(markRead, pilot, { params: params() });
    const first = document.revision.id;
    await givenRevision(app, manager, { id: document.manual?.id ?? 0, driveId: document.driveId }, '2');
    const isRead = async (query: { revisionId?: number }) => {
      const { status, body } = await app.call(getReaders, manager, { params: params(), query });
      return status === 200 ? body.map((reader) => reader.isRead) : status;
    };
    expect([await isRead({}), await isRead({ revisionId: first }), await isRead({ revisionId: 99_999 })]).toEqual([
      [false],
      [true],
      404,
    ]);
    const { body } = await app.call(listReadingEvidence, pilot, { query: { employeeId: pilot.id } });
    expect(body.items).toMatchObject([{ revision: { id: first, version: '1', isDeleted: false } }]);
  });
});
