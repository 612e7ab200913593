import type { Actor } from '@portal/contract/identity';
import { type Decision, deniedByState, enforce, Problem } from '@portal/contract/kernel';
import {
  type CaseKind,
  caseRules,
  hazardRules,
  investigationRules,
  isMaster,
  type ReportFacts,
  readActions,
  readsInvestigation,
  readsRisk,
  viewHazardRule,
  viewInvestigation,
  viewReport,
} from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import { lockRecord } from '../case/case-lock.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';
import {
  type ActionFacts,
  findHazardCase,
  findInvestigationCase,
  findReportCase,
  type HazardCaseRow,
  lockHazard,
  type ReportCaseRow,
} from './action-of-case.queries.ts';

/** The facts of a case that its actions need, for an actor who may read any of them. */
export type ActionCase = {
  /** The id of the case. */
  caseId: number;
  kind: CaseKind;
  /** The id of its record on the wire, and its display number. */
  id: number;
  no: string;
  title: string;
  /** The author of its investigation, or the registrant of its own hazard. */
  ownerId: number | null;
  readsAll: boolean;
  /** Whether it was reached through the paths of its hazard, where actions are read-only. */
  isElsewhere: boolean;
  /** Whether the actor may read anything of its actions. */
  list: Decision;
  assign: Decision;
  /** The requested action, if it belongs to the case. */
  action: ActionFacts | null;
};

/** The cases that are reached through one family of paths. */
export type Family = {
  /** Locks the record of the case, as every change of it does. A missing case takes the same number of statements. */
  lock: (tx: Tx<SafetyTables>, id: number) => Promise<void>;
  /** Raises the refusal of the family for a caller who may not read any of it. */
  find: (db: Db<SafetyTables>, actor: Actor, asked: { id: number; mid?: number }) => Promise<ActionCase>;
};

const requireThere = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Problem('not-found');
  return row;
};

const factsOf = (row: ReportCaseRow): ReportFacts => ({
  isDraft: row.status === 'Draft',
  isMine: row.is_mine,
  isAssessor: row.is_assessor,
  isInvolved: row.is_involved,
  isConfidential: row.is_confidential,
  departmentId: row.shown_department_id,
  departmentPath: row.department_path ?? [],
});

const reports: Family = {
  lock: (tx, id) => lockRecord(tx, 'Report', id),
  find: async (db, actor, asked) => {
    const found = await findReportCase(db, { ...asked, employeeId: actor.employeeId });
    enforce(viewReport(actor, found && factsOf(found)));
    const row = requireThere(found);
    const facts = factsOf(row);
    return {
      caseId: row.id,
      kind: 'Report',
      id: row.id,
      no: row.report_no ?? '',
      title: row.subject ?? '',
      ownerId: null,
      readsAll: readsRisk(actor, facts),
      isElsewhere: false,
      list: readActions(actor, facts),
      assign: caseRules.assignActions(actor, { status: row.status, isChild: row.is_child }),
      action: row.action,
    };
  },
};

const investigations: Family = {
  lock: (tx, id) => lockRecord(tx, 'Investigation', id),
  find: async (db, actor, asked) => {
    const found = await findInvestigationCase(db, { ...asked, employeeId: actor.employeeId });
    const facts = found && { isInvestigator: found.is_investigator, isInvolved: found.is_involved };
    const list = viewInvestigation(actor, facts);
    enforce(list);
    const row = requireThere(found);
    return {
      caseId: row.id,
      kind: 'Investigation',
      id: row.id,
      no: row.investigation_no,
      title: row.title,
      ownerId: row.author_id,
      readsAll: readsInvestigation(actor, { isInvestigator: row.is_investigator }),
      isElsewhere: false,
      list,
      assign: investigationRules.assign(actor, row),
      action: row.action,
    };
  },
};

const hazardState = (row: HazardCaseRow) => ({
  status: row.status,
  throughCase: row.kind === 'Hazard' ? null : deniedByState('belongs-to-case'),
  hadActions: row.had_actions,
});

const hazards: Family = {
  lock: lockHazard,
  find: async (db, actor, asked) => {
    const found = await findHazardCase(db, { ...asked, employeeId: actor.employeeId });
    const list = viewHazardRule(actor, found && { isAlone: found.kind === 'Hazard', isInvolved: found.is_involved });
    enforce(list);
    const row = requireThere(found);
    const isAlone = row.kind === 'Hazard';
    return {
      caseId: row.case_id,
      kind: row.kind,
      id: isAlone ? row.id : row.case_id,
      no: row.no,
      title: row.title,
      ownerId: isAlone ? row.identifier_id : null,
      readsAll: isMaster(actor),
      isElsewhere: !isAlone,
      list,
      assign: hazardRules.assign(actor, hazardState(row)),
      action: row.action,
    };
  },
};

/** The families by the name that the contract gives them. */
export const families = { reports, investigations, hazards };
