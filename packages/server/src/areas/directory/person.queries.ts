import type { Day } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { PersonTables } from './directory-tables.ts';

/** The contract's `Person` as JSON, from a row of `directory.person` under this alias. */
export const personJson = (alias: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`json_build_object(
    'id', ${of('id')}, 'code', ${of('code')}, 'name', ${of('name')}, 'engName', ${of('eng_name')},
    'position', ${of('position')}, 'jobTitle', ${of('job_title')}, 'email', ${of('email')},
    'department', json_build_object(
      'id', ${of('department_id')}, 'name', ${of('department_name')}, 'engName', ${of('department_eng_name')}))`;
};

/**
 * Whether a column has this address: only ASCII letters are compared without case, so that no similar letter of another
 * alphabet matches. The first comparison uses the index.
 */
export const hasEmail = (column: string, email: string) => {
  const of = sql.ref(column);
  return sql<boolean>`(lower(${of}) = lower(${email}) and lower(${of} collate "C") = lower(${email}::text collate "C"))`;
};

/**
 * Whether the employee under an alias has resigned: flagged with a date that is not after today, like `hasResigned` of
 * the contract.
 */
export const hasResignedOn = (alias: string, today: RawBuilder<unknown>) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`(${of('is_resigned')} and ${of('resigned_on')} is not null and ${of('resigned_on')} <= ${today}::date)`;
};

/**
 * The opposite for `directory.person` or a row of it under an alias: the view has a resign date only for people who
 * will resign (rules/directory.md#resigned).
 */
export const isActiveOn = (today: Day | RawBuilder<unknown>, alias = 'person') => {
  const resignedOn = sql.ref(`${alias}.resigned_on`);
  return sql<boolean>`(${resignedOn} is null or ${resignedOn} > ${today}::date)`;
};

/** The given ids that belong to active employees. */
export const listActivePersonIds = async (
  db: Db<PersonTables>,
  ids: readonly number[],
  today: Day,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('directory.person')
    .select('id')
    .where(isActiveOn(today))
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();
  return rows.map(({ id }) => id);
};

/** The active employees of departments and of all below them. */
export const listPersonIdsReached = async (
  db: Db<PersonTables>,
  departmentIds: readonly number[],
  today: Day,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('directory.person')
    .select('id')
    .where(isActiveOn(today))
    .where(sql<boolean>`department_path && ${departmentIds}::int[]`)
    .execute();
  return rows.map(({ id }) => id);
};

/** The given ids that belong to active departments. */
export const listActiveDepartmentIds = async (db: Db<PersonTables>, ids: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('directory.organization')
    .select('id')
    .where('is_activated', '=', true)
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();
  return rows.map(({ id }) => id);
};

/** The active employee with an address, by id. */
export const findPersonIdByEmail = async (
  db: Db<PersonTables>,
  email: string,
  today: Day,
): Promise<number | undefined> => {
  const row = await db
    .selectFrom('directory.person')
    .select('id')
    .where(isActiveOn(today))
    .where(hasEmail('email', email))
    .executeTakeFirst();
  return row?.id;
};

/** Names by id, of all employees with a record, resigned ones included. */
export const listNames = async (
  db: Db<PersonTables>,
  ids: readonly number[],
): Promise<Map<number, { name: string; engName: string }>> => {
  const rows = await db
    .selectFrom('directory.person')
    .select(['id', 'name', 'eng_name'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();
  return new Map(rows.map(({ id, name, eng_name }) => [id, { name, engName: eng_name }]));
};
