import type { Actor } from '@portal/contract/identity';
import { canOf, enforce, pageRequest, toPage } from '@portal/contract/kernel';
import { readHazards } from '@portal/contract/safety';
import type { Db } from '#platform/database/pool';
import { viewHazardRow } from '../case/case-hazard.view.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { type HazardFilter, listHazardRows } from './hazard-log.queries.ts';

/** The hazard log: whatever a report or an investigation led to, and what stands alone. */
export const listHazards = async (
  db: Db<SafetyTables>,
  actor: Actor,
  query: HazardFilter & { offset?: number; limit?: number },
) => {
  enforce(readHazards(actor));
  const page = pageRequest(query);
  const { rows, counted } = await listHazardRows(db, query, page);
  return { ...toPage(rows.map(viewHazardRow), counted, page), can: canOf({ make: readHazards(actor) }) };
};
