import type { AttachedFile } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from './database/pool.ts';
import type { StoredFileTables } from './files/file.queries.ts';

/**
 * The table that stores the files of a kind of record: the columns of `AttachmentColumns` and one with the owner's id.
 * Where files are only read, a view or subquery with these columns is enough.
 */
export type AttachmentTable = {
  table: string | RawBuilder<unknown>;
  owner: string;
  /** The column that gives the order of upload, where ids do not. */
  order?: string;
};

export type NewAttachment = { name: string; size: number; content_type: string; sha256: string; added_at: Date };

export type StoredAttachment = NewAttachment & { id: number };

export const attachmentQueries = ({ table, owner, order = 'id' }: AttachmentTable) => {
  const from = typeof table === 'string' ? sql.table(table) : table;
  const of = (ownerId: number) => sql`${sql.ref(owner)} = ${ownerId}`;
  return {
    insert: async (tx: Tx<StoredFileTables>, ownerId: number, files: readonly NewAttachment[]): Promise<void> => {
      if (files.length === 0) return;
      const rows = files.map(
        (file) => sql`(${ownerId}, ${file.name}, ${file.size}, ${file.content_type}, ${file.sha256}, ${file.added_at})`,
      );
      await sql`
        insert into ${from} (${sql.ref(owner)}, name, size, content_type, sha256, added_at) values ${sql.join(rows)}
      `.execute(tx);
    },

    count: async (tx: Tx<StoredFileTables>, ownerId: number): Promise<number> => {
      const { rows } = await sql<{ files: number }>`
        select count(*)::integer as files from ${from} where ${of(ownerId)}
      `.execute(tx);
      return rows[0]?.files ?? 0;
    },

    list: async (db: Db<StoredFileTables>, ownerId: number): Promise<AttachedFile[]> => {
      const { rows } = await sql<AttachedFile>`
        select id, name, size from ${from} where ${of(ownerId)} order by ${sql.ref(order)}
      `.execute(db);
      return rows;
    },

    /** The same with where their contents are. */
    listStored: async (db: Db<StoredFileTables>, ownerId: number): Promise<StoredAttachment[]> => {
      const { rows } = await sql<StoredAttachment>`
        select id, name, size, content_type, sha256, added_at from ${from} where ${of(ownerId)} order by ${sql.ref(order)}
      `.execute(db);
      return rows;
    },

    /** Replaces the content of a file; its name and position stay. */
    setContent: async (
      tx: Tx<StoredFileTables>,
      { ownerId, fileId }: { ownerId: number; fileId: number },
      { size, sha256 }: Pick<NewAttachment, 'size' | 'sha256'>,
    ): Promise<void> => {
      await sql`
        update ${from} set size = ${size}, sha256 = ${sha256} where ${of(ownerId)} and id = ${fileId}
      `.execute(tx);
    },

    /** Deletes the files of a record, or one of them (`fileId`); returns their contents. */
    delete: async (tx: Tx<StoredFileTables>, ownerId: number, fileId?: number): Promise<string[]> => {
      const { rows } = await sql<{ sha256: string }>`
        delete from ${from} where ${of(ownerId)} ${fileId === undefined ? sql`` : sql`and id = ${fileId}`}
        returning sha256
      `.execute(tx);
      return rows.map(({ sha256 }) => sha256);
    },
  };
};
