import type { Actor } from '@portal/contract/identity';
import { allowed, type Can, canOf, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import type { ReportStatus } from '../case/states.ts';
import { isMaster } from '../report/rules.ts';

/** What the rules look at in a group of a main report and its children. */
export type GroupState = {
  readonly status: ReportStatus;
  readonly isChild: boolean;
  /** Whether the main report has what can only be its own: a hazard, an investigation, actions. */
  readonly isMainBound: boolean;
};

const forbidden = deniedByRole('no-permission');
const wrongStatus = deniedByState('wrong-status');

const ofMaster =
  (rule: (group: GroupState) => Decision) =>
  (actor: Actor, group: GroupState): Decision =>
    isMaster(actor) ? rule(group) : forbidden;

const isUnderWay = ({ status }: GroupState): boolean => status !== 'Draft' && status !== 'Closed';

/** Children are added to what is none itself, until it is closed (rules/safety.md#related-reports). */
const relate = ofMaster((group) => {
  if (group.isChild) return deniedByState('child-report');
  return isUnderWay(group) ? allowed : wrongStatus;
});

const release = ofMaster((group) => (isUnderWay(group) ? allowed : wrongStatus));

/** The main report changes only early, and while nothing hangs on the present one. */
const setMain = ofMaster((group) => {
  if (group.status !== 'Open' && group.status !== 'HazardIdentification') return wrongStatus;
  return group.isMainBound ? deniedByState('not-valid') : allowed;
});

export const relationRules = { relate, release, setMain };

export const relationActs = ['release', 'setMain'] as const;

/** What a row of a group tells of the acts on it; nothing leads away from the main report itself. */
export const canInGroup = (
  actor: Actor,
  group: GroupState,
  { isMain }: { isMain: boolean },
): Can<(typeof relationActs)[number]> =>
  isMain ? {} : canOf({ release: release(actor, group), setMain: setMain(actor, group) });
