import type { DocumentPerson } from '@portal/contract/documents';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import { documentPersonJson } from '../document-json.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';

export type NoticeRow = {
  title: string;
  content: string;
  modified_at: Date;
  modifier: DocumentPerson;
  version: number;
};

export const findNotice = async (db: Db<DocumentTables>, driveId: number): Promise<NoticeRow | undefined> => {
  const { rows } = await sql<NoticeRow>`
    select n.title, n.content, n.modified_at, ${documentPersonJson('p')} as modifier, n.version
    from documents.notice n join directory.person p on p.id = n.modifier_id where n.drive_id = ${driveId}
  `.execute(db);
  return rows[0];
};

/** Locks the notice of a drive until the transaction ends; documents can still be added and deleted. */
export const lockNotice = async (tx: Tx<DocumentTables>, driveId: number): Promise<void> => {
  await sql`select from documents.drive where id = ${driveId} for no key update`.execute(tx);
};

type NewNotice = { drive_id: number; title: string; content: string; modified_at: Date; modifier_id: number };

/** Replaces the notice, with a version that no earlier notice of the drive has had. */
export const putNotice = async (tx: Tx<DocumentTables>, notice: NewNotice): Promise<void> => {
  const { notice_version: version } = await tx
    .updateTable('documents.drive')
    .set((row) => ({ notice_version: row('notice_version', '+', 1) }))
    .where('id', '=', notice.drive_id)
    .returning('notice_version')
    .executeTakeFirstOrThrow();
  const { drive_id: _drive, ...values } = { ...notice, version };
  await tx
    .insertInto('documents.notice')
    .values({ ...notice, version })
    .onConflict((there) => there.column('drive_id').doUpdateSet(values))
    .execute();
};

export const deleteNoticeRow = async (tx: Tx<DocumentTables>, driveId: number): Promise<void> => {
  await tx.deleteFrom('documents.notice').where('drive_id', '=', driveId).execute();
};
