import type { Actor } from '@portal/contract/identity';
import {
  allowed,
  type Can,
  canOf,
  type Decision,
  deniedByRole,
  deniedByState,
  type FieldProblem,
} from '@portal/contract/kernel';
import type { ReportStatus } from '../case/case.states.ts';
import { isMaster } from '../report/report.rules.ts';
import type { ReportRow } from '../report/report-row.schema.ts';

/** The facts of a group of a main report and its children that the rules need. */
export type GroupState = {
  readonly status: ReportStatus;
  readonly isChild: boolean;
  /** Whether the main report has records that cannot move to another: a hazard, an investigation, actions. */
  readonly isMainBound: boolean;
};

const forbidden = deniedByRole('no-permission');
const wrongStatus = deniedByState('wrong-status');

const ofMaster =
  (rule: (group: GroupState) => Decision) =>
  (actor: Actor, group: GroupState): Decision =>
    isMaster(actor) ? rule(group) : forbidden;

const isUnderWay = ({ status }: GroupState): boolean => status !== 'Draft' && status !== 'Closed';

/** Children are added to a report that is no child itself, until it is closed (rules/safety.md#related-reports). */
const relate = ofMaster((group) => {
  if (group.isChild) return deniedByState('child-report');
  return isUnderWay(group) ? allowed : wrongStatus;
});

const release = ofMaster((group) => (isUnderWay(group) ? allowed : wrongStatus));

/** The main report changes only early, and while nothing is linked to the present one. */
const setMain = ofMaster((group) => {
  if (group.status !== 'Open' && group.status !== 'HazardIdentification') return wrongStatus;
  return group.isMainBound ? deniedByState('not-valid') : allowed;
});

export const relationRules = { relate, release, setMain };

export const relationActs = ['release', 'setMain'] as const;

/** The acts on a row of a group; none on the main report itself. */
export const canInGroup = (
  actor: Actor,
  group: GroupState,
  { isMain }: { isMain: boolean },
): Can<(typeof relationActs)[number]> =>
  isMain ? {} : canOf({ release: release(actor, group), setMain: setMain(actor, group) });

/** The facts that decide whether a report may become a child of another. */
export type JoiningReport = {
  readonly id: number;
  readonly status: ReportStatus;
  readonly mainId: number | null;
  readonly isMain: boolean;
  /** Whether it has a hazard, an action or an investigation. */
  readonly hasWork: boolean;
};

/**
 * The code why a report cannot become a child of `main`; undefined if it can. A draft is reported as unknown like a
 * missing report (rules/safety.md#related-reports).
 */
export const childProblem = (main: number, found: JoiningReport | undefined): FieldProblem['code'] | undefined => {
  if (found?.id === main) return 'report-itself';
  if (!found || found.status === 'Draft') return 'report-unknown';
  if (found.mainId !== null) return found.mainId === main ? undefined : 'report-has-main';
  if (found.isMain) return 'report-is-main';
  if (found.status === 'Closed') return 'report-closed';
  return found.hasWork ? 'report-has-work' : undefined;
};

/** The code for a row of a list; a hazard without an assessment is only detected when the report is added. */
export const joiningRow = (row: ReportRow): JoiningReport => {
  const { parentReportId = null, relatedReportsCount = 0 } = row;
  const hasWork = row.hasInvestigation === true || (row.initialRisk ?? null) !== null;
  return { id: row.id, status: row.status, mainId: parentReportId, isMain: relatedReportsCount > 0, hasWork };
};
