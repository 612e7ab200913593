import { listAudit } from '@portal/contract/admin';
import { deleteEmployee } from '@portal/contract/directory';
import {
  type DriveDocument,
  exportReaders,
  getDriveDocument,
  getReaders,
  markRead,
  setReaders,
} from '@portal/contract/documents';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenLibrary, givenManual, givenPlain, givenRevision, type Library } from '#testing/documents/given-library';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let library: Library;
let document: DriveDocument;

beforeEach(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  const manual = await givenManual(app, library);
  document = await givenRevision(app, library.manager, manual);
  return () => app.close();
});

const at = (day: string) => {
  app.now.value = new Date(`${day}T01:00:00.000Z`);
};
const placeOf = ({ driveId, id }: Pick<DriveDocument, 'driveId' | 'id'> = document) => ({ id: driveId, docId: id });
const set = (people: readonly { id: number }[], who = library.manager, of = document) =>
  app.call(setReaders, who, { params: placeOf(of), body: people.map(({ id }) => id) });
const read = (who = library.manager, of = document) => app.call(getReaders, who, { params: placeOf(of) });
const mark = (who: TestEmployee, of = document) => app.call(markRead, who, { params: placeOf(of) });
const revise = (version: string) =>
  givenRevision(app, library.manager, { id: document.manual?.id ?? 0, driveId: document.driveId }, version);
const resign = (who: TestEmployee, day: string | null) =>
  app.db
    .updateTable('directory.employee')
    .set({ is_resigned: day !== null, resigned_on: day })
    .where('id', '=', who.id)
    .execute();
const told = async () =>
  (await read()).body.map(({ name, assignedDate, isRead, readDate }) => [name, assignedDate, isRead, readDate]);

describe('named readers', () => {
  test('are answered by name, each once, with what they have read', async () => {
    const { pilot, attendant } = library;
    const { status, body } = await set([pilot, attendant, pilot]);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: attendant.id,
        name: 'attendant',
        engName: 'attendant',
        email: attendant.email,
        position: '대리',
        department: { id: library.crew, name: 'CB 팀', engName: 'CB Team' },
        assignedDate: '2026-11-20',
        isRead: false,
        readDate: null,
        dueDate: null,
        isOverdue: false,
      },
      expect.objectContaining({ id: pilot.id, name: 'pilot' }),
    ]);
    expect((await read()).body).toEqual(body);
    const { body: whole } = await app.call(getDriveDocument, library.admin, { params: placeOf() });
    expect([whole.readers, whole.version]).toEqual([body, document.version]);
  });

  test('replace the present ones: a reader who stays keeps the day, an empty list removes all', async () => {
    const { pilot, attendant, admin } = library;
    await set([pilot, attendant]);
    at('2026-11-25');
    await set([pilot, admin]);
    expect(await told()).toEqual([
      ['admin', '2026-11-25', false, null],
      ['pilot', '2026-11-20', false, null],
    ]);
    expect((await set([])).body).toEqual([]);
    at('2026-11-26');
    await set([pilot]);
    expect(await told()).toEqual([['pilot', '2026-11-26', false, null]]);
  });

  test('are asked from the upload of the current revision, and read each revision separately', async () => {
    const { pilot, attendant } = library;
    await set([pilot]);
    at('2026-11-22');
    await mark(pilot);
    expect(await told()).toEqual([['pilot', '2026-11-20', true, '2026-11-22']]);
    // It is already the next day in Seoul.
    app.now.value = new Date('2026-11-23T16:00:00.000Z');
    await revise('2');
    expect(await told()).toEqual([['pilot', '2026-11-24', false, null]]);
    at('2026-11-27');
    await set([pilot, attendant]);
    await mark(attendant);
    expect(await told()).toEqual([
      ['attendant', '2026-11-27', true, '2026-11-27'],
      ['pilot', '2026-11-24', false, null],
    ]);
  });

  test('must be active: unknown and resigned employees are refused by their place', async () => {
    const gone = await givenEmployee(app, 'gone', library.ops, { resignedOn: '2026-11-20' });
    expect(await set([library.pilot, gone, { id: 99_999 }])).toMatchObject({
      status: 422,
      body: { code: 'not-valid', errors: [{ path: '1', code: 'person-inactive' }, { path: '2' }] },
    });
    expect((await read()).body).toEqual([]);
    for (const body of [[0], ['x'], [1.5], { ids: [1] }, null])
      expect((await app.call(setReaders, library.manager, { params: placeOf(), body: body as object })).status).toBe(
        400,
      );
  });

  test('who resign are hidden and not counted until they return', async () => {
    const { pilot, attendant } = library;
    await set([pilot, attendant]);
    await mark(pilot);
    await resign(pilot, '2026-11-20');
    expect(await told()).toEqual([['attendant', '2026-11-20', false, null]]);
    const { body } = await app.call(getDriveDocument, library.admin, { params: placeOf() });
    expect(body.readers?.map(({ name }) => name)).toEqual(['attendant']);
    await resign(pilot, null);
    expect(await told()).toEqual([
      ['attendant', '2026-11-20', false, null],
      ['pilot', '2026-11-20', true, '2026-11-20'],
    ]);
  });
});

test('can be ten thousand for one document, also in the export; ten thousand and one are refused', async () => {
  const { rows } = await app.pool.query<{ id: number }>(`
    insert into directory.employee (code, name, eng_name, email, position, department_id, phone, birth_on, hired_on,
      gender, address1, address2, seq, is_resigned)
    select 'N' || n, 'N' || lpad(n::text, 5, '0'), 'N', 'n' || n || '@hanbit.example', '사원', ${library.crew}, '010',
      '1990-01-01', '2015-01-01', 1, '서울', '', 0, false
    from generate_series(1, 10001) n returning id`);
  expect((await set(rows)).status).toBe(400);
  const most = rows.slice(0, 10_000);
  expect((await set(most)).body).toHaveLength(10_000);
  expect((await set(most.slice(0, 9_000))).body).toHaveLength(9_000);
  expect((await read()).body).toHaveLength(9_000);
  const refused = await set(most.map(({ id }) => ({ id: id + 1_000_000 })));
  expect([refused.status, (refused.body as unknown as { errors: [] }).errors.length]).toEqual([422, 64]);
});

test('of two concurrent lists one is stored completely', async () => {
  const { pilot, attendant, admin, manager } = library;
  for (let round = 0; round < 6; round += 1) {
    const [one, other] = [
      [pilot, admin],
      [attendant, manager],
    ];
    await Promise.all([set(one ?? []), set(other ?? [])]);
    expect([
      ['admin', 'pilot'],
      ['attendant', 'manager'],
    ]).toContainEqual((await read()).body.map(({ name }) => name));
  }
});

test('are set by the administrator and the manager of the manual; everyone with Level3 sees them for any document', async () => {
  const { admin, manager, pilot, attendant } = library;
  const other = await givenManual(app, library, { managers: [{ id: attendant.id }], driveId: library.crewDrive });
  const plain = await givenPlain(app, pilot, library.general, '안내');
  for (const who of [admin, manager]) expect((await set([pilot], who)).status).toBe(200);
  expect((await set([pilot], attendant)).status).toBe(403);
  expect((await set([{ id: 99_999 }], pilot)).status).toBe(403);
  for (const who of [manager, pilot, attendant]) expect((await set([pilot], who, plain)).status).toBe(403);
  expect((await set([pilot], admin, plain)).status).toBe(200);
  for (const each of [document, plain]) {
    for (const who of [admin, manager, attendant]) expect((await read(who, each)).status).toBe(200);
    expect((await read(pilot, each)).status).toBe(403);
    expect((await app.call(exportReaders, pilot, { params: placeOf(each) })).status).toBe(403);
  }
  await app.db.deleteFrom('documents.manual_manager').where('manual_id', '=', other.id).execute();
  expect((await read(attendant)).status).toBe(403);
});

test('of a missing document are reported as not found before the right is checked', async () => {
  for (const lost of [
    { driveId: 99_999, id: document.id },
    { driveId: library.crewDrive, id: document.id },
    { driveId: document.driveId, id: 99_999 },
  ]) {
    const params = placeOf(lost);
    for (const answer of [
      await app.call(getReaders, library.pilot, { params }),
      await app.call(setReaders, library.pilot, { params, body: [99_999] }),
      await app.call(exportReaders, library.pilot, { params }),
      await app.call(markRead, library.pilot, { params }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  }
});

test('are exported with their status as a spreadsheet, in the language of the caller', async () => {
  const { pilot, attendant, manager } = library;
  await set([pilot, attendant]);
  at('2026-11-21');
  await mark(pilot);
  const sheetOf = async (language: string) => {
    const response = await app.app.inject({
      url: `/api/drives/${document.driveId}/documents/${document.id}/readers/export`,
      headers: { ...tokensOf(manager), 'accept-language': language },
    });
    expect(response.headers['content-type']).toContain('spreadsheetml');
    const rows = await readSheet(response.rawPayload);
    return { name: decodeURIComponent(String(response.headers['x-filename'])), rows };
  };
  expect(await sheetOf('ko')).toEqual({
    name: `필독현황_${document.title}.xlsx`,
    rows: [
      ['이름', '영문 이름', '직위', '부서', '이메일', '지정일', '기한', '읽음 여부', '읽은 날'],
      ['attendant', 'attendant', '대리', 'CB 팀', attendant.email, '2026-11-20', null, '읽지 않음', null],
      ['pilot', 'pilot', '대리', 'OP 팀', pilot.email, '2026-11-20', null, '읽음', '2026-11-21'],
    ],
  });
  const english = await sheetOf('en');
  expect(english.name).toBe(`readers_${document.title}.xlsx`);
  expect(english.rows[2]).toEqual([
    'pilot',
    'pilot',
    '대리',
    'OP Team',
    pilot.email,
    '2026-11-20',
    null,
    'Read',
    '2026-11-21',
  ]);
});

test('are in the audit trail when added or removed; an unchanged list and readings are not', async () => {
  const { admin, pilot, attendant } = library;
  await givenGrant(app, admin, 'Admin', 'Level0');
  await set([pilot, attendant]);
  await set([attendant, pilot]);
  await set([attendant, admin]);
  await mark(pilot);
  const { body } = await app.call(listAudit, admin, { query: { recordType: 'drive-document', recordId: document.id } });
  expect(body.items.map(({ action, recordType, after }) => [action, recordType, after]).slice(0, 2)).toEqual([
    ['readers', 'drive-document', { named: [admin.id], released: [pilot.id] }],
    ['readers', 'drive-document', { named: [pilot.id, attendant.id], released: [] }],
  ]);
  expect(body.items.map(({ action }) => action)).toEqual(['readers', 'readers', 'upload']);
});

test('and people who marked a revision as read cannot be deleted', async () => {
  const { admin, pilot, attendant } = library;
  await givenGrant(app, admin, 'Admin', 'Level0');
  await set([pilot]);
  await mark(attendant);
  for (const { id } of [pilot, attendant])
    expect(await app.call(deleteEmployee, admin, { params: { id } })).toMatchObject({
      status: 409,
      body: { code: 'has-records' },
    });
});
