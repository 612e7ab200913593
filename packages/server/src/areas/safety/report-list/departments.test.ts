import { listReports } from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
});

afterAll(() => app.close());

const listed = async (who: TestEmployee) => (await app.call(listReports, who)).body.items.map(({ id }) => id);

test('Level2 sees their own department, Level3 also those below it', async () => {
  const above = await givenEmployee(app, 'above2', air.flight);
  await givenGrant(app, above, 'ESMS', 'Level2');
  const { id } = await givenReport(app, air.captain);
  expect(await listed(air.level[2])).toContain(id);
  expect(await listed(air.level[3])).toContain(id);
  expect(await listed(above)).not.toContain(id);
});

test('a report stays with the department of its submission; its readers are found by their present department', async () => {
  const { id } = await givenReport(app, air.captain);
  const other = await givenDepartment(app, 'NEW');
  await app.pool.query('update directory.employee set department_id = $2 where id = $1', [air.captain.id, other]);
  expect(await listed(air.level[2])).toContain(id);
  expect(await listed(air.captain)).toContain(id);
  await app.pool.query('update directory.employee set department_id = $2 where id = $1', [air.level[2].id, other]);
  expect(await listed(air.level[2])).not.toContain(id);
});
