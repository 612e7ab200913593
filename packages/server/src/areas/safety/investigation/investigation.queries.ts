import type { Person } from '@portal/contract/directory';
import type { NormalizedAssignment, NormalizedInvestigation, PlannedAction, RiskLevel } from '@portal/contract/safety';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import { instructionOfAction } from '../action/action.queries.ts';
import { isInvestigator, isInvolved } from '../case/case-involvement.queries.ts';
import type { InvestigationTables, SafetyTables } from '../safety-tables.ts';

/** An investigation with the facts for its rules and its record, and the roles of the caller in it. */
export type FullInvestigation = Omit<
  Selectable<InvestigationTables['safety.investigation']>,
  'author_id' | 'post_process_saved_by_id' | 'search_text'
> & {
  author: Person;
  saved_by: Person | null;
  investigators: Person[];
  report_no: string | null;
  completed_at: Date | null;
  is_investigator: boolean;
  is_involved: boolean;
  has_hazard: boolean;
  initial_risk: RiskLevel | null;
  residual_risk: RiskLevel | null;
};

/** The valid level of an assessment of the case under an alias. */
export const riskOf = (alias: string, seq: 1 | 3): RawBuilder<RiskLevel | null> =>
  sql`(select a.risk_level from safety.assessment a
    where a.case_id = ${sql.ref(`${alias}.id`)} and a.seq = ${sql.lit(seq)} and a.archived_at is null)`;

/** An investigation as this employee may see it, or undefined. */
export const findInvestigation = async (
  db: Db<SafetyTables>,
  id: number,
  employeeId: number,
): Promise<FullInvestigation | undefined> => {
  const { rows } = await sql<FullInvestigation>`
    select i.id, i.investigation_no, i.status, i.source, i.type, i.title, i.field_level1_id, i.field_level2_id,
      i.description, i.objective, i.start_on, i.end_on, i.report_id, i.created_at, i.conclusion, i.appendix,
      i.post_process, i.post_process_saved_at, i.return_reason, i.version, c.completed_at, r.report_no,
      ${personJson('p')} as author, case when s.id is not null then ${personJson('s')} end as saved_by,
      (select json_agg(${personJson('q')} order by w.place) from safety.investigator w
        join directory.person q on q.id = w.employee_id where w.investigation_id = i.id) as investigators,
      ${isInvestigator('i', employeeId)} as is_investigator, ${isInvolved('i', employeeId)} as is_involved,
      exists (select 1 from safety.hazard h where h.case_id = i.id) as has_hazard,
      ${riskOf('i', 1)} as initial_risk, ${riskOf('i', 3)} as residual_risk
    from safety.investigation i join safety.case c on c.id = i.id
      join directory.person p on p.id = i.author_id
      left join directory.person s on s.id = i.post_process_saved_by_id
      left join safety.report r on r.id = i.report_id
    where i.id = ${id}
  `.execute(db);
  return rows[0];
};

/** The planned actions, in their order. */
export const listPlanned = async (db: Db<SafetyTables>, id: number): Promise<PlannedAction[]> => {
  const { rows } = await sql<PlannedAction>`
    select null::integer as id, null as "actionNo", null as status, ${personJson('p')} as mitigator, a.due_on as "dueDate",
      nullif(a.instruction, '') as instruction
    from safety.planned_action a join directory.person p on p.id = a.mitigator_id
    where a.investigation_id = ${id} order by a.place
  `.execute(db);
  return rows;
};

/**
 * Its actions in the order of their numbers; if an employee is given, only those of which they are mitigator or
 * referrer.
 */
export const listAssigned = async (db: Db<SafetyTables>, id: number, ofEmployee?: number): Promise<PlannedAction[]> => {
  const isTheirs =
    ofEmployee === undefined
      ? sql`true`
      : sql`(a.mitigator_id = ${ofEmployee} or exists (
          select 1 from safety.action_referrer f where f.action_id = a.id and f.employee_id = ${ofEmployee}))`;
  const { rows } = await sql<PlannedAction>`
    select a.id, a.action_no as "actionNo", a.status, ${personJson('p')} as mitigator, a.due_on as "dueDate",
      ${instructionOfAction} as instruction
    from safety.action a join directory.person p on p.id = a.mitigator_id
    where a.case_id = ${id} and ${isTheirs} order by a.id
  `.execute(db);
  return rows;
};

export type InvestigationValues = Partial<
  Omit<Selectable<InvestigationTables['safety.investigation']>, 'id' | 'search_text' | 'version'>
>;

/** The columns that are set from a body. */
export const columnsOf = (normalized: NormalizedInvestigation) => ({
  source: normalized.source,
  type: normalized.type,
  title: normalized.title,
  field_level1_id: normalized.fieldLevel1Id,
  field_level2_id: normalized.fieldLevel2Id,
  description: normalized.description,
  objective: normalized.objective,
  start_on: normalized.startDate,
  end_on: normalized.endDate,
  report_id: normalized.reportId,
});

type New = { investigationNo: string; authorId: number; at: Date };

/** Stores the searched text if it has changed. */
export const storeSearchText = async (tx: Tx<SafetyTables>, id: number): Promise<void> => {
  await sql`
    insert into safety.investigation_text as kept (investigation_id, search_text)
    select i.id, lower(i.title || chr(31) || i.investigation_no || chr(31) || i.description)
    from safety.investigation i where i.id = ${id}
    on conflict (investigation_id) do update set search_text = excluded.search_text
      where kept.search_text <> excluded.search_text
  `.execute(tx);
};

/** Inserts the row of a case that is an investigation. */
export const insertInvestigation = async (
  tx: Tx<SafetyTables>,
  id: number,
  { investigationNo, authorId, at }: New,
  normalized: NormalizedInvestigation,
): Promise<void> => {
  await tx
    .insertInto('safety.investigation')
    .values({
      id,
      investigation_no: investigationNo,
      status: 'Open',
      author_id: authorId,
      created_at: at,
      conclusion: null,
      appendix: null,
      post_process: null,
      post_process_saved_by_id: null,
      post_process_saved_at: null,
      return_reason: null,
      ...columnsOf(normalized),
    })
    .execute();
  await storeSearchText(tx, id);
};

/** Updates columns of an investigation and increments its version. */
export const updateInvestigation = async (
  tx: Tx<SafetyTables>,
  id: number,
  values: InvestigationValues,
): Promise<void> => {
  await tx
    .updateTable('safety.investigation')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** Replaces the investigators, in the given order. */
export const setInvestigators = async (tx: Tx<SafetyTables>, id: number, employeeIds: readonly number[]) => {
  await tx.deleteFrom('safety.investigator').where('investigation_id', '=', id).execute();
  await tx
    .insertInto('safety.investigator')
    .values(employeeIds.map((employee_id, place) => ({ investigation_id: id, employee_id, place })))
    .execute();
};

/** Replaces the plan of actions. */
export const setPlanned = async (
  tx: Tx<SafetyTables>,
  id: number,
  planned: readonly NormalizedAssignment[],
): Promise<void> => {
  await tx.deleteFrom('safety.planned_action').where('investigation_id', '=', id).execute();
  await tx
    .insertInto('safety.planned_action')
    .values(
      planned.map(({ mitigatorId, dueDate, instruction }, place) => ({
        investigation_id: id,
        place,
        mitigator_id: mitigatorId,
        due_on: dueDate,
        instruction,
      })),
    )
    .execute();
};
