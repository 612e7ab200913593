import type { documentsWaitingKinds } from '@portal/contract/documents';
import { sql } from 'kysely';
import type { WaitingWork } from '#areas/directory';
import { seenWith } from '#platform/database/pool';
import type { DocumentTables } from './documents-tables.ts';

type Counts = Record<(typeof documentsWaitingKinds)[number], number>;

/** What of the document center waits for an employee who resigns: manuals whose last manager they are. */
export const countDocumentsWork: WaitingWork = async (db, { id }) => {
  const { rows } = await sql<Counts>`
    select count(*)::integer as "documents-manuals" from documents.manual_manager where employee_id = ${id}
  `.execute(seenWith<DocumentTables>(db));
  return rows[0] ?? {};
};
