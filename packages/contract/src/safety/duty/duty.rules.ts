import type { Actor } from '@portal/contract/identity';
import { allowed, type Can, canOf, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import { isMaster, safetyLevel } from '../report/report.rules.ts';
import type { dutyActs } from './duty.schema.ts';
import type { FilingForm, filingActs } from './filing.schema.ts';

/** The facts of a report, which the actor may see, for the rules of its duty. */
export type DutyFacts = {
  readonly isMine: boolean;
  readonly isDraft: boolean;
  /** Whether it has a main report, whose duty counts for it. */
  readonly isChild: boolean;
};

export type FilingFacts = DutyFacts & { readonly isVoided: boolean };

const forbidden = deniedByRole('no-permission');
const wrongStatus = deniedByState('wrong-status');

/** Level4 and the safety office read the duties of all reports. */
export const readsDuties = (actor: Actor): boolean => safetyLevel(actor) >= 4;

const whenSubmitted = ({ isDraft }: Pick<DutyFacts, 'isDraft'>): Decision => (isDraft ? wrongStatus : allowed);

/** Whether the actor reads only the part of a duty that its reporter may read (rules/safety.md#duty-record). */
export const readsAsReporter = (actor: Actor, { isMine }: Pick<DutyFacts, 'isMine'>): boolean =>
  isMine && !isMaster(actor);

const read = (actor: Actor, facts: DutyFacts): Decision =>
  facts.isMine || readsDuties(actor) ? whenSubmitted(facts) : forbidden;

/** Whether the actor may read the duty of a report; a draft has none yet. */
export const seeDuty = (actor: Actor, facts: DutyFacts): Decision => (facts.isDraft ? forbidden : read(actor, facts));

const ofOffice =
  <Facts extends DutyFacts>(rule: (facts: Facts) => Decision) =>
  (actor: Actor, facts: Facts): Decision => {
    if (!isMaster(actor)) return forbidden;
    if (facts.isDraft) return wrongStatus;
    return facts.isChild ? deniedByState('child-report') : rule(facts);
  };

const decide = ofOffice(() => allowed);
const file = ofOffice(() => allowed);
/** A filing is voided once. */
const voidFiling = ofOffice(({ isVoided }: FilingFacts) => (isVoided ? deniedByState('changed-meanwhile') : allowed));
const attach = ofOffice(({ isVoided }: FilingFacts) => (isVoided ? wrongStatus : allowed));

/** Files of a filing are for the office; the reporter cannot read them. */
const download = (actor: Actor): Decision => (readsDuties(actor) ? allowed : forbidden);

const sheet = (actor: Actor, facts: DutyFacts): Decision =>
  facts.isMine || isMaster(actor) ? whenSubmitted(facts) : forbidden;

/** The facts that decide whether a sheet may name the reporter. */
export type NamingFacts = DutyFacts & {
  readonly isConfidential: boolean;
  readonly isMandatory: boolean;
  readonly form: FilingForm;
};

/**
 * Reporters can name themselves; the office can name the reporter of a mandatory report, but never of a confidential
 * one.
 */
const name = (actor: Actor, facts: NamingFacts): Decision => {
  if (facts.isMine) return allowed;
  const isOfficial = facts.form === '65' || facts.form === '65-2';
  return isMaster(actor) && facts.isMandatory && !facts.isConfidential && isOfficial ? allowed : forbidden;
};

/** The rights on a duty (rules/safety.md#duty-rights). */
export const dutyRights = { read, decide, file, voidFiling, attach, download, sheet, name };

/** Whether the actor may read the desk (all duties) and use the clock. */
export const readDesk = (actor: Actor): Decision => (readsDuties(actor) ? allowed : forbidden);

/** The acts on a duty in its `can`. */
export const canOnDuty = (actor: Actor, facts: DutyFacts): Can<(typeof dutyActs)[number]> =>
  canOf({ decide: decide(actor, facts), file: file(actor, facts) });

/** The acts on a filing in its `can`. */
export const canOnFiling = (actor: Actor, facts: FilingFacts): Can<(typeof filingActs)[number]> =>
  canOf({ files: attach(actor, facts), void: voidFiling(actor, facts) });
