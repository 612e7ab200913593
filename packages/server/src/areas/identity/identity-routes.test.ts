import { listMenus, listPermissions } from '@portal/contract/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenDepartment, givenEmployee, type TestEmployee } from '../../testing/given-company.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { listGrants } from './grant.queries.ts';

let app: TestApp;
let captain: TestEmployee;
let auditor: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  const department = await givenDepartment(app, 'FO');
  captain = await givenEmployee(app, 'captain', department);
  auditor = await givenEmployee(app, 'auditor', department);
  await app.db
    .insertInto('identity.permission_grant')
    .values([
      { employee_id: auditor.id, menu: 'ESMS', level: 'Level2' },
      { employee_id: auditor.id, menu: 'ESMS', level: 'Level6' },
      { employee_id: auditor.id, menu: 'Audit', level: 'Level0' },
    ])
    .execute();
});
afterAll(() => app.close());

it('without a grant everyone has the normal levels and no administration', async () => {
  const menus = await app.call(listMenus, captain);
  expect(menus.body.map(({ name }) => name)).toEqual(['Approval', 'Document', 'ESMS']);
  expect(menus.body[0]).toEqual({ id: 1, name: 'Approval', path: '/approval' });
  expect((await app.call(listPermissions, captain)).body).toEqual([{ name: 'Level1' }]);
  expect((await app.call(listPermissions, captain, { query: { menu: 'Document' } })).body).toEqual([
    { name: 'Level2' },
  ]);
  expect((await app.call(listPermissions, captain, { query: { menu: 'Admin' } })).body).toEqual([]);
});

it('granted levels are listed highest first, with their menus', async () => {
  const levels = await app.call(listPermissions, auditor, { query: { menu: 'ESMS' } });
  expect(levels.body).toEqual([{ name: 'Level6' }, { name: 'Level2' }]);
  expect((await app.call(listMenus, auditor)).body.map(({ name }) => name)).toContain('Audit');
});

it('lists the grants of a person', async () => {
  expect(await listGrants(app.db, captain.id)).toEqual([]);
  expect(await listGrants(app.db, auditor.id)).toHaveLength(3);
});

it('an unknown menu is refused', async () => {
  expect((await app.call(listPermissions, captain, { query: { menu: 'Nothing' } })).status).toBe(400);
});
