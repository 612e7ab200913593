import type { Day } from '@portal/contract/kernel';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { DepartmentTable, DirectoryTables } from '../directory-tables.ts';
import { hasResignedOn } from '../person.queries.ts';
import type { DepartmentValues } from './department-columns.ts';

/** A department with how many active employees it has itself. */
export type DepartmentRow = Selectable<DepartmentTable> & { employees_count: number };

/** All departments in tree order, or one with all below it. */
export const listDepartmentRows = async (
  db: Db<DirectoryTables>,
  today: Day,
  belowId?: number,
): Promise<DepartmentRow[]> => {
  const { rows } = await sql<DepartmentRow>`
    select d.*, (
      select count(*)::integer from directory.employee e where e.department_id = d.id
        and not ${hasResignedOn('e', sql`${today}`)}
    ) as employees_count
    from directory.department d
    ${belowId === undefined ? sql`` : sql`where d.path @> array[${belowId}::integer]`}
    order by d.place
  `.execute(db);
  return rows;
};

/** Inserts a department below its parent's path; returns its own path. Call `placeDepartments` afterwards. */
export const insertDepartment = async (
  tx: Tx<DirectoryTables>,
  values: DepartmentValues & { created_on: Day },
  parentPath: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('directory.department', 'id'))::integer as id
  `.execute(tx);
  const id = rows[0]?.id ?? 0;
  const row = { ...values, id, path: [...parentPath, id] };
  await sql`
    insert into directory.department (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    overriding system value values (${sql.join(Object.values(row))})
  `.execute(tx);
  return row.path;
};

/** Updates a department's own fields and increments its version. */
export const updateDepartment = async (
  tx: Tx<DirectoryTables>,
  id: number,
  values: DepartmentValues,
): Promise<void> => {
  await tx
    .updateTable('directory.department')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** Moves a department and all below it to another path. */
export const moveDepartments = async (
  tx: Tx<DirectoryTables>,
  ownPath: readonly number[],
  parentPath: readonly number[],
): Promise<void> => {
  await sql`
    update directory.department set path = ${parentPath}::integer[] || path[${ownPath.length}::integer:]
    where path @> array[${ownPath.at(-1) ?? 0}::integer]
  `.execute(tx);
};

/**
 * Renumbers all departments from the top of the tree down, after one was added, deleted, moved or changed its number.
 */
export const placeDepartments = async (tx: Tx<DirectoryTables>): Promise<void> => {
  await sql`select directory.place_departments()`.execute(tx);
};

export const deleteDepartmentRow = async (tx: Tx<DirectoryTables>, id: number): Promise<void> => {
  await tx.deleteFrom('directory.department').where('id', '=', id).execute();
};

export const isDepartmentCodeTaken = async (
  tx: Tx<DirectoryTables>,
  code: string,
  exceptId: number | undefined,
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from directory.department
    where lower(code) = lower(${code}) and id is distinct from ${exceptId ?? null}::integer
  `.execute(tx);
  return rows.length > 0;
};

/** The number of people in a department itself, resigned ones included. */
export const countEverEmployed = async (tx: Tx<DirectoryTables>, id: number): Promise<number> => {
  const { rows } = await sql<{ employees: number }>`
    select count(*)::integer as employees from directory.employee where department_id = ${id}
  `.execute(tx);
  return rows[0]?.employees ?? 0;
};
