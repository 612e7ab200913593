import type { AuditEntry } from '@portal/contract/admin';
import { auditFact, auditRecords, calledByAct } from '@portal/contract/audit';
import { searchWords } from '@portal/contract/kernel';
import { sql } from 'kysely';
import { listDriveNames } from '#areas/documents';
import { listIndicatorNames } from '#areas/indicators';
import type { AuditRecord, AuditRow } from '#platform/audit.queries';
import type { Db } from '#platform/database/pool';
import { everyWord } from '#platform/database/search';
import type { AuditReadTables } from '../admin-services.ts';

type Found = { record_type: string; record_id: number; name: string; eng_name: string; code: string };

const keyOf = ({ record_type, record_id }: Pick<Found, 'record_type' | 'record_id'>): string =>
  `${record_type} ${record_id}`;

/** Kinds of record named by other areas; few enough of each to read all. */
const namedElsewhere = { drive: listDriveNames, indicator: listIndicatorNames } as const;

const findElsewhere = async (db: Db<AuditReadTables>, wanted: (type: string) => boolean): Promise<Found[]> => {
  const kinds = Object.entries(namedElsewhere).filter(([type]) => wanted(type));
  const found = await Promise.all(
    kinds.map(async ([record_type, list]) =>
      (await list(db)).map(({ id, ...named }) => ({ record_type, record_id: id, ...named })),
    ),
  );
  return found.flat();
};

const kinds = ['employee', 'department'] as const;

/** The ids of this kind in the facts of an entry. */
const idsIn = ({ before, after }: AuditRow, wanted: (typeof kinds)[number]): number[] =>
  [before, after].flatMap((facts) =>
    Object.entries(facts ?? {})
      .flatMap(([name, value]) => (auditFact(name)?.kind === wanted ? value : []))
      .filter((value) => typeof value === 'number'),
  );

/**
 * The names of the records of these entries, in one query. The number of a document, and the code of a deleted person
 * or department, are taken from the facts of the act that their area declares.
 */
const findRecords = async (db: Db<AuditReadTables>, rows: readonly AuditRow[]): Promise<Found[]> => {
  const idsOf = (type: string): number[] => [
    ...new Set(rows.filter(({ record_type }) => record_type === type).map(({ record_id }) => record_id)),
  ];
  const named = [...idsOf('employee'), ...rows.flatMap((row) => idsIn(row, 'employee'))];
  const places = [...idsOf('department'), ...rows.flatMap((row) => idsIn(row, 'department'))];
  const stored = Object.entries(auditRecords()).flatMap(([type, { code }]) => {
    if (!code || idsOf(type).length === 0) return [];
    const storedFact = sql`${sql.ref(code.side)} ->> ${code.fact}::text`;
    return [
      sql`
        select record_type, record_id, '' as name, '' as eng_name, ${storedFact} as code from audit.entry
        where record_type = ${type} and record_id = any(${idsOf(type)}::integer[])
          and action = ${code.action} and ${storedFact} is not null
        union all`,
    ];
  });
  const found = await sql<Found>`
    ${sql.join(stored, sql` `)}
    select 'employee' as record_type, id as record_id, name, eng_name, code from directory.person where id = any(${named}::integer[])
    union all
    select 'department', id, name, eng_name, code from directory.organization where id = any(${places}::integer[])
  `.execute(db);
  return found.rows;
};

/** Returns the name of the record of each entry, and the names of people and departments in its facts. */
export const nameRecords = async (
  db: Db<AuditReadTables>,
  rows: readonly AuditRow[],
): Promise<(row: AuditRow) => Pick<AuditEntry, 'record' | 'mentioned'>> => {
  const all = [
    ...(await findRecords(db, rows)),
    ...(await findElsewhere(db, (type) => rows.some(({ record_type }) => record_type === type))),
  ];
  const found = new Map(all.map((record) => [keyOf(record), record]));
  return (row) => {
    const record = found.get(keyOf(row));
    const mentioned = kinds.flatMap((kind) =>
      [...new Set(idsIn(row, kind))].flatMap((id) => {
        const { name, eng_name: engName } = found.get(keyOf({ record_type: kind, record_id: id })) ?? { name: '' };
        return name === '' ? [] : [{ kind, id, name, engName: engName ?? '' }];
      }),
    );
    if (record) return { record: { name: record.name, engName: record.eng_name, code: record.code }, mentioned };
    const called = calledByAct({ ...row, recordType: row.record_type });
    return { record: called ? { name: called.ko, engName: called.en, code: '' } : null, mentioned };
  };
};

const LARGEST_ID = 2_147_483_647;

/** The maximum number of records that a search by name covers; the newest are used. */
const MOST_RECORDS = 1_000;

/**
 * The records that a text names: by number, by words of the name of a person or department, or by code. Deleted records
 * and former names are found as far as the trail stores them.
 */
export const findRecordsCalled = async (db: Db<AuditReadTables>, text: string): Promise<readonly AuditRecord[]> => {
  const [word = '', ...others] = searchWords(text);
  const isNumber = others.length === 0 && /^\d{1,10}$/.test(word) && Number(word) <= LARGEST_ID;
  const stored = Object.entries(auditRecords()).flatMap(([type, { code }]) =>
    code
      ? sql`
        union all
        select record_type, record_id from audit.entry where record_type = ${type} and action = ${code.action}
          and upper(${sql.ref(code.side)} ->> ${code.fact}::text) = upper(${text.trim()})`
      : [],
  );
  const former = Object.entries(auditRecords()).flatMap(([type, { formerly = [] }]) => {
    const isCalled = (like: string) =>
      sql`(${sql.join(
        formerly.map((name) => sql`before ->> ${name}::text ilike ${like}`),
        sql` or `,
      )})`;
    return formerly.length === 0
      ? []
      : sql`
        union all
        select record_type, record_id from audit.entry where record_type = ${type} and ${everyWord(text, isCalled)}`;
  });
  const { rows } = await sql<AuditRecord>`
    select distinct record_type as type, record_id as id from (
      select 'employee' as record_type, id as record_id from directory.person
      where ${everyWord(text, (like) => sql`(name ilike ${like} or eng_name ilike ${like} or code ilike ${like})`)}
      union all
      select 'department', id from directory.organization
      where ${everyWord(text, (like) => sql`(name ilike ${like} or eng_name ilike ${like} or code ilike ${like})`)}
      ${sql.join([...stored, ...former], sql` `)}
    ) found order by id desc limit ${MOST_RECORDS}
  `.execute(db);
  const words = searchWords(text.toLowerCase());
  const elsewhere = (await findElsewhere(db, () => words.length > 0)).flatMap((record) => {
    const names = `${record.name} ${record.eng_name} ${record.code}`.toLowerCase();
    return words.every((each) => names.includes(each)) ? { type: record.record_type, id: record.record_id } : [];
  });
  return [...rows, ...elsewhere, ...(isNumber ? [{ type: null, id: Number(word) }] : [])];
};
