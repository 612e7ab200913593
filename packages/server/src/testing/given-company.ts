import { sql } from 'kysely';
import { emptyEmployeeRow } from '#areas/directory';
import type { TestApp } from './test-app.ts';

export type TestEmployee = { id: number; email: string; departmentId: number };

/** Adds a department below another; answers its id. */
export const givenDepartment = async (
  { db }: Pick<TestApp, 'db'>,
  code: string,
  parentId?: number,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into directory.department (id, parent_id, path, code, name, eng_name, created_on) overriding system value
    select n.id, ${parentId ?? null}::integer,
      coalesce((select path from directory.department where id = ${parentId ?? null}::integer), '{}') || n.id,
      ${code}, ${`${code} 팀`}, ${`${code} Team`}, '2020-01-01'
    from (select nextval(pg_get_serial_sequence('directory.department', 'id'))::integer as id) n returning id
  `.execute(db);
  await sql`select directory.place_departments()`.execute(db);
  return rows[0]?.id ?? 0;
};

/** Creates an employee with the account `name@hanbit.example`. */
export const givenEmployee = async (
  { db }: Pick<TestApp, 'db'>,
  account: string,
  departmentId: number,
  more: { name?: string; engName?: string; resignedOn?: string } = {},
): Promise<TestEmployee> => {
  const email = `${account}@hanbit.example`;
  const { id } = await db
    .insertInto('directory.employee')
    .values({
      ...emptyEmployeeRow,
      code: account.slice(0, 10),
      name: more.name ?? account.slice(0, 10),
      eng_name: more.engName ?? account.slice(0, 20),
      email,
      position: '대리',
      department_id: departmentId,
      phone: '010-1234-5678',
      birth_on: '1990-01-01',
      hired_on: '2015-01-01',
      address1: '서울',
      is_resigned: more.resignedOn !== undefined,
      resigned_on: more.resignedOn ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, email, departmentId };
};

/** Sets an employee's days of annual leave in a year. */
export const givenEntitlement = async (
  { db }: Pick<TestApp, 'db'>,
  employee: TestEmployee,
  year: number,
  days: number,
): Promise<void> => {
  await db.insertInto('leave.entitlement').values({ employee_id: employee.id, year, total_days: days }).execute();
};
