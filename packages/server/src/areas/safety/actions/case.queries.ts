import type { CaseKind, HazardStatus, InvestigationStatus, ReportStatus } from '@portal/contract/safety';
import { sql } from 'kysely';
import { type Db, fixedStatement } from '#platform/database/pool';
import { isAssessor } from '../cases/assessor.queries.ts';
import { isInvolved, isInvolvedInReport } from '../cases/involved.queries.ts';
import { isMine } from '../reports/authorship.queries.ts';
import type { SafetyTables } from '../tables.ts';

/*
 * What the actions of a case must know of it, and no more: those who read a thread ask for this every few seconds
 * (decision 105).
 */
const ID = -1;
const EMPLOYEE = -2;
const STAND_INS = [ID, EMPLOYEE];

export type ReportCaseRow = {
  id: number;
  status: ReportStatus;
  report_no: string | null;
  subject: string | null;
  is_child: boolean;
  is_confidential: boolean;
  shown_department_id: number | null;
  department_path: number[] | null;
  is_mine: boolean;
  is_assessor: boolean;
  is_involved: boolean;
};

const reportCase = fixedStatement(
  sql<ReportCaseRow>`
  select r.id, r.status, r.report_no, r.subject, r.main_id is not null as is_child, r.is_confidential,
    r.shown_department_id, d.path as department_path, ${isMine('r', EMPLOYEE)} as is_mine,
    ${isAssessor('r', EMPLOYEE)} as is_assessor, ${isInvolvedInReport('r', EMPLOYEE)} as is_involved
  from safety.report r left join directory.organization d on d.id = r.shown_department_id
  where r.id = ${ID}`,
  STAND_INS,
);

export const findReportCase = async (
  db: Db<SafetyTables>,
  id: number,
  employeeId: number,
): Promise<ReportCaseRow | undefined> => (await reportCase(db, [id, employeeId]))[0];

export type InvestigationCaseRow = {
  id: number;
  status: InvestigationStatus;
  investigation_no: string;
  title: string;
  author_id: number;
  is_investigator: boolean;
  is_involved: boolean;
};

const investigationCase = fixedStatement(
  sql<InvestigationCaseRow>`
  select i.id, i.status, i.investigation_no, i.title, i.author_id, ${isInvolved('i', EMPLOYEE)} as is_involved,
    exists (select 1 from safety.investigator w
      where w.investigation_id = i.id and w.employee_id = ${EMPLOYEE}) as is_investigator
  from safety.investigation i where i.id = ${ID}`,
  STAND_INS,
);

export const findInvestigationCase = async (
  db: Db<SafetyTables>,
  id: number,
  employeeId: number,
): Promise<InvestigationCaseRow | undefined> => (await investigationCase(db, [id, employeeId]))[0];

/** A hazard with the number and title of the case that it belongs to, which is itself where it stands alone. */
export type HazardCaseRow = {
  id: number;
  case_id: number;
  kind: CaseKind;
  status: HazardStatus;
  no: string;
  title: string;
  identifier_id: number;
  had_actions: boolean;
  is_involved: boolean;
};

const hazardCase = fixedStatement(
  sql<HazardCaseRow>`
  select h.id, h.case_id, c.kind, h.status, h.identifier_id,
    coalesce(r.report_no, i.investigation_no, h.hazard_no) as no, coalesce(r.subject, i.title, h.title) as title,
    exists (select 1 from safety.action a where a.case_id = c.id) as had_actions,
    ${isInvolved('c', EMPLOYEE)} as is_involved
  from safety.hazard h join safety.case c on c.id = h.case_id
    left join safety.report r on r.id = c.id left join safety.investigation i on i.id = c.id
  where h.id = ${ID}`,
  STAND_INS,
);

export const findHazardCase = async (
  db: Db<SafetyTables>,
  id: number,
  employeeId: number,
): Promise<HazardCaseRow | undefined> => (await hazardCase(db, [id, employeeId]))[0];

/** The case of a hazard, before it is locked. */
export const findCaseOfHazard = async (db: Db<SafetyTables>, id: number): Promise<number | undefined> =>
  (await db.selectFrom('safety.hazard').select('case_id').where('id', '=', id).executeTakeFirst())?.case_id;
