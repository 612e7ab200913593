import type { Grant } from '@portal/contract/identity';
import type { Day } from '@portal/contract/kernel';
import { sql } from 'kysely';
import type { SignedIn } from '#areas/identity';
import { type Db, fixedStatement } from '#platform/database/pool';
import type { DirectoryTables, PersonTables } from '../directory-tables.ts';
import { hasEmail, hasResignedOn } from '../person.queries.ts';

/** The caller; `ended` is the second until which their tokens are refused. */
export type ActorRow = { id: number; department_path: number[]; grants: Grant[]; ended: number | null };

const selectActors = fixedStatement(sql<ActorRow & { place: number }>`
    select asked.place::integer, e.id, d.path as department_path, floor(extract(epoch from s.ended_at))::float8 as ended,
      coalesce((select json_agg(json_build_object('menu', g.menu, 'level', g.level))
        from identity.held_grant g where g.employee_id = e.id), '[]') as grants
    from unnest($1::text[], $2::text[]) with ordinality as asked(issuer, subject, place)
      join identity.sign_in s on s.issuer = asked.issuer and s.subject = asked.subject
      join directory.employee e on e.id = s.employee_id
      join directory.department d on d.id = e.department_id
    where not ${hasResignedOn('e', sql`$3`)}`);

/** The active employees bound to these subjects, at the index of their subject, with their grants in the same query. */
export const findActors = async (
  db: Db<DirectoryTables>,
  asked: readonly Pick<SignedIn, 'issuer' | 'subject'>[],
  today: Day,
): Promise<(ActorRow | undefined)[]> => {
  const issuers = asked.map(({ issuer }) => issuer);
  const subjects = asked.map(({ subject }) => subject);
  const rows = await selectActors(db, [issuers, subjects, today]);
  const found = new Map(rows.map(({ place, ...actor }) => [place, actor]));
  return asked.map((_, place) => found.get(place + 1));
};

type ReachedPerson = Pick<ActorRow, 'id' | 'department_path' | 'grants'> & { email: string };

/** Of these ids, the active employees with their rights and addresses. */
export const findReached = async (
  db: Db<PersonTables>,
  ids: readonly number[],
  today: Day,
): Promise<ReachedPerson[]> => {
  const { rows } = await sql<ReachedPerson>`
    select e.id, e.email, d.path as department_path,
      coalesce((select json_agg(json_build_object('menu', g.menu, 'level', g.level))
        from identity.held_grant g where g.employee_id = e.id), '[]') as grants
    from directory.employee e join directory.department d on d.id = e.department_id
    where e.id = any(${ids}::integer[]) and not ${hasResignedOn('e', sql`${today}`)}
    order by e.id
  `.execute(db);
  return rows;
};

/** The active employee with this address to whom a subject can be bound: neither has a binding yet. */
export const findUnbound = async (
  db: Db<DirectoryTables>,
  { issuer, subject, email }: Pick<SignedIn, 'issuer' | 'subject'> & { email: string },
  today: Day,
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select e.id from directory.employee e
    where ${hasEmail('e.email', email)} and not ${hasResignedOn('e', sql`${today}`)}
      and not exists (select 1 from identity.sign_in s where s.employee_id = e.id and s.subject is not null)
      and not exists (select 1 from identity.sign_in s where s.issuer = ${issuer} and s.subject = ${subject})
  `.execute(db);
  return rows[0]?.id;
};
