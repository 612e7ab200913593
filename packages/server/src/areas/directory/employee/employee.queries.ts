import { type Day, MASTER_TOTAL_CAP, type PageRequest } from '@portal/contract/kernel';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import { column, columnsOf } from '#platform/database/record-columns';
import { everyWord, gramsOf, orByInitials } from '#platform/database/search';
import type { DirectoryTables, EmployeeTable } from '../directory-tables.ts';
import { hasResignedOn } from '../person.queries.ts';
import { type EmployeeValues, employeeColumns } from './employee-columns.ts';

type Fragment = RawBuilder<unknown>;

/** The complete record of an employee with the names of the department. */
export type EmployeeRow = Selectable<Omit<EmployeeTable, 'search_grams'>> & {
  department_name: string;
  department_eng_name: string;
  has_photo: boolean;
};

/** A filter of employees; every given part must match. Days are days in Seoul. */
export type EmployeeFilter = {
  today: Day;
  searchKeyword?: string | undefined;
  /** A department with all below it. */
  departmentId?: number | undefined;
  /** The department itself. */
  onlyDepartmentId?: number | undefined;
  isResigned?: boolean | undefined;
  /** Employees who have not resigned, or resigned within this year. */
  employedIn?: number | undefined;
  ids?: readonly number[] | undefined;
};

const matches = (text: string): Fragment =>
  everyWord(
    text,
    (like, word) => sql`(e.search_grams @> ${gramsOf(word)}::text[] and
      (e.name ilike ${like} or e.eng_name ilike ${like} or e.code ilike ${like} or e.email ilike ${like})
      ${orByInitials('e.name', word)})`,
  );

const whereOf = (filter: EmployeeFilter): Fragment => {
  const conditions: Fragment[] = [];
  if (filter.searchKeyword !== undefined) conditions.push(matches(filter.searchKeyword));
  if (filter.departmentId !== undefined) conditions.push(sql`d.path @> array[${filter.departmentId}::integer]`);
  if (filter.onlyDepartmentId !== undefined) conditions.push(sql`e.department_id = ${filter.onlyDepartmentId}`);
  if (filter.isResigned === true) conditions.push(hasResignedOn('e', sql`${filter.today}`));
  if (filter.isResigned === false) conditions.push(sql`not ${hasResignedOn('e', sql`${filter.today}`)}`);
  if (filter.employedIn !== undefined)
    conditions.push(
      sql`(not ${hasResignedOn('e', sql`${filter.today}`)} or extract(year from e.resigned_on) = ${filter.employedIn}::integer)`,
    );
  if (filter.ids !== undefined) conditions.push(sql`e.id = any(${filter.ids}::integer[])`);
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
};

const columns = sql`${columnsOf({ id: column('id', Number), ...employeeColumns, version: column('version', Number) }, 'e')},
  d.name as department_name, d.eng_name as department_eng_name,
  exists (select 1 from directory.employee_photo h where h.employee_id = e.id) as has_photo`;

/** Employees in tree order, then by number and name; every row has the revision at which it was read. */
export const listEmployeeRows = async (
  db: Db<DirectoryTables>,
  filter: EmployeeFilter,
  { limit, offset }: PageRequest,
): Promise<(EmployeeRow & { revision: number })[]> => {
  const { rows } = await sql<EmployeeRow & { revision: number }>`
    select ${columns}, (select number from directory.revision) as revision
    from directory.department d join directory.employee e on e.department_id = d.id
    ${whereOf(filter)} order by d.place, e.seq, e.name, e.id limit ${limit} offset ${offset * limit}
  `.execute(db);
  return rows;
};

/** The number of employees, at most one over the cap. */
export const countEmployeeRows = async (db: Db<DirectoryTables>, filter: EmployeeFilter): Promise<number> => {
  const join = filter.departmentId === undefined ? sql`` : sql`join directory.department d on d.id = e.department_id`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select 1 from directory.employee e ${join} ${whereOf(filter)} limit ${MASTER_TOTAL_CAP + 1}) found
  `.execute(db);
  return rows[0]?.total ?? 0;
};

export const findEmployeeRow = async (db: Db<DirectoryTables>, id: number): Promise<EmployeeRow | undefined> => {
  const { rows } = await sql<EmployeeRow>`
    select ${columns} from directory.department d join directory.employee e on e.department_id = d.id where e.id = ${id}
  `.execute(db);
  return rows[0];
};

/** Which of a code and an email another employee has already. */
export const findTakenIdentity = async (
  tx: Tx<DirectoryTables>,
  { code, email }: { code: string; email: string },
  exceptId: number | undefined,
): Promise<('email' | 'code')[]> => {
  const { rows } = await sql<{ email: boolean; code: boolean }>`
    select lower(email) = lower(${email}) as email, lower(code) = lower(${code}) as code from directory.employee
    where (lower(email) = lower(${email}) or lower(code) = lower(${code})) and id is distinct from ${exceptId ?? null}::integer
  `.execute(tx);
  return (['email', 'code'] as const).filter((name) => rows.some((row) => row[name]));
};

export const insertEmployee = async (tx: Tx<DirectoryTables>, values: EmployeeValues): Promise<number> => {
  const { id } = await tx.insertInto('directory.employee').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** A statement can have 65,535 parameters; each employee needs 16. */
const BATCH = 2000;

/** Inserts many employees at once. */
export const insertEmployees = async (
  tx: Tx<DirectoryTables>,
  employees: readonly EmployeeValues[],
): Promise<{ id: number; email: string }[]> => {
  const inserted: { id: number; email: string }[] = [];
  for (let at = 0; at < employees.length; at += BATCH)
    inserted.push(
      ...(await tx
        .insertInto('directory.employee')
        .values(employees.slice(at, at + BATCH))
        .returning(['id', 'email'])
        .execute()),
    );
  return inserted;
};

/** Writes a record and counts its version up. */
export const updateEmployee = async (
  tx: Tx<DirectoryTables>,
  id: number,
  values: Partial<EmployeeValues>,
): Promise<void> => {
  await tx
    .updateTable('directory.employee')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const deleteEmployeeRow = async (tx: Tx<DirectoryTables>, id: number): Promise<void> => {
  await tx.deleteFrom('directory.employee').where('id', '=', id).execute();
};

/** Of these employees, how many have not resigned and are not to resign. */
export const countStaying = async (tx: Tx<DirectoryTables>, ids: readonly number[]): Promise<number> => {
  const { rows } = await sql<{ staying: number }>`
    select count(*)::integer as staying from directory.employee where id = any(${ids}::integer[]) and not is_resigned
  `.execute(tx);
  return rows[0]?.staying ?? 0;
};

/** The ids of all employees by code in lower case, for imports. */
export const listEmployeeCodes = async (
  db: Db<DirectoryTables>,
): Promise<{ id: number; code: string; name: string }[]> =>
  db.selectFrom('directory.employee').select(['id', 'code', 'name']).execute();

/** The number of employees on a day: hired by then and not resigned. */
export const countEmployeesOn = async (db: Db<DirectoryTables>, day: Day): Promise<number> => {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::integer as counted from directory.employee e
    where e.hired_on <= ${day}::date and not (e.is_resigned and e.resigned_on <= ${day}::date)
  `.execute(db);
  return rows[0]?.counted ?? 0;
};
