import { listAudit, listPermissionRows, setGrants } from '@portal/contract/admin';
import { listEmployeeRecords } from '@portal/contract/directory';
import { type Grant, listMenus } from '@portal/contract/identity';
import { beforeEach, expect, test } from 'vitest';
import { type Company, givenCompany, givenGrant } from '#testing/given-administrator';
import { givenEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let company: Company;

beforeEach(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
  return () => app.close();
});

const set = (employeeId: number, grants: readonly Grant[], headers: Record<string, string> = {}) =>
  app.call(setGrants, company.admin, { params: { employeeId }, body: grants, headers });

const admin: Grant = { menu: 'Admin', level: 'Level0' };
const safety: Grant = { menu: 'ESMS', level: 'Level6' };

test('a grant opens the area at once, and its removal closes it at once', async () => {
  expect((await app.call(listEmployeeRecords, company.captain)).status).toBe(403);
  expect(await set(company.captain.id, [safety, admin])).toMatchObject({
    status: 200,
    body: { grants: [safety, admin] },
  });
  expect((await app.call(listEmployeeRecords, company.captain)).status).toBe(200);
  expect((await app.call(listMenus, company.captain)).body.map(({ name }) => name)).toContain('Admin');
  await set(company.captain.id, []);
  expect((await app.call(listEmployeeRecords, company.captain)).status).toBe(403);
});

test('nobody can grant themselves a level; another administrator can, and removing an own grant is allowed', async () => {
  for (const grants of [[admin, safety], [{ menu: 'Admin', level: 'Level3' }], [safety]] as Grant[][])
    expect(await set(company.admin.id, grants)).toMatchObject({ status: 422, body: { code: 'own-right' } });
  expect((await app.call(listPermissionRows, company.admin, { query: { menu: 'ESMS' } })).body.items).toEqual([]);
  await givenGrant(app, company.captain, 'Admin', 'Level0');
  await givenGrant(app, company.admin, 'ESMS', 'Level2');
  const byCaptain = await app.call(setGrants, company.captain, {
    params: { employeeId: company.admin.id },
    body: [admin, safety],
  });
  expect(byCaptain.status).toBe(200);
  expect(await set(company.admin.id, [admin])).toMatchObject({ status: 200, body: { grants: [admin] } });
  expect(await set(company.admin.id, [])).toMatchObject({ status: 200, body: { grants: [] } });
});

test('the list returns everybody, and with a menu its holders', async () => {
  await givenGrant(app, company.captain, 'ESMS', 'Level2');
  const names = async (query: Record<string, string>) =>
    (await app.call(listPermissionRows, company.admin, { query })).body.items.map(({ employee }) => employee.name);
  expect(await names({})).toEqual(['admin', 'captain']);
  expect(await names({ menu: 'ESMS' })).toEqual(['captain']);
  expect(await names({ menu: 'Document' })).toEqual([]);
  expect(await names({ menu: 'Admin', searchText: 'cap' })).toEqual([]);
});

test('levels that cannot be granted and duplicates are refused at their position', async () => {
  const { status, body } = await set(company.captain.id, [safety, { menu: 'Document', level: 'Level3' }, safety]);
  expect([status, body]).toMatchObject([
    422,
    {
      errors: [
        { path: '1.level', code: 'not-one-of' },
        { path: '2', code: 'grant-twice' },
      ],
    },
  ]);
});

test('a resigned person can be given no grant, and theirs can be removed', async () => {
  const gone = await givenEmployee(app, 'gone', company.flight, { resignedOn: '2026-01-31' });
  expect(await set(gone.id, [safety])).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'employeeId', code: 'person-inactive' }] },
  });
  await givenGrant(app, gone, 'ESMS', 'Level6');
  expect(await set(gone.id, [])).toMatchObject({ status: 200, body: { grants: [] } });
});

test('the last administrator keeps the right; of two who concurrently remove each other’s one is refused', async () => {
  expect(await set(company.admin.id, [])).toMatchObject({ status: 422, body: { code: 'last-administrator' } });
  await givenGrant(app, company.captain, 'Admin', 'Level0');
  const tries = await Promise.all([set(company.captain.id, []), set(company.admin.id, [])]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('one who has resigned or is to resign does not count as the other administrator', async () => {
  await givenGrant(app, company.captain, 'Admin', 'Level0');
  await app.db
    .updateTable('directory.employee')
    .set({ is_resigned: true, resigned_on: '2026-12-31' })
    .where('id', '=', company.captain.id)
    .execute();
  expect(await set(company.admin.id, [])).toMatchObject({ status: 422, body: { code: 'last-administrator' } });
});

test('a change from an older version is refused, and every change is in the trail', async () => {
  expect((await set(company.captain.id, [safety], { 'if-match': '"1"' })).body.version).toBe(2);
  expect((await set(company.captain.id, [], { 'if-match': '"1"' })).status).toBe(409);
  expect((await set(company.captain.id, [safety])).body.version).toBe(2);
  const { body } = await app.call(listAudit, company.admin, { query: { area: 'identity' } });
  expect(body.items).toMatchObject([
    { recordId: company.captain.id, before: { grants: [] }, after: { grants: ['ESMS Level6'] } },
  ]);
});
