import type { DriveRef } from '@portal/contract/documents';
import { sql } from 'kysely';
import { lockNumbers } from '#platform/database/lock-numbers';
import type { Db, Tx } from '#platform/database/pool';
import type { RevisionRow } from '../document/document.queries.ts';
import { driveJson, revisionJson } from '../document-json.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';

/** Which list of an employee: each is a table of its own. */
export type PersonalList = 'favourite' | 'recent';

/** A document in a list of an employee. */
export type PersonalRow = {
  id: number;
  drive: DriveRef;
  doc_type: 'AOC' | 'Normal';
  title: string;
  sub_title: string | null;
  extension: string;
  is_controlled: boolean;
  revision: RevisionRow;
  at: Date;
};

const tableOf = (list: PersonalList) => sql.table(`documents.${list}`);

type Of = { list: PersonalList; employeeId: number };

/** The documents of a list, the newest first; of one document where it is named. */
export const listPersonalRows = async (
  db: Db<DocumentTables>,
  { list, employeeId }: Of,
  { limit, documentId }: { limit: number; documentId?: number },
): Promise<PersonalRow[]> => {
  const named = documentId === undefined ? sql`` : sql`and f.document_id = ${documentId}`;
  const { rows } = await sql<PersonalRow>`
    select d.id, ${driveJson('v', 'vo')} as drive, d.doc_type, d.title, d.sub_title, d.extension,
      coalesce(m.controlled, false) as is_controlled, ${revisionJson('r', 'rp', 'ro')} as revision, f.at
    from ${tableOf(list)} f join documents.document d on d.id = f.document_id
      join documents.drive v on v.id = d.drive_id
      left join directory.organization vo on vo.id = v.department_id
      left join documents.manual m on m.id = d.manual_id
      join documents.revision r on r.id = d.current_revision_id
      join directory.person rp on rp.id = r.modifier_id
      join directory.organization ro on ro.id = r.department_id
    where f.employee_id = ${employeeId} ${named}
    order by f.at desc, d.id desc limit ${limit}
  `.execute(db);
  return rows;
};

/** Whether a document exists, which it does until the transaction ends. */
export const holdDocument = async (tx: Tx<DocumentTables>, documentId: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from documents.document where id = ${documentId} for key share`.execute(tx);
  return rows.length > 0;
};

/** Changes to the lists of one employee follow one another, so that the number of entries stays within its limit. */
export const lockPersonalLists = async (tx: Tx<DocumentTables>, employeeId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockNumbers.documentsOfEmployee}, ${employeeId})`.execute(tx);
};

export const countPersonal = async (tx: Tx<DocumentTables>, { list, employeeId }: Of): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${tableOf(list)} where employee_id = ${employeeId}
  `.execute(tx);
  return rows[0]?.total ?? 0;
};

export const insertFavourite = async (
  tx: Tx<DocumentTables>,
  { employeeId, documentId, at }: { employeeId: number; documentId: number; at: Date },
): Promise<void> => {
  await sql`
    insert into documents.favourite (employee_id, document_id, at) values (${employeeId}, ${documentId}, ${at})
    on conflict (employee_id, document_id) do nothing
  `.execute(tx);
};

export const deleteFavourite = async (
  tx: Tx<DocumentTables>,
  { employeeId, documentId }: { employeeId: number; documentId: number },
): Promise<void> => {
  await sql`
    delete from documents.favourite where employee_id = ${employeeId} and document_id = ${documentId}
  `.execute(tx);
};

/** Stores an opening; no more than the newest `most` are stored. */
export const insertRecent = async (
  tx: Tx<DocumentTables>,
  { employeeId, documentId, at }: { employeeId: number; documentId: number; at: Date },
  most: number,
): Promise<void> => {
  await sql`
    insert into documents.recent (employee_id, document_id, at) values (${employeeId}, ${documentId}, ${at})
    on conflict (employee_id, document_id) do update set at = excluded.at
  `.execute(tx);
  await sql`
    delete from documents.recent where employee_id = ${employeeId} and document_id in (
      select document_id from documents.recent where employee_id = ${employeeId}
      order by at desc, document_id desc offset ${most})
  `.execute(tx);
};
