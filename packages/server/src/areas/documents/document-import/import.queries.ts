import { sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { KnownName } from '../document/document-upload.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';

/** A drive for the command line. */
type NamedDrive = { id: number; name: string; key: string };

/** Drives with this Korean or English name, ignoring case, or this key. */
export const listDrivesCalled = async (db: Db<DocumentTables>, name: string): Promise<NamedDrive[]> => {
  const { rows } = await sql<NamedDrive>`
    select v.id, coalesce(o.name, v.name) as name, v.drive_key as key
    from documents.drive v left join directory.organization o on o.id = v.department_id
    where lower(${name}) in (lower(coalesce(o.name, v.name)), lower(o.eng_name), lower(v.drive_key)) order by v.id
  `.execute(db);
  return rows;
};

/** The digests of all revisions of the plain document with this name; empty if there is no such document. */
export const listContentsOf = async (
  db: Db<DocumentTables>,
  { driveId, title, extension }: KnownName,
): Promise<string[]> => {
  const { rows } = await sql<{ sha256: string }>`
    select r.sha256 from documents.document d join documents.revision r on r.document_id = d.id
    where d.drive_id = ${driveId} and lower(d.title) = lower(${title}) and d.extension = ${extension} and d.manual_id is null
  `.execute(db);
  return rows.map(({ sha256 }) => sha256);
};
