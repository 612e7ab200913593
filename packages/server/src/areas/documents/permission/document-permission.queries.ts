import type { DocumentPerson } from '@portal/contract/documents';
import type { Day } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import { isActiveOn } from '#areas/directory';
import type { Db } from '#platform/database/pool';
import { documentPersonJson } from '../document-json.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';

const byName = async (
  db: Db<DocumentTables>,
  today: Day,
  condition: RawBuilder<unknown>,
): Promise<DocumentPerson[]> => {
  const { rows } = await sql<{ person: DocumentPerson }>`
    select ${documentPersonJson('p')} as person from directory.person p
    where ${condition} and ${isActiveOn(today, 'p')} order by p.name, p.id
  `.execute(db);
  return rows.map(({ person }) => person);
};

const holdsLevel4 = sql`p.id in (
  select g.employee_id from identity.permission_grant g where g.menu = 'Document' and g.level = 'Level4')`;

/** The system administrators of the document center who have not resigned, by name. */
export const listAdministrators = (db: Db<DocumentTables>, today: Day): Promise<DocumentPerson[]> =>
  byName(db, today, holdsLevel4);

/** The managers of manuals who have not resigned, each once and by name. */
export const listManualManagers = (db: Db<DocumentTables>, today: Day): Promise<DocumentPerson[]> =>
  byName(db, today, sql`p.id in (select g.employee_id from documents.manual_manager g)`);

/** The holders of Level4, including those who have resigned. */
export const listLevel4Holders = async (db: Db<DocumentTables>): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select employee_id as id from identity.permission_grant where menu = 'Document' and level = 'Level4' order by 1
  `.execute(db);
  return rows.map(({ id }) => id);
};
