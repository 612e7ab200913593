import { person } from '@portal/contract/directory';
import {
  boolean,
  canSchema,
  day,
  id,
  instant,
  integer,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  text,
} from '@portal/contract/kernel';
import { reportStatuses } from '../case/case.states.ts';
import { codes, reportTypes } from '../catalogue/report-codes.ts';
import { reportLimits, wallTime } from '../report/report-row.schema.ts';
import { dutyStates } from './duty.states.ts';
import { exclusionReasons } from './duty-clock.ts';
import { dutyBases, dutyClasses, dutyItems } from './duty-law.ts';
import { proposalSources } from './duty-proposal.ts';
import { shownFiling } from './filing.schema.ts';

export const dutyLimits = { reason: 500 } as const;

/** The start of the hours: the event, or the time when the company learned of it. */
export const dutyStarts = ['Event', 'Knowledge'] as const;
export type DutyStart = (typeof dutyStarts)[number];

export const dutyCauses = ['Proposal', 'Decision', 'Calendar'] as const;
export type DutyCause = (typeof dutyCauses)[number];

const basis = () => oneOf(...dutyBases);
const item = () => oneOf(...dutyItems);
const dutyClass = () => oneOf(...dutyClasses);
const reason = () => text(dutyLimits.reason);

/** The rule of the law that applies. */
const dutyRuleShown = object({
  id: text(30),
  law: text(100),
  article: text(100),
  effectiveFrom: day(),
  checkedOn: day(),
});

/** The history: what was changed, when, by whom and why, oldest first. */
const historyEntry = object({
  /** For a confidential report null unless a person is named. */
  at: nullable(instant()),
  by: nullable(person),
  source: oneOf(...dutyCauses),
  basis: basis(),
  item: nullable(item()),
  class: dutyClass(),
  startsAt: instant(),
  dueAt: nullable(instant()),
  reason: nullable(reason()),
});

const times = {
  startsAt: nullable(instant()),
  dueAt: nullable(instant()),
  plainDueAt: nullable(instant()),
  protectionUntil: nullable(day()),
};

export const dutyActs = ['decide', 'file'] as const;

/** What the law asks for a report, and whether it is fulfilled (rules/safety.md#duty-record). */
export const duty = object({
  reportId: id(),
  reportNo: text(20),
  state: oneOf(...dutyStates),
  basis: nullable(basis()),
  item: nullable(item()),
  class: nullable(dutyClass()),
  isConfirmed: boolean(),
  needsReview: optional(boolean()),
  startsFrom: oneOf(...dutyStarts),
  knownAt: nullable(instant()),
  hindrance: nullable(object({ reason: optional(reason()), endedAt: nullable(instant()) })),
  ...times,
  filedAt: nullable(instant()),
  isLate: nullable(boolean()),
  mainReportId: nullable(id()),
  calendarIsIncomplete: boolean(),
  rule: nullable(dutyRuleShown),
  proposal: maybe(
    object({ basis: basis(), item: nullable(item()), class: dutyClass(), from: oneOf(...proposalSources) }),
  ),
  filings: list(shownFiling),
  history: optional(list(historyEntry)),
  version: integer(0, 2_147_483_647),
  can: canSchema(...dutyActs),
});
export type Duty = Static<typeof duty>;
export type DutyHistoryEntry = Static<typeof historyEntry>;

/** A decision of the safety office; missing fields are null. */
export const decisionBody = object({
  basis: basis(),
  item: maybe(item()),
  startsFrom: oneOf(...dutyStarts),
  knownAt: maybe(instant()),
  hindrance: maybe(object({ reason: maybe(reason()), endedAt: maybe(instant()) })),
  reason: maybe(reason()),
});
export type DecisionBody = Static<typeof decisionBody>;

/** A row of the desk. */
export const dutyRow = object({
  reportId: id(),
  reportNo: text(20),
  reportType: oneOf(...reportTypes),
  isConfidential: boolean(),
  subject: text(reportLimits.subject),
  eventDate: wallTime(),
  eventDateTimeZone: integer(0, codes.timeZone.length - 1),
  status: oneOf(...reportStatuses),
  state: oneOf(...dutyStates),
  basis: basis(),
  item: nullable(item()),
  class: dutyClass(),
  isConfirmed: boolean(),
  needsReview: boolean(),
  ...times,
  filedAt: nullable(instant()),
  isLate: nullable(boolean()),
});
export type DutyRow = Static<typeof dutyRow>;

/** The answer of the clock for a class, for any start. */
export const clockAnswer = object({
  class: dutyClass(),
  hours: nullable(integer(0, 1000)),
  startsAt: instant(),
  dueAt: nullable(instant()),
  plainDueAt: nullable(instant()),
  protectionUntil: nullable(day()),
  excluded: list(object({ date: day(), reason: oneOf(...exclusionReasons), name: nullable(text(1000)) })),
  calendarIsIncomplete: boolean(),
  rule: nullable(dutyRuleShown),
});
export type ClockAnswer = Static<typeof clockAnswer>;
