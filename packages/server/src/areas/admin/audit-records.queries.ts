import type { AuditEntry } from '@portal/contract/admin';
import { sql } from 'kysely';
import type { PersonTables } from '#areas/directory';
import type { AuditRow, AuditTables } from '#platform/audit/audit.queries';
import type { Db } from '#platform/database/database';

type Found = { record_type: string; record_id: number; name: string; eng_name: string; code: string };

const keyOf = ({ record_type, record_id }: Pick<Found, 'record_type' | 'record_id'>): string =>
  `${record_type} ${record_id}`;

/**
 * What the records of these entries are called, in one walk. The number of a document, and the code of a person or a
 * department that is gone, are what the trail itself kept.
 */
const findRecords = async (db: Db<PersonTables & AuditTables>, rows: readonly AuditRow[]): Promise<Found[]> => {
  const idsOf = (type: string): number[] => [
    ...new Set(rows.filter(({ record_type }) => record_type === type).map(({ record_id }) => record_id)),
  ];
  const [documents, people, departments] = [idsOf('document'), idsOf('employee'), idsOf('department')];
  const found = await sql<Found>`
    select record_type, record_id, '' as name, '' as eng_name, after ->> 'docNo' as code from audit.entry
      where record_type = 'document' and record_id = any(${documents}::integer[])
        and action = 'submit' and after ->> 'docNo' is not null
    union all
    select record_type, record_id, '', '', before ->> 'code' from audit.entry
      where (record_type = 'employee' and record_id = any(${people}::integer[])
          or record_type = 'department' and record_id = any(${departments}::integer[]))
        and action = 'delete' and before ->> 'code' is not null
    union all
    select 'employee', id, name, eng_name, code from directory.person where id = any(${people}::integer[])
    union all
    select 'department', id, name, eng_name, code from directory.organization where id = any(${departments}::integer[])
  `.execute(db);
  return found.rows;
};

/** Tells what the record of each of these entries is called. */
export const nameRecords = async (
  db: Db<PersonTables & AuditTables>,
  rows: readonly AuditRow[],
): Promise<(row: AuditRow) => AuditEntry['record']> => {
  const found = new Map((await findRecords(db, rows)).map((record) => [keyOf(record), record]));
  return (row) => {
    const record = found.get(keyOf(row));
    return record ? { name: record.name, engName: record.eng_name, code: record.code } : null;
  };
};
