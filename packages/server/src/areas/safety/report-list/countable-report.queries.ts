import type { Consequences } from '@portal/contract/safety';
import { sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/** From one instant (inclusive) until another (exclusive). */
export type Between = { from: Date; until: Date };

/** The id of the report, for readers who may see the reports behind a figure, and whether it is confidential. */
export type Countable = { id: number; is_confidential: boolean };

/** The facts of a classified report that an indicator can count by; categories by their ids. */
export type CountableRow = Countable & {
  event_type: number;
  event_categories: number[];
  consequences: Consequences;
  mandatory_report_type: number | null;
  advisory_type: number | null;
};

/**
 * The submitted and classified reports of the company's own operation whose event is in the period, including
 * confidential ones and those that need no management. Children count through their main report alone.
 */
export const listCountable = async (db: Db<SafetyTables>, { from, until }: Between): Promise<CountableRow[]> => {
  const { rows } = await sql<CountableRow>`
    select r.id, r.is_confidential, c.event_type, c.event_categories, c.consequences, r.mandatory_report_type,
      (r.sections->'tcasraDetail'->'advisoryTypeLevel1'->>'id')::integer as advisory_type
    from safety.report r join safety.classification c on c.report_id = r.id
    where r.status <> 'Draft' and r.main_id is null and c.case_type = 0
      and r.event_at >= ${from} and r.event_at < ${until}
  `.execute(db);
  return rows;
};

/** The voluntary reports submitted in the period, including children and unclassified ones. */
export const listVoluntary = async (db: Db<SafetyTables>, { from, until }: Between): Promise<Countable[]> => {
  const { rows } = await sql<Countable>`
    select r.id, r.is_confidential from safety.report r
    where r.report_type = 'SSVR' and r.status <> 'Draft' and r.submitted_at >= ${from} and r.submitted_at < ${until}
  `.execute(db);
  return rows;
};
