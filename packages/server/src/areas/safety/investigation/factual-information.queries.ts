import type { Person } from '@portal/contract/directory';
import type { AttachedFile } from '@portal/contract/kernel';
import type { FactualBody } from '@portal/contract/safety';
import { type Selectable, sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import type { InvestigationTables, SafetyTables } from '../safety-tables.ts';

/** A factual entry with its manager and its files. */
export type FactualRow = Omit<Selectable<InvestigationTables['safety.factual']>, 'investigation_id' | 'manager_id'> & {
  manager: Person;
  files: AttachedFile[];
};

/** The entries of an investigation, oldest first. */
export const listFactualRows = async (db: Db<SafetyTables>, investigationId: number): Promise<FactualRow[]> => {
  const { rows } = await sql<FactualRow>`
    select f.id, f.title, f.description, f.logged_on, f.created_at, f.version, ${personJson('p')} as manager,
      (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'size', a.size) order by a.id), '[]')
        from safety.factual_file a where a.factual_id = f.id) as files
    from safety.factual f join directory.person p on p.id = f.manager_id
    where f.investigation_id = ${investigationId} order by f.id
  `.execute(db);
  return rows;
};

/** One of them, or undefined if the investigation has no such entry. */
export const findFactual = async (
  db: Db<SafetyTables>,
  investigationId: number,
  id: number,
): Promise<FactualRow | undefined> => (await listFactualRows(db, investigationId)).find((row) => row.id === id);

type New = { investigationId: number; managerId: number; loggedOn: string; at: Date };

/** Inserts an entry; answers the id of its row. */
export const insertFactual = async (
  tx: Tx<SafetyTables>,
  { investigationId, managerId, loggedOn, at }: New,
  { title, description }: FactualBody,
): Promise<number> => {
  const { id } = await tx
    .insertInto('safety.factual')
    .values({
      investigation_id: investigationId,
      title,
      description,
      manager_id: managerId,
      logged_on: loggedOn,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Replaces its texts and increments its version. */
export const updateFactual = async (
  tx: Tx<SafetyTables>,
  id: number,
  { title, description }: FactualBody,
  loggedOn: string,
): Promise<void> => {
  await tx
    .updateTable('safety.factual')
    .set((row) => ({ title, description, logged_on: loggedOn, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const deleteFactualRow = async (tx: Tx<SafetyTables>, id: number): Promise<void> => {
  await tx.deleteFrom('safety.factual').where('id', '=', id).execute();
};
