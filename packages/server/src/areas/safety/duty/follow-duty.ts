import { type Day, dayInSeoul } from '@portal/contract/kernel';
import {
  type ClockHoliday,
  type DutyProposal,
  type DutyValues,
  dutyMarks,
  dutyValues,
  marksAround,
  type NormalizedDecision,
  proposeDuty,
} from '@portal/contract/safety';
import type { StoredDutyState } from '../safety-tables.ts';
import type { DutySource, DutyValuesRow, GroupFiling, StoredDuty } from './duty.queries.ts';

/** The facts from which the duty of a report is derived, with the duty as it was stored before. */
export type DutyFacts = {
  source: DutySource;
  before: StoredDuty | undefined;
  filings: readonly GroupFiling[];
  holidays: readonly ClockHoliday[];
  /** A new decision; without it the present one stays in force. */
  decision?: NormalizedDecision | undefined;
  /** Opens a duty that was never opened. */
  opens: boolean;
};

export const proposalOf = (source: DutySource): DutyProposal =>
  proposeDuty({
    reportType: source.report_type,
    mandatoryReportType: source.mandatory_report_type,
    reportedEventType: source.reported_event_type,
    classification: source.classification,
    eventAt: source.event_at,
  });

/** The decision in force; its reason is in the history. */
const currentDecision = (before: StoredDuty | undefined): NormalizedDecision | null =>
  before?.is_confirmed
    ? {
        basis: before.basis,
        item: before.item,
        startsFrom: before.starts_from,
        knownAt: before.known_at,
        hindrance: before.is_hindered ? { reason: before.hindrance_reason, endedAt: before.hindrance_ended_at } : null,
        reason: null,
      }
    : null;

const stateOf = ({ source }: DutyFacts, isOpened: boolean, values: DutyValues): StoredDutyState => {
  if (source.main_id !== null) return 'WithMain';
  if (!isOpened) return 'Unrecorded';
  if (values.filedAt !== null) return 'Filed';
  if (values.class === 'None') return 'NotRequired';
  return values.class === 'Voluntary' ? 'Voluntary' : 'Open';
};

const noClock = { due_at: null, plain_due_at: null, protection_until: null, calendar_is_incomplete: false } as const;

const clockColumns = (values: DutyValues) => ({
  due_at: values.dueAt,
  plain_due_at: values.plainDueAt,
  protection_until: values.protectionUntil,
  calendar_is_incomplete: values.calendarIsIncomplete,
});

/** The own facts of a child stay unchanged, and so do its reminders. */
const restingChild = (before: StoredDuty): DutyValuesRow => ({
  ...before,
  state: 'WithMain',
  filed_at: null,
  is_late: null,
  at_once_since: null,
  at_once_told: 0,
  next_mark_at: null,
});

/** When the office is reminded next; a passed mark that was not notified stays due unless the deadline changed. */
const nextMarkOf = (before: StoredDuty | undefined, values: DutyValues, now: Date): Date | null => {
  const { next } = marksAround(dutyMarks(values, values.rule.hours), now);
  const isSame = before?.state === 'Open' && before.due_at?.getTime() === values.dueAt?.getTime();
  const waiting = isSame ? (before?.next_mark_at ?? null) : null;
  return waiting !== null && waiting <= now ? waiting : (next?.at ?? null);
};

/** Derives the columns of a duty from its facts at a moment; its version is incremented where it is saved. */
export const followDuty = (facts: DutyFacts, now: Date): DutyValuesRow => {
  const { source, before } = facts;
  if (source.main_id !== null && before) return restingChild(before);
  const proposal = proposalOf(source);
  const decision = facts.decision ?? currentDecision(before);
  const values = dutyValues({
    proposal,
    decision,
    eventAt: source.event_at,
    filings: facts.filings.map(({ recipient, is_voided, filed_at }) => ({
      recipient,
      isVoided: is_voided,
      filedAt: filed_at,
    })),
    holidays: facts.holidays,
  });
  const isOpened = facts.opens || (before?.is_opened ?? false);
  const state = stateOf(facts, isOpened, values);
  const isAtOnce = state === 'Open' && values.class === 'AtOnce';
  const wasAtOnce = before?.at_once_since ?? null;
  return {
    report_id: source.id,
    report_type: source.report_type,
    state,
    is_opened: isOpened,
    is_confirmed: decision !== null,
    basis: values.basis,
    item: values.item,
    class: values.class,
    starts_from: values.startsFrom,
    known_at: values.knownAt,
    is_hindered: values.hindrance !== null,
    hindrance_reason: values.hindrance?.reason ?? null,
    hindrance_ended_at: values.hindrance?.endedAt ?? null,
    starts_at: values.startsAt,
    ...(isOpened ? clockColumns(values) : noClock),
    filed_at: isOpened ? values.filedAt : null,
    is_late: isOpened ? values.isLate : null,
    proposed_basis: proposal.basis,
    proposed_item: proposal.item,
    proposed_class: proposal.class,
    proposed_from: proposal.from,
    decided_on_class: decision === null ? null : facts.decision ? proposal.class : (before?.decided_on_class ?? null),
    at_once_since: isAtOnce ? (wasAtOnce ?? now) : null,
    at_once_told: isAtOnce ? (wasAtOnce ? (before?.at_once_told ?? 1) : 1) : 0,
    next_mark_at: state === 'Open' ? nextMarkOf(before, values, now) : null,
    version: before?.version ?? 0,
  };
};

const sameMoment = (a: unknown, b: unknown): boolean =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

/** Whether any column of a duty differs from what is stored. */
export const isChanged = (before: StoredDuty | undefined, after: DutyValuesRow): boolean =>
  before === undefined ||
  (Object.keys(after) as (keyof DutyValuesRow)[]).some((column) => !sameMoment(before[column], after[column]));

const historyFields = ['basis', 'item', 'class', 'starts_at', 'due_at'] as const;

/** Whether the change is recorded in the history (rules/safety.md#duty-record). */
export const isInHistory = (before: StoredDuty | undefined, after: DutyValuesRow): boolean =>
  after.is_opened &&
  after.state !== 'WithMain' &&
  (!before?.is_opened || historyFields.some((column) => !sameMoment(before[column], after[column])));

/** Whether the proposal differs from the one that the decision was based on. */
export const needsReview = ({ is_confirmed, proposed_class, decided_on_class }: DutyValuesRow): boolean =>
  is_confirmed && proposed_class !== decided_on_class;

/** The earliest day whose holidays affect these reports: the first of January of the start's year. */
export const firstDayOf = (sources: readonly DutySource[]): Day => {
  const days = sources.map(({ event_at }) => dayInSeoul(event_at)).toSorted();
  return `${(days[0] ?? '2000-01-01').slice(0, 4)}-01-01`;
};
