import { type Day, MASTER_TOTAL_CAP, type PageRequest } from '@portal/contract/kernel';
import { sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import { everyWord, orByInitials } from '#platform/database/search';
import type { DirectoryTables } from './directory-tables.ts';
import { hasEmail, isActiveOn } from './person.queries.ts';

type Directory = Db<DirectoryTables>;

export const findOwnEmployee = (db: Directory, id: number) =>
  db
    .selectFrom('directory.employee as e')
    .innerJoin('directory.person as p', 'p.id', 'e.id')
    .selectAll('p')
    .select(['e.phone', 'e.address1', 'e.address2'])
    .where('e.id', '=', id)
    .executeTakeFirst();

export const listActiveDepartments = (db: Directory) =>
  db
    .selectFrom('directory.department')
    .selectAll()
    .where('is_activated', '=', true)
    .orderBy('seq')
    .orderBy('name')
    .orderBy('id')
    .execute();

export const findActiveDepartment = (db: Directory, id: number) =>
  db
    .selectFrom('directory.department')
    .selectAll()
    .where('id', '=', id)
    .where('is_activated', '=', true)
    .executeTakeFirst();

const named = (name: string) =>
  everyWord(name, (like, word) => sql`(name ilike ${like} or eng_name ilike ${like}${orByInitials('name', word)})`);

const activePeople = (db: Directory, today: Day) => db.selectFrom('directory.person').where(isActiveOn(today));

export const listPeopleOfDepartment = (
  db: Directory,
  departmentId: number,
  { name, includeDescendants, today }: { name: string; includeDescendants: boolean; today: Day },
) =>
  activePeople(db, today)
    .selectAll()
    .where(
      includeDescendants
        ? sql<boolean>`department_path @> array[${departmentId}::int]`
        : sql<boolean>`department_id = ${departmentId}`,
    )
    .where(named(name))
    .orderBy('department_path')
    .orderBy('seq')
    .orderBy('name')
    .orderBy('id')
    .execute();

export const listPeople = (db: Directory, { name, page, today }: { name: string; page: PageRequest; today: Day }) =>
  activePeople(db, today)
    .selectAll()
    .where(named(name))
    .orderBy('name')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset * page.limit)
    .execute();

export const countPeople = async (db: Directory, { name, today }: { name: string; today: Day }): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from directory.person where ${isActiveOn(today)} and ${named(name)} limit ${MASTER_TOTAL_CAP + 1}
    ) found
  `.execute(db);
  return rows[0]?.total ?? 0;
};

export const findActivePerson = (db: Directory, id: number, today: Day) =>
  activePeople(db, today).selectAll().where('id', '=', id).executeTakeFirst();

/** Employees as accounts of the embedded sign-in; resigned ones only by email or id. */
export const findAccountByEmail = (db: Directory, email: string) =>
  db.selectFrom('directory.person').selectAll().where(hasEmail('email', email)).executeTakeFirst();

export const findAccountById = (db: Directory, id: number) =>
  db.selectFrom('directory.person').selectAll().where('id', '=', id).executeTakeFirst();

export const searchAccounts = (db: Directory, { text, today, limit }: { text: string; today: Day; limit: number }) =>
  activePeople(db, today)
    .selectAll()
    .where(everyWord(text, (like) => sql`(name ilike ${like} or eng_name ilike ${like} or email ilike ${like})`))
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
