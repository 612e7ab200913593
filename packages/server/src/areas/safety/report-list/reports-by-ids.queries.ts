import type { Actor } from '@portal/contract/identity';
import type { PageRequest } from '@portal/contract/kernel';
import { sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { type Listed, listSubmitted } from './report-list.queries.ts';

/** A page of the submitted reports with these ids that the actor may see, newest first. */
export const listByIds = (
  db: Db<SafetyTables>,
  actor: Actor,
  ids: readonly number[],
  page: PageRequest,
): Promise<Listed> => listSubmitted(db, actor, {}, page, { condition: sql`r.id = any(${ids}::integer[])` });
