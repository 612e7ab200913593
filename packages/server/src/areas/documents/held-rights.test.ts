import { listPermissions } from '@portal/contract/identity';
import { getMe } from '@portal/contract/shell';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocumentCenter, givenDocumentCenter } from '#testing/documents/given-center';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let center: DocumentCenter;

beforeAll(async () => {
  app = await createTestApp();
  center = await givenDocumentCenter(app);
});

afterAll(() => app.close());

const levels = async (caller: TestEmployee, menu = 'Document') =>
  (await app.call(listPermissions, caller, { query: { menu } })).body.map(({ name }) => name);

const ownLevels = async (caller: TestEmployee) => {
  const { body } = await app.call(getMe, caller);
  return body.permissions.filter(({ menu }) => menu === 'Document').map(({ name }) => name);
};

test('an employee who is made manager of a manual immediately holds Level3 in addition to their other levels', async () => {
  const { manual, everybody } = center;
  expect(await levels(everybody)).toEqual(['Level2']);
  await app.pool.query('insert into documents.manual_manager values ($1, $2)', [manual, everybody.id]);
  expect(await levels(everybody)).toEqual(['Level3', 'Level2']);
  expect(await ownLevels(everybody)).toEqual(['Level3', 'Level2']);
  expect(await levels(everybody, 'ESMS')).toEqual(['Level1']);
  await givenGrant(app, everybody, 'Document', 'Level4');
  expect(await levels(everybody)).toEqual(['Level4', 'Level3']);
  expect(await ownLevels(everybody)).toEqual(['Level4', 'Level3']);
  await app.pool.query('delete from documents.manual_manager where employee_id = $1', [everybody.id]);
  expect(await levels(everybody)).toEqual(['Level4']);
  await app.pool.query('delete from identity.permission_grant where employee_id = $1', [everybody.id]);
  expect(await levels(everybody)).toEqual(['Level2']);
});

test('managing several manuals gives one Level3', async () => {
  const both = await givenEmployee(app, 'both', center.cabin);
  for (const manual of [center.manual, center.cabinManual])
    await app.pool.query('insert into documents.manual_manager values ($1, $2)', [manual, both.id]);
  expect(await levels(both)).toEqual(['Level3', 'Level2']);
});

test('the grants of an employee are read through indexes, however many people manage manuals', async () => {
  await app.pool.query(
    `insert into directory.employee (code, name, eng_name, email, position, department_id, phone, birth_on, hired_on, address1)
      select 'X' || n, 'x', 'x', 'x' || n || '@hanbit.example', 'x', $1, '', '1990-01-01', '2020-01-01', ''
      from generate_series(1, 3000) n`,
    [center.cabin],
  );
  await app.pool.query(
    "insert into documents.manual_manager select $1, id from directory.employee where code like 'X%'",
    [center.manual],
  );
  await app.pool.query(
    "insert into identity.permission_grant select id, 'ESMS', 'Level2' from directory.employee where code like 'X%'",
  );
  await app.pool.query('analyze');
  const { rows } = await app.pool.query<{ 'QUERY PLAN': string }>(
    `explain select (select json_agg(json_build_object('menu', g.menu, 'level', g.level))
      from identity.held_grant g where g.employee_id = e.id) from directory.employee e where e.id = ${center.everybody.id}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan on (permission_grant|manual_manager|employee)/);
  expect(plan).toMatch(/manual_manager_by_employee/);
});
