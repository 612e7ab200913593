import { dayInSeoul, type FieldCode, type FieldProblem, isBlankText } from '@portal/contract/kernel';
import type { DecisionBody, DutyStart } from './duty.schema.ts';
import type { ClockFacts } from './duty-clock.ts';
import { type DutyBasis, type DutyClass, type DutyItem, type DutyRule, dutyRule } from './duty-law.ts';
import type { FilingBody, FilingForm, FilingRecipient, VoidBody } from './filing.schema.ts';

/** A decision as it is stored. */
export type NormalizedDecision = {
  basis: DutyBasis;
  item: DutyItem | null;
  startsFrom: DutyStart;
  knownAt: Date | null;
  hindrance: { reason: string | null; endedAt: Date | null } | null;
  reason: string | null;
};

const textOf = (text: string | null | undefined): string | null => (isBlankText(text) ? null : (text ?? '').trim());
const momentOf = (text: string | null | undefined): Date | null =>
  text === null || text === undefined ? null : new Date(text);

export const normalizeDecision = (body: DecisionBody): NormalizedDecision => ({
  basis: body.basis,
  item: body.item ?? null,
  startsFrom: body.startsFrom,
  knownAt: momentOf(body.knownAt),
  hindrance: body.hindrance
    ? { reason: textOf(body.hindrance.reason), endedAt: momentOf(body.hindrance.endedAt) }
    : null,
  reason: textOf(body.reason),
});

/**
 * The facts by which a decision is checked: the event, the proposed class, and the present time if a reliable clock is
 * available.
 */
export type DecisionFacts = { eventAt: Date; proposedClass: DutyClass; now?: Date | undefined };

const fault = (path: string, code: FieldCode): FieldProblem => ({ path, code });
const when = (holds: boolean, path: string, code: FieldCode): FieldProblem[] => (holds ? [fault(path, code)] : []);

const isAfter = (moment: Date, now: Date | undefined): boolean => now !== undefined && moment > now;

const checkKnownAt = ({ startsFrom, knownAt }: NormalizedDecision, { eventAt, now }: DecisionFacts): FieldProblem[] => {
  if (startsFrom === 'Event') return when(knownAt !== null, 'knownAt', 'not-applicable');
  if (knownAt === null) return [fault('knownAt', 'required')];
  if (knownAt < eventAt) return [fault('knownAt', 'before-event')];
  return when(isAfter(knownAt, now), 'knownAt', 'in-future');
};

/** When the hours start by a decision, without regard to a hindrance. */
export const startOf = (
  { startsFrom, knownAt }: Pick<NormalizedDecision, 'startsFrom' | 'knownAt'>,
  eventAt: Date,
): Date => (startsFrom === 'Knowledge' && knownAt !== null ? knownAt : eventAt);

const checkHindrance = (decision: NormalizedDecision, { eventAt, now }: DecisionFacts): FieldProblem[] => {
  const { basis, hindrance } = decision;
  if (hindrance === null) return [];
  if (basis !== 'Obstacle') return [fault('hindrance', 'not-applicable')];
  const { reason, endedAt } = hindrance;
  return [
    ...when(reason === null, 'hindrance.reason', 'required'),
    ...when(endedAt !== null && endedAt < startOf(decision, eventAt), 'hindrance.endedAt', 'before-start'),
    ...when(endedAt !== null && isAfter(endedAt, now), 'hindrance.endedAt', 'in-future'),
  ];
};

/** The rule that applies to a decision. */
export const ruleOfDecision = (
  { basis, item, hindrance }: Pick<NormalizedDecision, 'basis' | 'item' | 'hindrance'>,
  eventAt: Date,
): DutyRule => dutyRule({ basis, item, isHindered: basis === 'Obstacle' && hindrance !== null }, dayInSeoul(eventAt));

/** The input of the clock for a decision. */
export const clockFactsOf = (
  decision: Pick<NormalizedDecision, 'basis' | 'item' | 'startsFrom' | 'knownAt' | 'hindrance'>,
  eventAt: Date,
): ClockFacts & { rule: DutyRule } => ({
  rule: ruleOfDecision(decision, eventAt),
  startsAt: startOf(decision, eventAt),
  hindranceEndedAt: decision.hindrance === null ? undefined : decision.hindrance.endedAt,
  eventAt,
});

/**
 * Whether a decision needs a reason: if it differs from the proposal or the start of the event
 * (rules/safety.md#duty-decision).
 */
export const needsReason = (decision: NormalizedDecision, { eventAt, proposedClass }: DecisionFacts): boolean =>
  decision.startsFrom === 'Knowledge' ||
  decision.hindrance !== null ||
  ruleOfDecision(decision, eventAt).class !== proposedClass;

/** The problems of a decision: missing fields, and fields that do not apply (rules/safety.md#duty-decision). */
export const checkDecision = (decision: NormalizedDecision, facts: DecisionFacts): FieldProblem[] => [
  ...when(decision.basis === 'Obstacle' && decision.item === null, 'item', 'required'),
  ...when(decision.basis !== 'Obstacle' && decision.item !== null, 'item', 'not-applicable'),
  ...checkKnownAt(decision, facts),
  ...checkHindrance(decision, facts),
  ...when(decision.reason === null && needsReason(decision, facts), 'reason', 'required'),
];

/** A filing as it is stored. */
export type NormalizedFiling = {
  recipient: FilingRecipient;
  recipientName: string | null;
  form: FilingForm;
  filedAt: Date;
  receiptNo: string | null;
  note: string | null;
};

export const normalizeFiling = (body: FilingBody): NormalizedFiling => ({
  recipient: body.recipient,
  recipientName: textOf(body.recipientName),
  form: body.form,
  filedAt: new Date(body.filedAt),
  receiptNo: textOf(body.receiptNo),
  note: textOf(body.note),
});

/** The problems of a filing (rules/safety.md#filings). */
export const checkFiling = (
  { recipient, recipientName, filedAt }: NormalizedFiling,
  { eventAt, now }: { eventAt: Date; now?: Date | undefined },
): FieldProblem[] => [
  ...when(recipient === 'Other' && recipientName === null, 'recipientName', 'required'),
  ...when(isAfter(filedAt, now), 'filedAt', 'in-future'),
  ...when(filedAt < eventAt, 'filedAt', 'before-event'),
];

/** Voiding a filing needs a reason. */
export const checkVoiding = ({ reason }: VoidBody): FieldProblem[] =>
  when(textOf(reason) === null, 'reason', 'required');

export const normalizeVoiding = ({ reason }: VoidBody): string => textOf(reason) ?? '';

/** The facts that decide whether a filing fulfils a duty. */
export type CountedFiling = { readonly recipient: FilingRecipient; readonly isVoided: boolean };

/** Whether a filing fulfils a duty of this class (rules/safety.md#filings). */
export const countsForDuty = ({ recipient, isVoided }: CountedFiling, dutyClass: DutyClass): boolean => {
  if (isVoided || dutyClass === 'None') return false;
  if (recipient === 'Minister') return true;
  return recipient === (dutyClass === 'Voluntary' ? 'KOTSA' : 'RegionalOffice');
};
