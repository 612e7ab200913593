import type { Sections } from '@portal/contract/safety';
import { sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/** The report before the first one of a batch. */
export type Position = { listed_at: Date; id: number };

/** A report whose search columns were filled by another version of the server, or never. */
type StoredReport = Position & {
  status: string;
  version: number;
  report_no: string | null;
  subject: string | null;
  location: string | null;
  description: string | null;
  flight: Sections['flightDetail'] | null;
};

/** A batch of reports whose search columns are missing, newest first, locked against changes. */
export const listUnfound = async (
  db: Db<SafetyTables>,
  after: Position | undefined,
  most: number,
): Promise<StoredReport[]> => {
  const { rows } = await sql<StoredReport>`
    select r.id, r.listed_at, r.status, r.version, r.report_no, r.subject, r.location, r.description,
      nullif(r.sections->'flightDetail', 'null') as flight
    from safety.report r
    where r.found_version is distinct from r.version and r.status <> 'Draft'
      and ${after === undefined ? sql`true` : sql`(r.listed_at, r.id) < (${after.listed_at}, ${after.id})`}
    order by r.listed_at desc, r.id desc limit ${most} for update skip locked
  `.execute(db);
  return rows;
};

type Found = {
  airport: string | null;
  flight_key: string | null;
  registration_key: string | null;
  flight_phase: number | null;
};

/** Writes the search columns of stored reports; their version stays the same. */
export const writeFound = async (db: Db<SafetyTables>, found: readonly (Found & { id: number })[]): Promise<void> => {
  await sql`
    update safety.report r set airport = f.airport, flight_key = f.flight_key, registration_key = f.registration_key,
      flight_phase = f.flight_phase, found_version = r.version
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      f(id integer, airport text, flight_key text, registration_key text, flight_phase smallint)
    where r.id = f.id
  `.execute(db);
};

/** Investigations whose search text is missing. */
export const listUnreadInvestigations = async (db: Db<SafetyTables>, most: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select i.id from safety.investigation i where not exists (select 1 from safety.case_text x where x.case_id = i.id)
    order by i.created_at desc, i.id desc limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
};
