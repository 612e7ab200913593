import { type Actor, levels } from '@portal/contract/identity';
import type { Day } from '@portal/contract/kernel';
import { type CaseKind, isMaster } from '@portal/contract/safety';
import { sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import { isInvestigator } from '../case/case-involvement.queries.ts';
import { isSeen } from '../report/report-visibility.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';

/** The levels that manage reports, from the contract. */
const MASTER_LEVELS = levels.filter((level) =>
  isMaster({ employeeId: 0, departmentIds: [], grants: [{ menu: 'ESMS', level }] }),
);

/** An action with its case and the people it concerns. */
export type ConcernedRow = {
  id: number;
  kind: CaseKind;
  source_id: number;
  mitigator_id: number;
  /** The people who assigned it or own its case. */
  office: number[];
  referrers: number[];
  writers: number[];
};

const concerned = sql`
  select a.id, c.kind, coalesce(h.id, c.id) as source_id, a.mitigator_id,
    array_remove(array[a.assigned_by_id, a.case_owner_id], null) as office,
    array(select f.employee_id from safety.action_referrer f where f.action_id = a.id) as referrers,
    array(select distinct m.author_id from safety.message m where m.action_id = a.id) as writers
  from safety.action a join safety.case c on c.id = a.case_id
    left join safety.hazard h on h.case_id = c.id and c.kind = 'Hazard'`;

/** The recipients for each of these actions. */
export const listConcerned = async (db: Db<SafetyTables>, ids: readonly number[]): Promise<ConcernedRow[]> => {
  const { rows } = await sql<ConcernedRow>`${concerned} where a.id = any(${ids}::integer[])`.execute(db);
  return rows;
};

/** Actions under way that are due between two days and whose reminder was not sent yet. */
export const listDueBetween = async (
  db: Db<SafetyTables>,
  { from, to, kind, recordType }: { from: Day; to: Day; kind: string; recordType: string },
): Promise<ConcernedRow[]> => {
  const { rows } = await sql<ConcernedRow>`
    ${concerned} where a.status = 'InProgress' and a.due_on between ${from}::date and ${to}::date
      and not exists (select 1 from notification.notification n
        where n.record_type = ${recordType} and n.record_id = a.id and n.kind = ${kind})
    order by a.id
  `.execute(db);
  return rows;
};

/** The title of an action: its instruction, or the title of its case. */
export type NamedAction = { id: number; action_no: string; title: string; instruction: string | null };

/** The titles of these actions, for a reader who is mitigator or referrer or has them in the list of created ones. */
export const listActionNamesFor = async (
  db: Db<SafetyTables>,
  reader: Actor,
  ids: readonly number[],
): Promise<NamedAction[]> => {
  const { employeeId } = reader;
  const { rows } = await sql<NamedAction>`
    select a.id, a.action_no, coalesce(r.subject, i.title, h.title) as title,
      (select m.content from safety.message m where m.action_id = a.id and m.is_instruction) as instruction
    from safety.action a join safety.case c on c.id = a.case_id
      left join safety.report r on r.id = c.id left join safety.investigation i on i.id = c.id
      left join safety.hazard h on h.case_id = c.id and c.kind = 'Hazard'
    where a.id = any(${ids}::integer[]) and (
      a.mitigator_id = ${employeeId} or ${isMaster(reader)}::boolean
      or exists (select 1 from safety.action_referrer f where f.action_id = a.id and f.employee_id = ${employeeId}))
  `.execute(db);
  return rows;
};

type NamedReport = { id: number; report_no: string | null; subject: string; is_confidential: boolean };

/** The titles of these reports, as far as the reader may see them. */
export const listReportNamesFor = async (
  db: Db<SafetyTables>,
  reader: Actor,
  ids: readonly number[],
): Promise<NamedReport[]> => {
  const { rows } = await sql<NamedReport>`
    select r.id, r.report_no, coalesce(r.subject, '') as subject, r.is_confidential from safety.report r
    where r.id = any(${ids}::integer[]) and r.status <> 'Draft' and ${isSeen('r', reader)}
  `.execute(db);
  return rows;
};

/** The titles of these investigations, as far as the reader may read them: all for the safety office, and one's own. */
export const listInvestigationNamesFor = async (
  db: Db<SafetyTables>,
  reader: Actor,
  ids: readonly number[],
): Promise<{ id: number; investigation_no: string; title: string }[]> => {
  const { rows } = await sql<{ id: number; investigation_no: string; title: string }>`
    select i.id, i.investigation_no, i.title from safety.investigation i
    where i.id = any(${ids}::integer[]) and (${isMaster(reader)}::boolean or ${isInvestigator('i', reader.employeeId)})
  `.execute(db);
  return rows;
};

/**
 * The titles of these lessons, as far as the reader may read them: all for the safety office, otherwise published ones.
 */
export const listLessonNamesFor = async (
  db: Db<SafetyTables>,
  reader: Actor,
  ids: readonly number[],
): Promise<{ id: number; lesson_no: string | null; title: string }[]> => {
  const { rows } = await sql<{ id: number; lesson_no: string | null; title: string }>`
    select l.id, l.lesson_no, l.title from safety.lesson l
    where l.id = any(${ids}::integer[]) and (${isMaster(reader)}::boolean or l.status = 'Published')
  `.execute(db);
  return rows;
};

/** The employees who manage reports and answer them. */
export const listMasterIds = async (db: Db<SafetyTables>): Promise<number[]> => {
  const { rows } = await sql<{ employee_id: number }>`
    select distinct employee_id from identity.held_grant where menu = 'ESMS' and level = any(${MASTER_LEVELS}::text[])
  `.execute(db);
  return rows.map(({ employee_id }) => employee_id);
};
