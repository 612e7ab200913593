import type { Actor } from '@portal/contract/identity';
import { canOf, dayInSeoul, enforce, type PageRequest, pageRequest, toPage } from '@portal/contract/kernel';
import { type HazardQuery, type HazardRow, readHazards } from '@portal/contract/safety';
import type { Db } from '#platform/database/pool';
import { viewHazardRow } from '../case/case-hazard.view.ts';
import { requirePeriod } from '../case/require-period.ts';
import type { SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { type HazardFilter, listHazardRows } from './hazard-log.queries.ts';

/** A page of the log for a reader. */
export const findHazards = async (
  db: Db<SafetyTables>,
  actor: Actor,
  filter: HazardFilter,
  page: PageRequest,
): Promise<{ rows: HazardRow[]; counted: number }> => {
  enforce(readHazards(actor));
  requirePeriod(filter);
  const { rows, counted } = await listHazardRows(db, filter, page);
  return { rows: rows.map(viewHazardRow), counted };
};

/** Answers the hazard log: the hazards of reports and investigations, and those that are their own case. */
export const listHazards = async (
  { db, clock }: Pick<SafetyServices, 'db' | 'clock'>,
  actor: Actor,
  query: HazardQuery & { offset?: number; limit?: number },
) => {
  const page = pageRequest(query);
  const { rows, counted } = await findHazards(db, actor, { ...query, today: dayInSeoul(clock()) }, page);
  return { ...toPage(rows, counted, page), can: canOf({ make: readHazards(actor) }) };
};
