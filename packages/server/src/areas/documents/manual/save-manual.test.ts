import { listAudit } from '@portal/contract/admin';
import { deleteEmployee } from '@portal/contract/directory';
import { changeManual, createManual, deleteManual, type Manual } from '@portal/contract/documents';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  givenLibrary,
  givenManual,
  givenOfDepartment,
  type Library,
  sampleManual,
} from '#testing/documents/given-library';
import { givenGrant } from '#testing/given-administrator';
import { givenDepartment, givenEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let library: Library;

beforeEach(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  return () => app.close();
});

type Headers = Record<string, string>;

const create = (more: object = {}, driveId = library.opsDrive, who = library.admin) =>
  app.call(createManual, who, { params: { id: driveId }, body: sampleManual(library, more) });

const bodyOf = ({ manualType, manualClass, docNo, title, subTitle, abbr, departmentId, managers }: Manual) => ({
  manualType,
  manualClass,
  docNo,
  title,
  subTitle,
  abbr,
  departmentId,
  managers: managers.map(({ id }) => ({ id })),
});

const change = (manual: Manual, more: object, headers: Headers = {}, who = library.admin) =>
  app.call(changeManual, who, {
    params: { id: manual.driveId, mid: manual.id },
    body: { ...bodyOf(manual), ...more },
    headers,
  });

const remove = (manual: Manual, headers: Headers = {}, who = library.admin) =>
  app.call(deleteManual, who, { params: { id: manual.driveId, mid: manual.id }, headers });

describe('a registered manual', () => {
  test('answers its complete record, with managers by name and each once', async () => {
    const { manager, attendant, crew, opsDrive } = library;
    const { status, body } = await create({
      manualType: 'Procedures',
      manualClass: 'Authorized_Registered',
      docNo: '  FOM-A 1 ',
      title: ' 운항규정 ',
      subTitle: ' 제1권 ',
      abbr: ' FOM ',
      departmentId: crew,
      managers: [{ id: manager.id }, { id: attendant.id }, { id: manager.id }],
    });
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        manualType: 'Procedures',
        manualClass: 'Authorized_Registered',
        docNo: 'FOM-A 1',
        title: '운항규정',
        subTitle: '제1권',
        abbr: 'FOM',
        departmentId: crew,
        departmentName: 'CB 팀',
        departmentEngName: 'CB Team',
        driveId: opsDrive,
        documentId: null,
        controlled: false,
        inForce: null,
        upcoming: [],
        managers: [
          expect.objectContaining({
            id: attendant.id,
            name: 'attendant',
            department: expect.objectContaining({ id: crew }),
          }),
          expect.objectContaining({ id: manager.id, name: 'manager', email: manager.email, position: '대리' }),
        ],
        version: 1,
        can: { change: true, delete: true, prepare: 'wrong-status' },
      },
    ]);
  });

  test('may lack optional fields; null counts as missing', async () => {
    expect((await create({ subTitle: null, abbr: null })).body).toMatchObject({
      subTitle: null,
      abbr: null,
      managers: [],
    });
    expect(await create({ managers: null })).toMatchObject({ status: 201, body: { managers: [] } });
    expect((await create({ subTitle: ' ', abbr: '', managers: [] })).body).toMatchObject({
      subTitle: null,
      abbr: null,
    });
  });

  test.each([
    ['FOM\u200b-H 1\ufeff', 'FOM-H 1'],
    ['FOM-H\u00ad 2\u2060', 'FOM-H 2'],
    ['\u200eFOM\u200d-H\u200c 3', 'FOM-H 3'],
  ])('has a number without invisible characters, by which it is found: %j', async (docNo, normalized) => {
    expect((await create({ docNo })).body.docNo).toBe(normalized);
    expect(await create({ docNo: normalized })).toMatchObject({ status: 409, body: { code: 'doc-no-exists' } });
  });

  test('needs type, class, number, title and department', async () => {
    const body = sampleManual(library);
    for (const field of ['manualType', 'manualClass', 'docNo', 'title', 'departmentId']) {
      const without = (value: unknown) =>
        app.call(createManual, library.admin, { params: { id: library.opsDrive }, body: { ...body, [field]: value } });
      for (const value of [undefined, null, ...(['docNo', 'title'].includes(field) ? ['', '  '] : [])])
        expect(await without(value)).toMatchObject({
          status: 422,
          body: { code: 'not-valid', errors: [{ path: field, code: 'required' }] },
        });
    }
    for (const [field, longest] of [
      ['docNo', 50],
      ['title', 80],
      ['subTitle', 80],
      ['abbr', 50],
    ] as const) {
      expect((await create({ [field]: '가'.repeat(longest) })).status).toBe(201);
      expect((await create({ [field]: '가'.repeat(longest + 1) })).status).toBe(400);
    }
    for (const more of [{ manualType: 'Books' }, { manualClass: 1 }, { unknown: true }, { managers: [1] }])
      expect((await create(more)).status).toBe(400);
  });

  test('is in the drive of a department, which is that of the path', async () => {
    const refused = { status: 422, body: { code: 'not-valid', errors: [{ path: 'driveId' }] } };
    expect(await create({}, library.general)).toMatchObject(refused);
    expect(await create({ driveId: library.crewDrive })).toMatchObject(refused);
    expect((await create({ driveId: library.opsDrive })).status).toBe(201);
    expect((await create({}, 99_999)).status).toBe(404);
  });

  test('has an active department, and up to fifty active managers', async () => {
    const closed = await givenDepartment(app, 'OLD');
    await app.db.updateTable('directory.department').set({ is_activated: false }).where('id', '=', closed).execute();
    for (const departmentId of [closed, 99_999])
      expect(await create({ departmentId })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'departmentId' }] },
      });
    const gone = await givenEmployee(app, 'gone', library.ops, { resignedOn: '2026-01-31' });
    expect(await create({ managers: [{ id: gone.id }] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'managers.0', code: 'person-inactive' }] },
    });
    expect(await create({ managers: [{ id: library.pilot.id }, { id: 99_999 }] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'managers.1' }] },
    });
    const fifty = await Promise.all(Array.from({ length: 50 }, (_, at) => givenEmployee(app, `m${at}`, library.ops)));
    const managers = fifty.map(({ id }) => ({ id }));
    expect((await create({ managers })).body.managers).toHaveLength(50);
    expect((await create({ managers: [...managers, { id: library.pilot.id }] })).status).toBe(400);
  });

  test('has a unique number over all drives, trimmed and ignoring case', async () => {
    await create({ docNo: 'Fom-é' });
    for (const docNo of ['FOM-É', ` fom-${'é'.normalize('NFD')} `])
      expect(await create({ docNo, departmentId: library.crew }, library.crewDrive)).toMatchObject({
        status: 409,
        body: { code: 'doc-no-exists' },
      });
    const made = await Promise.all(Array.from({ length: 4 }, () => create({ docNo: '같은 번호' })));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });
});

test('only the system administrator registers, changes and deletes manuals; a missing one is reported before the right is checked', async () => {
  const manual = await givenManual(app, library);
  const { manager, pilot, crewDrive, opsDrive } = library;
  for (const who of [manager, pilot]) {
    expect((await create({ title: null }, opsDrive, who)).status).toBe(403);
    expect((await change(manual, { title: null }, { 'if-match': '"9"' }, who)).status).toBe(403);
    expect((await remove(manual, { 'if-match': '"9"' }, who)).status).toBe(403);
    expect((await create({}, 99_999, who)).status).toBe(404);
    const elsewhere = { ...manual, driveId: crewDrive };
    for (const lost of [elsewhere, { ...manual, id: 99_999 }, { ...manual, driveId: 99_999 }]) {
      expect((await change(lost, {}, {}, who)).status).toBe(404);
      expect((await remove(lost, {}, who)).status).toBe(404);
    }
  }
});

test('an employee who manages a manual, and a department with plain documents in its drive, cannot be deleted', async () => {
  await givenGrant(app, library.admin, 'Admin', 'Level0');
  await givenManual(app, library, { managers: [{ id: library.attendant.id }] });
  await givenOfDepartment(app, library.admin, library.crewDrive, '점검표');
  const { status } = await app.call(deleteEmployee, library.admin, { params: { id: library.attendant.id } });
  expect(status).toBe(409);
});

describe('the audit trail', () => {
  const listed = async () => {
    await givenGrant(app, library.admin, 'Admin', 'Level0');
    return (await app.call(listAudit, library.admin, { query: { area: 'documents', recordType: 'manual' } })).body;
  };

  test('has every change with the number, the fields, the managers and the departments', async () => {
    const { manager, attendant, ops, crew } = library;
    const manual = await givenManual(app, library, { title: '비밀 제목', docNo: 'T-1', departmentId: crew });
    const changed = (await change(manual, { docNo: 'T-2', managers: [{ id: attendant.id }] })).body;
    await change(changed, {});
    await remove(changed);
    const body = await listed();
    const all = [
      'manualType',
      'manualClass',
      'docNo',
      'title',
      'subTitle',
      'abbr',
      'departmentId',
      'driveId',
      'controlled',
    ];
    const old = { docNo: 'T-1', managers: [manager.id], department: ops, responsible: crew };
    const now = { ...old, docNo: 'T-2', managers: [attendant.id] };
    expect(body.items.map(({ recordId, action, before, after }) => [recordId, action, before, after])).toEqual([
      [manual.id, 'manual', null, { change: 'delete', fields: [], ...now }],
      [manual.id, 'manual', old, { change: 'change', fields: ['docNo', 'managers'], ...now }],
      [manual.id, 'manual', null, { change: 'make', fields: all, ...old }],
    ]);
    expect(JSON.stringify(body)).not.toContain('비밀');
  });

  test('has a move between drives and the removed managers, all by name', async () => {
    const { manager, attendant, ops, crew, crewDrive } = library;
    const manual = await givenManual(app, library);
    await change(manual, { driveId: crewDrive, departmentId: crew, managers: [{ id: attendant.id }] });
    const [entry] = (await listed()).items;
    expect(entry?.before).toMatchObject({ managers: [manager.id], department: ops, responsible: ops });
    expect(entry?.after).toMatchObject({ managers: [attendant.id], department: crew, responsible: crew });
    expect(entry?.mentioned.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual([
      'department CB 팀',
      'department OP 팀',
      'employee attendant',
      'employee manager',
    ]);
  });
});
