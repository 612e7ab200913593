import { deleteDepartment, deleteEmployee } from '@portal/contract/directory';
import { markRead } from '@portal/contract/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocumentCenter, driveOf, givenDocumentCenter, givenManual } from '#testing/documents/given-center';
import { generalBody, givenDocument, plainBody } from '#testing/documents/given-upload';
import { givenGrant } from '#testing/given-administrator';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let center: DocumentCenter;
let admin: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  center = await givenDocumentCenter(app);
  admin = await givenEmployee(app, 'admin', center.root);
  await givenGrant(app, admin, 'Admin', 'Level0');
});

afterAll(() => app.close());

const hasRecords = { status: 409, body: { code: 'has-records' } };

const naming: Record<string, (who: TestEmployee) => Promise<unknown>> = {
  'manages a manual': ({ id }) =>
    app.pool.query('insert into documents.manual_manager values ($1, $2)', [center.manual, id]),
  'is a reader': async ({ id }) => {
    const document = await givenDocument(app, center.everybody, center.general, generalBody({ title: `r${id}` }));
    await app.pool.query('insert into documents.reader_plus values ($1, $2)', [document.id, id]);
  },
  'marked something as read': async (who) => {
    const document = await givenDocument(app, center.everybody, center.general, generalBody({ title: `m${who.id}` }));
    const params = { id: document.driveId, docId: document.id };
    expect((await app.call(markRead, who, { params })).status).toBe(200);
  },
  'changed a notice': ({ id }) =>
    app.pool.query("insert into documents.notice values ($1, 'a', 'b', now(), $2, 1)", [center.flightDrive, id]),
};

test.each(Object.keys(naming))('an employee who %s cannot be deleted', async (what) => {
  const employee = await givenEmployee(app, `n${Object.keys(naming).indexOf(what)}`, center.cabin);
  await naming[what]?.(employee);
  expect(await app.call(deleteEmployee, admin, { params: { id: employee.id } })).toMatchObject(hasRecords);
});

test('an employee who made or changed a document cannot be deleted', async () => {
  const maker = await givenEmployee(app, 'maker', center.cabin);
  const changer = await givenEmployee(app, 'changer', center.cabin);
  await givenGrant(app, changer, 'Document', 'Level4');
  await givenDocument(app, maker, center.general, generalBody());
  await givenDocument(app, changer, center.general, generalBody({ overwrite: true }));
  for (const { id } of [maker, changer])
    expect(await app.call(deleteEmployee, admin, { params: { id } })).toMatchObject(hasRecords);
});

/** A department without people, and its drive. */
const emptied = async (code: string) => {
  const id = await givenDepartment(app, code, center.root);
  return { id, drive: await driveOf(app, id), remove: () => app.call(deleteDepartment, admin, { params: { id } }) };
};

test('a department is deleted with its drive if the drive is empty', async () => {
  const { remove, drive } = await emptied('E1');
  await app.pool.query("insert into documents.notice values ($1, 'a', 'b', now(), $2, 1)", [drive, center.member.id]);
  expect((await remove()).status).toBe(204);
  expect((await app.pool.query('select 1 from documents.drive where id = $1', [drive])).rows).toEqual([]);
});

test('a department whose drive contains a document or a manual cannot be deleted', async () => {
  const one = await emptied('E2');
  await givenDocument(app, center.administrator, one.drive, plainBody());
  expect(await one.remove()).toMatchObject(hasRecords);
  const other = await emptied('E3');
  await givenManual(app, { driveId: other.drive, departmentId: center.cabin, docNo: 'E3' });
  expect(await other.remove()).toMatchObject(hasRecords);
});

test('a department that a manual, a document or a revision refers to cannot be deleted', async () => {
  const ofManual = await emptied('E4');
  await givenManual(app, { driveId: center.cabinDrive, departmentId: ofManual.id, docNo: 'E4' });
  expect(await ofManual.remove()).toMatchObject(hasRecords);
  const ofDocument = await emptied('E5');
  const document = await givenDocument(app, center.everybody, center.general, generalBody({ title: 'E5' }));
  await app.pool.query('update documents.document set department_id = $2 where id = $1', [document.id, ofDocument.id]);
  expect(await ofDocument.remove()).toMatchObject(hasRecords);
  const ofRevision = await emptied('E6');
  await app.pool.query('update documents.revision set department_id = $2 where document_id = $1', [
    document.id,
    ofRevision.id,
  ]);
  expect(await ofRevision.remove()).toMatchObject(hasRecords);
});
