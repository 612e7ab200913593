import type { ActionStatus, CaseKind, HazardStatus, InvestigationStatus, ReportStatus } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import { type Db, fixedStatement, type Tx } from '#platform/database/pool';
import { isAssessor } from '../case/assessor.queries.ts';
import { isInvolved, isInvolvedInReport } from '../case/case-involvement.queries.ts';
import { isMine } from '../report/authorship.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';

/*
 * Reads what actions need to know of their case and of the requested action in one small statement, because people who
 * read a thread poll it every few seconds (decisions/0160-notify-in-the-transaction-of-the-change.md).
 */
const ID = -1;
const EMPLOYEE = -2;
const ACTION = -3;
const PLACEHOLDERS = [ID, EMPLOYEE, ACTION];

/** The facts of an action that its rules need. */
export type ActionFacts = {
  id: number;
  actionNo: string;
  status: ActionStatus;
  mitigatorId: number;
  isMitigator: boolean;
  isReferrer: boolean;
  openRequestId: number | null;
  lastMessageId: number | null;
};

/** The requested action, if it belongs to the case in this column. */
const actionOf = (caseId: string): RawBuilder<unknown> => sql`(
  select json_build_object('id', a.id, 'actionNo', a.action_no, 'status', a.status, 'mitigatorId', a.mitigator_id,
    'isMitigator', a.mitigator_id = ${EMPLOYEE},
    'isReferrer', exists (select 1 from safety.action_referrer f where f.action_id = a.id and f.employee_id = ${EMPLOYEE}),
    'openRequestId', (select q.id from safety.message q
      where q.action_id = a.id and q.action_type = 'Closed' and q.action_completed is null),
    'lastMessageId', (select max(m.id) from safety.message m where m.action_id = a.id))
  from safety.action a where a.id = ${ACTION} and a.case_id = ${sql.ref(caseId)}) as action`;

/** The record, the caller, and the requested action. */
export type Asked = { id: number; employeeId: number; mid?: number | undefined };

/** No action has this number. */
const NONE = 0;

type WithAction = { action: ActionFacts | null };

const finder = <Row>(statement: RawBuilder<Row>) => {
  const asking = fixedStatement(statement, PLACEHOLDERS);
  return async (db: Db<SafetyTables>, { id, employeeId, mid = NONE }: Asked): Promise<Row | undefined> =>
    (await asking(db, [id, employeeId, mid]))[0];
};

export type ReportCaseRow = WithAction & {
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

export const findReportCase = finder(
  sql<ReportCaseRow>`
  select r.id, r.status, r.report_no, r.subject, r.main_id is not null as is_child, r.is_confidential,
    r.shown_department_id, d.path as department_path, ${isMine('r', EMPLOYEE)} as is_mine,
    ${isAssessor('r', EMPLOYEE)} as is_assessor, ${isInvolvedInReport('r', EMPLOYEE)} as is_involved,
    ${actionOf('r.id')}
  from safety.report r left join directory.organization d on d.id = r.shown_department_id
  where r.id = ${ID}`,
);

export type InvestigationCaseRow = WithAction & {
  id: number;
  status: InvestigationStatus;
  investigation_no: string;
  title: string;
  author_id: number;
  is_investigator: boolean;
  is_involved: boolean;
};

export const findInvestigationCase = finder(
  sql<InvestigationCaseRow>`
  select i.id, i.status, i.investigation_no, i.title, i.author_id, ${isInvolved('i', EMPLOYEE)} as is_involved,
    exists (select 1 from safety.investigator w
      where w.investigation_id = i.id and w.employee_id = ${EMPLOYEE}) as is_investigator,
    ${actionOf('i.id')}
  from safety.investigation i where i.id = ${ID}`,
);

/** A hazard with the number and title of its case; a hazard without another record is its own case. */
export type HazardCaseRow = WithAction & {
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

export const findHazardCase = finder(
  sql<HazardCaseRow>`
  select h.id, h.case_id, c.kind, h.status, h.identifier_id,
    coalesce(r.report_no, i.investigation_no, h.hazard_no) as no, coalesce(r.subject, i.title, h.title) as title,
    exists (select 1 from safety.action a where a.case_id = c.id) as had_actions,
    ${isInvolved('c', EMPLOYEE)} as is_involved, ${actionOf('c.id')}
  from safety.hazard h join safety.case c on c.id = h.case_id
    left join safety.report r on r.id = c.id left join safety.investigation i on i.id = c.id
  where h.id = ${ID}`,
);

/** Locks a hazard. A hazard that belongs to another case is read-only through these paths. */
export const lockHazard = async (tx: Tx<SafetyTables>, id: number): Promise<void> => {
  await sql`select 1 from safety.hazard where id = ${id} for update`.execute(tx);
};
