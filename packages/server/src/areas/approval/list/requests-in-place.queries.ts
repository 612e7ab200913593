import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import { delegationCovers, isDeputyToday } from '../delegation/in-place.queries.ts';
import { isPendingLine } from '../document/approval-document-status.queries.ts';

type Fragment = RawBuilder<unknown>;

/** The present step of the document under an alias. */
const actingSeq = (document: string): Fragment => sql`(
  select min(w.seq) from approval.line w
  where w.document_id = ${sql.ref(`${document}.id`)} and ${isPendingLine('w')})`;

/**
 * Delegations (`g`) by which somebody may act in place on present lines (`l`) of the document under an alias.
 * Equivalent to `lineInPlace` of the contract.
 */
const linesInPlace = (document: string): Fragment => sql`approval.line l
    join approval.delegation g on g.principal_id = l.approver_id
    where l.document_id = ${sql.ref(`${document}.id`)} and ${sql.ref(`${document}.status`)} = 'InProgress'
      and ${isPendingLine('l')} and l.seq = ${actingSeq(document)} and ${delegationCovers(document)}`;

/** The principal for whom the reader may act on the document under an alias: the first of several, or null. */
export const inPlaceOfJson = (
  document: string,
  readerId: number,
): Fragment => sql`case when ${isDeputyToday(readerId)} then (
    select json_build_object('id', z.id, 'name', z.name, 'engName', z.eng_name)
    from directory.person z where z.id = (
      select l.approver_id from ${linesInPlace(document)} and g.deputy_id = ${readerId} order by l.place limit 1)) end`;

/** Whether the reader may act in place on the document under an alias. */
export const mayActInPlace = (document: string, readerId: number): Fragment =>
  sql`exists (select 1 from ${linesInPlace(document)} and g.deputy_id = ${readerId})`;

/**
 * Keys of the documents that wait for a principal of the reader: at most as many from each principal as `first` needs,
 * along the index of their requests. `select` and `from` are those of a list.
 */
export const keysInPlace = (
  readerId: number,
  { select, from, first }: { select: Fragment; from: Fragment; first: Fragment },
): Fragment => sql`select reached.* from approval.delegation g, lateral (
      ${select} from ${from} join approval.document i on i.id = k.document_id
      where k.employee_id = g.principal_id and ${delegationCovers('i')} and ${first}
    ) reached where g.deputy_id = ${readerId}`;

/** The possible deputies on the present lines of a document, each with the approver of the line. */
export const listDeputies = async (
  tx: Tx<ApprovalTables>,
  documentId: number,
): Promise<{ deputyId: number; principalId: number }[]> => {
  const { rows } = await sql<{ deputyId: number; principalId: number }>`
    select deputy.* from approval.document d, lateral (
      select g.deputy_id as "deputyId", g.principal_id as "principalId" from ${linesInPlace('d')}) deputy
    where d.id = ${documentId}
  `.execute(tx);
  return rows;
};
