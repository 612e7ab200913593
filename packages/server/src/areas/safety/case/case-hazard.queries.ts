import type { Person } from '@portal/contract/directory';
import type { Day } from '@portal/contract/kernel';
import type { CaseKind, HazardSource, NormalizedHazard, RiskLevel } from '@portal/contract/safety';
import { type Selectable, sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import type { CaseTables, SafetyTables } from '../safety-tables.ts';

/** A hazard with the facts of its case. */
export type HazardRow = Selectable<CaseTables['safety.hazard']> & {
  identifier: Person;
  kind: CaseKind;
  report: { id: number; reportNo: string } | null;
  investigation: { id: number; investigationNo: string } | null;
  has_actions: boolean;
  had_actions: boolean;
  initial_risk: RiskLevel | null;
  residual_risk: RiskLevel | null;
};

/** The columns of the hazard under the alias `h`, with the tables that `hazardJoins` adds. */
export const hazardColumns = sql`
  h.*, ${personJson('p')} as identifier, c.kind,
  case when r.id is not null then json_build_object('id', r.id, 'reportNo', r.report_no) end as report,
  case when i.id is not null then json_build_object('id', i.id, 'investigationNo', i.investigation_no) end as investigation,
  exists (select 1 from safety.action a where a.case_id = c.id) as had_actions,
  exists (select 1 from safety.action a where a.case_id = c.id and a.status <> 'Cancelled') as has_actions,
  (select a.risk_level from safety.assessment a
    where a.case_id = c.id and a.seq = 1 and a.archived_at is null) as initial_risk,
  (select a.risk_level from safety.assessment a
    where a.case_id = c.id and a.seq = 3 and a.archived_at is null) as residual_risk`;

export const hazardJoins = sql`
  join safety.case c on c.id = h.case_id join directory.person p on p.id = h.identifier_id
  left join safety.investigation i on i.id = c.id
  left join safety.report r on r.id = coalesce(i.report_id, c.id)`;

/** The hazard of a case, or undefined. */
export const findHazard = async (db: Db<SafetyTables>, caseId: number): Promise<HazardRow | undefined> => {
  const { rows } = await sql<HazardRow>`
    select ${hazardColumns} from safety.hazard h ${hazardJoins} where h.case_id = ${caseId}
  `.execute(db);
  return rows[0];
};

/** Who saves it, and when. */
type Saved = { by: number; at: Date };

const columnsOf = (normalized: NormalizedHazard, { by, at }: Saved) => ({
  title: normalized.title,
  category_level1_id: normalized.category.levels[0] ?? 0,
  category: JSON.stringify(normalized.category),
  potential_consequences: JSON.stringify(normalized.potentialConsequences),
  control_type: normalized.controlType,
  modified_by_id: by,
  modified_at: at,
});

/** The own fields of a stored hazard. */
export const normalizedOf = (row: HazardRow): NormalizedHazard => ({
  title: row.title,
  category: row.category,
  potentialConsequences: row.potential_consequences,
  controlType: row.control_type,
});

type New = { caseId: number; hazardNo: string; source: HazardSource; identifiedOn: Day };

/** Inserts a hazard; answers the id of its row. */
export const insertHazard = async (
  tx: Tx<SafetyTables>,
  { caseId, hazardNo, source, identifiedOn }: New,
  normalized: NormalizedHazard,
  saved: Saved,
): Promise<number> => {
  const { id } = await tx
    .insertInto('safety.hazard')
    .values({
      case_id: caseId,
      hazard_no: hazardNo,
      status: 'Open',
      source,
      identifier_id: saved.by,
      identified_on: identifiedOn,
      ...columnsOf(normalized, saved),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Replaces the own fields of a hazard and increments its version. */
export const updateHazard = async (
  tx: Tx<SafetyTables>,
  { id, source }: { id: number; source: HazardSource },
  normalized: NormalizedHazard,
  saved: Saved,
): Promise<void> => {
  await tx
    .updateTable('safety.hazard')
    .set((row) => ({ source, ...columnsOf(normalized, saved), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};
