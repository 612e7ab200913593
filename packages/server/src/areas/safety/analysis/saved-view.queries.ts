import type { ViewedList } from '@portal/contract/safety';
import { viewedLists } from '@portal/contract/safety';
import { sql } from 'kysely';
import { lockNumbers } from '#platform/database/lock-numbers';
import type { Db, Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

export type SavedViewRow = {
  id: number;
  list: ViewedList;
  name: string;
  query: Readonly<Record<string, string>>;
  version: number;
};

/** Whoever keeps a view does it one after the other, so that no name is given twice and the limit holds. */
export const lockViews = async (tx: Tx<SafetyTables>, employeeId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockNumbers.viewsOfEmployee}, ${employeeId})`.execute(tx);
};

/** All of a person by list and name. */
export const listViewRows = async (db: Db<SafetyTables>, employeeId: number): Promise<SavedViewRow[]> => {
  const { rows } = await sql<SavedViewRow>`
    select v.id, v.list, v.name, v.query, v.version from safety.saved_view v where v.employee_id = ${employeeId}
    order by array_position(${viewedLists}::text[], v.list), v.name, v.id
  `.execute(db);
  return rows;
};

type Said = Pick<SavedViewRow, 'name' | 'query'>;

export const insertView = async (
  tx: Tx<SafetyTables>,
  employeeId: number,
  { list, name, query }: Said & Pick<SavedViewRow, 'list'>,
): Promise<number> => {
  const { id } = await tx
    .insertInto('safety.saved_view')
    .values({ employee_id: employeeId, list, name, query: JSON.stringify(query) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Writes what a view says and counts its version up. */
export const updateView = async (tx: Tx<SafetyTables>, id: number, { name, query }: Said): Promise<void> => {
  await tx
    .updateTable('safety.saved_view')
    .set((row) => ({ name, query: JSON.stringify(query), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const deleteViewRow = async (tx: Tx<SafetyTables>, id: number): Promise<void> => {
  await tx.deleteFrom('safety.saved_view').where('id', '=', id).execute();
};
