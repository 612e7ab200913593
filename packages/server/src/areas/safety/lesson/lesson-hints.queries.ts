import { SHORTEST_HINT } from '@portal/contract/safety';
import { sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/**
 * Names, English names and codes that occur in a text, searched among all employees alike: who reported the cases of
 * the lesson is never queried (rules/safety.md#confidential-reports).
 */
export const listNamesIn = async (db: Db<SafetyTables>, text: string): Promise<string[]> => {
  const { rows } = await sql<{ word: string }>`
    with asked as materialized (select lower(${text.replace(/\s+/g, ' ')}::text) as text)
    select distinct w.word from asked, directory.person p cross join lateral (values (p.name), (p.eng_name), (p.code)) w(word)
    where length(w.word) >= ${SHORTEST_HINT} and strpos(asked.text, lower(w.word)) > 0
    order by w.word
  `.execute(db);
  return rows.map(({ word }) => word);
};

/**
 * Flights and registrations in the reports of these cases: the reports of a group, and the one an investigation is
 * linked to.
 */
export const listFlights = async (
  db: Db<SafetyTables>,
  caseIds: readonly number[],
): Promise<{ flights: string[]; registrations: string[] }> => {
  const { rows } = await sql<{ flight: string | null; registration: string | null }>`
    select distinct r.sections -> 'flightDetail' ->> 'flightNo' as flight,
      r.sections -> 'flightDetail' ->> 'registrationNo' as registration
    from safety.report r
    where r.id = any(${caseIds}::integer[]) or r.main_id = any(${caseIds}::integer[])
      or r.id in (select i.report_id from safety.investigation i where i.id = any(${caseIds}::integer[]))
    order by 1, 2
  `.execute(db);
  return {
    flights: rows.flatMap(({ flight }) => flight ?? []),
    registrations: rows.flatMap(({ registration }) => registration ?? []),
  };
};
