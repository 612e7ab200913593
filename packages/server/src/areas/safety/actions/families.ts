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
  readHazardActions,
  readsInvestigation,
  readsRisk,
  viewInvestigation,
  viewReport,
} from '@portal/contract/safety';
import type { Db } from '#platform/database/pool';
import type { SafetyTables } from '../tables.ts';
import {
  findCaseOfHazard,
  findHazardCase,
  findInvestigationCase,
  findReportCase,
  type HazardCaseRow,
  type ReportCaseRow,
} from './case.queries.ts';

/** A case as its actions know it, found for an actor who reads any of them. */
export type ActionCase = {
  /** The number of the case. */
  caseId: number;
  kind: CaseKind;
  /** The number of its record on the wire, and how people call it. */
  id: number;
  no: string;
  title: string;
  /** The author of its investigation, or the identifier of its hazard standing alone. */
  ownerId: number | null;
  readsAll: boolean;
  /** Whether it was reached by the paths of its hazard, where its actions are read and nothing is written. */
  isElsewhere: boolean;
  /** Whether anything of its actions is told. */
  list: Decision;
  assign: Decision;
};

/** The cases that one family of paths leads to. */
export type Family = {
  /** The number of the case that a record of the family belongs to; undefined when there is no such record. */
  caseIdOf: (db: Db<SafetyTables>, id: number) => Promise<number | undefined>;
  /** Raises the refusal of the family for whoever reads nothing of it. */
  find: (db: Db<SafetyTables>, actor: Actor, id: number) => Promise<ActionCase>;
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
  caseIdOf: (_db, id) => Promise.resolve(id),
  find: async (db, actor, id) => {
    const found = await findReportCase(db, id, actor.employeeId);
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
    };
  },
};

const investigations: Family = {
  caseIdOf: (_db, id) => Promise.resolve(id),
  find: async (db, actor, id) => {
    const found = await findInvestigationCase(db, id, actor.employeeId);
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
      readsAll: readsInvestigation(actor, { isInvestigator: row.is_investigator, isInvolved: row.is_involved }),
      isElsewhere: false,
      list,
      assign: investigationRules.assign(actor, row),
    };
  },
};

const hazardState = (row: HazardCaseRow) => ({
  status: row.status,
  throughCase: row.kind === 'Hazard' ? null : deniedByState('belongs-to-case'),
  hadActions: row.had_actions,
});

const hazards: Family = {
  caseIdOf: findCaseOfHazard,
  find: async (db, actor, id) => {
    const found = await findHazardCase(db, id, actor.employeeId);
    const list = readHazardActions(actor, found && { isAlone: found.kind === 'Hazard', isInvolved: found.is_involved });
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
    };
  },
};

/** By the name that the contract gives to each. */
export const families = { reports, investigations, hazards };
