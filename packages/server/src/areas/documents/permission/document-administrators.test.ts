import { listAudit, setGrants } from '@portal/contract/admin';
import { listEmployeeRecords } from '@portal/contract/directory';
import { getDocumentManagers, setDocumentAdministrators } from '@portal/contract/documents';
import { listPermissions } from '@portal/contract/identity';
import { beforeEach, expect, test } from 'vitest';
import { givenLibrary, givenManual, type Library } from '#testing/documents/given-library';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let library: Library;

beforeEach(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  return () => app.close();
});

const set = (people: readonly { id: number }[], who = library.admin) =>
  app.call(setDocumentAdministrators, who, { body: people.map(({ id }) => ({ id })) });
const read = async (who = library.admin) => (await app.call(getDocumentManagers, who)).body;
const names = async (kind: 'administrators' | 'manualManagers') => (await read())[kind].map(({ name }) => name);
const resign = (who: TestEmployee, day: string | null) =>
  app.db
    .updateTable('directory.employee')
    .set({ is_resigned: day !== null, resigned_on: day })
    .where('id', '=', who.id)
    .execute();
const levels = async (who: TestEmployee) =>
  (await app.call(listPermissions, who, { query: { menu: 'Document' } })).body.map(({ name }) => name);

test('holders of Level4 and managers of manuals are listed, each once and by name', async () => {
  const { manager, pilot, attendant } = library;
  for (const managers of [[manager, attendant], [manager]])
    await givenManual(app, library, { managers: managers.map(({ id }) => ({ id })) });
  await givenGrant(app, pilot, 'Document', 'Level4');
  await givenGrant(app, pilot, 'Document', 'Level2');
  const body = await read();
  expect(body.administrators.map(({ name }) => name)).toEqual(['admin', 'pilot']);
  expect(body.manualManagers.map(({ name }) => name)).toEqual(['attendant', 'manager']);
  expect(body.administrators[1]).toEqual({
    id: pilot.id,
    name: 'pilot',
    engName: 'pilot',
    email: pilot.email,
    position: '대리',
    department: { id: library.ops, name: 'OP 팀', engName: 'OP Team' },
  });
});

test('employees who resigned are hidden until they return', async () => {
  const { manager, pilot } = library;
  await givenManual(app, library);
  await givenGrant(app, pilot, 'Document', 'Level4');
  for (const who of [manager, pilot]) await resign(who, '2026-11-20');
  expect([await names('administrators'), await names('manualManagers')]).toEqual([['admin'], []]);
  for (const who of [manager, pilot]) await resign(who, null);
  expect([await names('administrators'), await names('manualManagers')]).toEqual([['admin', 'pilot'], ['manager']]);
  await resign(pilot, '2026-11-21');
  expect(await names('administrators')).toEqual(['admin', 'pilot']);
});

test('new administrators replace the old ones immediately, who keep their other rights', async () => {
  const { admin, pilot, attendant } = library;
  await givenGrant(app, pilot, 'ESMS', 'Level2');
  await givenGrant(app, attendant, 'Document', 'Level2');
  const answer = await set([pilot, attendant, pilot]);
  expect(answer).toMatchObject({ status: 200, body: { manualManagers: [] } });
  expect(answer.body.administrators.map(({ name }) => name)).toEqual(['attendant', 'pilot']);
  expect([await levels(admin), await levels(pilot), await levels(attendant)]).toEqual([
    ['Level2'],
    ['Level4'],
    ['Level4', 'Level2'],
  ]);
  expect((await app.call(listPermissions, pilot, { query: { menu: 'ESMS' } })).body).toEqual([{ name: 'Level2' }]);
  expect((await app.call(getDocumentManagers, admin)).status).toBe(403);
  expect((await set([admin, pilot], pilot)).status).toBe(200);
  expect([await levels(admin), await levels(attendant)]).toEqual([['Level4'], ['Level2']]);
});

test('the permission screen writes the same grants', async () => {
  const { admin, pilot } = library;
  await givenGrant(app, admin, 'Admin', 'Level0');
  await app.call(setGrants, admin, { params: { employeeId: pilot.id }, body: [{ menu: 'Document', level: 'Level4' }] });
  expect(await names('administrators')).toEqual(['admin', 'pilot']);
  const version = async () => {
    const { body } = await app.call(listEmployeeRecords, admin, { query: { searchKeyword: 'pilot' } });
    return body.items.find(({ id }) => id === pilot.id)?.version ?? 0;
  };
  const before = await version();
  await set([admin]);
  expect(await version()).toBe(before + 1);
  const stale = { params: { employeeId: pilot.id }, body: [], headers: { 'if-match': `"${before}"` } };
  expect((await app.call(setGrants, admin, stale)).status).toBe(409);
  await set([admin]);
  expect(await version()).toBe(before + 1);
});

test('there must be an administrator, and all must be active', async () => {
  const gone = await givenEmployee(app, 'gone', library.ops, { resignedOn: '2026-01-31' });
  expect(await set([])).toMatchObject({
    status: 422,
    body: { code: 'not-valid', errors: [{ code: 'no-administrator', message: '문서 시스템 관리자를 지정해 주세요.' }] },
  });
  expect(await set([gone])).toMatchObject({ status: 422, body: { errors: [{ path: '0', code: 'person-inactive' }] } });
  expect(await set([library.admin, { id: 99_999 }])).toMatchObject({ status: 422, body: { errors: [{ path: '1' }] } });
  for (const body of [[{ id: 0 }], [1], { id: 1 }, [{ id: 1, name: 'x' }]])
    expect((await app.call(setDocumentAdministrators, library.admin, { body })).status).toBe(400);
  expect(await names('administrators')).toEqual(['admin']);
});

test('one’s own right can be removed, and only an administrator can read or set the rights', async () => {
  const { manager, pilot } = library;
  await givenManual(app, library);
  for (const who of [manager, pilot]) {
    expect((await app.call(getDocumentManagers, who)).status).toBe(403);
    expect((await set([], who)).status).toBe(403);
    expect((await set([who], who)).status).toBe(403);
  }
  expect((await set([pilot])).status).toBe(200);
  expect((await set([library.admin])).status).toBe(403);
});

test('of two concurrent calls that replace each other’s caller only one succeeds', async () => {
  const { admin, pilot } = library;
  await givenGrant(app, pilot, 'Document', 'Level4');
  for (let round = 0; round < 5; round += 1) {
    const tries = await Promise.all([set([admin], admin), set([pilot], pilot)]);
    const statuses = tries.map(({ status }) => status).toSorted();
    expect([
      [200, 422],
      [200, 403],
    ]).toContainEqual(statuses);
    expect(tries.find(({ status }) => status === 422)?.body ?? { code: 'own-right' }).toMatchObject({
      code: 'own-right',
    });
    expect((await app.pool.query("select 1 from identity.permission_grant where level = 'Level4'")).rowCount).toBe(1);
    await app.pool.query("delete from identity.permission_grant where level = 'Level4'");
    for (const who of [admin, pilot]) await givenGrant(app, who, 'Document', 'Level4');
  }
});

test('the audit trail has the change and the rights of each person before and after', async () => {
  const { admin, pilot } = library;
  await givenGrant(app, admin, 'Admin', 'Level0');
  await set([pilot]);
  await set([pilot], pilot);
  const { body } = await app.call(listAudit, admin, { query: { area: 'documents', action: 'administrators' } });
  expect(body.items.map(({ recordType, before, after }) => [recordType, before, after])).toEqual([
    ['portal', { administrators: [admin.id] }, { administrators: [pilot.id] }],
  ]);
  expect(body.items[0]?.mentioned.map(({ name }) => name).toSorted()).toEqual(['admin', 'pilot']);
  const { body: rights } = await app.call(listAudit, admin, { query: { area: 'identity' } });
  expect(rights.items.map(({ recordId, before, after }) => [recordId, before, after])).toEqual([
    [admin.id, { grants: ['Document Level4', 'Admin Level0'] }, { grants: ['Admin Level0'] }],
    [pilot.id, { grants: [] }, { grants: ['Document Level4'] }],
  ]);
});
