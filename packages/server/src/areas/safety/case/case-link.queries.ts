import type { ActionStatus, CaseKind, HazardStatus } from '@portal/contract/safety';
import { sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

type HazardLink = { id: number; hazardNo: string; status: HazardStatus };
type ActionLink = {
  id: number;
  actionNo: string;
  status: ActionStatus;
  case: { type: CaseKind; id: number; no: string; title: string };
};

/** The display numbers and links of these hazards, for records that refer to them. */
export const listHazardLinks = async (
  db: Db<SafetyTables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, HazardLink>> => {
  const { rows } = await sql<HazardLink>`
    select h.id, h.hazard_no as "hazardNo", h.status from safety.hazard h where h.id = any(${ids}::integer[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** The same for actions, each with its case. */
export const listActionLinks = async (
  db: Db<SafetyTables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ActionLink>> => {
  const { rows } = await sql<ActionLink>`
    select a.id, a.action_no as "actionNo", a.status, json_build_object('type', c.kind, 'id', coalesce(h.id, c.id),
      'no', coalesce(r.report_no, i.investigation_no, h.hazard_no), 'title', coalesce(r.subject, i.title, h.title, '')) as "case"
    from safety.action a join safety.case c on c.id = a.case_id
      left join safety.report r on r.id = c.id left join safety.investigation i on i.id = c.id
      left join safety.hazard h on h.case_id = c.id and c.kind = 'Hazard'
    where a.id = any(${ids}::integer[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};
