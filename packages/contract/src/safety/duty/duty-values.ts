import { type CountedFiling, clockFactsOf, countsForDuty, type NormalizedDecision } from './duty.forms.ts';
import { type ClockHoliday, type DutyClock, dutyClock } from './duty-clock.ts';
import type { DutyClass, DutyRule } from './duty-law.ts';
import type { DutyProposal } from './duty-proposal.ts';

/** The facts from which all fields of a duty are derived. */
export type DutyInput = {
  readonly proposal: DutyProposal;
  /** The decision in force, if any. */
  readonly decision: NormalizedDecision | null;
  readonly eventAt: Date;
  /** The filings of the report and of its children. */
  readonly filings: readonly (CountedFiling & { readonly filedAt: Date })[];
  readonly holidays: readonly ClockHoliday[];
};

type Said = Pick<NormalizedDecision, 'basis' | 'item' | 'startsFrom' | 'knownAt' | 'hindrance'>;

/** The fields of a duty: its decision or proposal, its clock, and whether it is fulfilled. */
export type DutyValues = Said &
  Omit<DutyClock, 'excluded'> & {
    readonly rule: DutyRule;
    readonly class: DutyClass;
    readonly startsAt: Date;
    readonly filedAt: Date | null;
    readonly isLate: boolean | null;
  };

const saidBy = ({ decision, proposal }: DutyInput): Said =>
  decision ?? { basis: proposal.basis, item: proposal.item, startsFrom: 'Event', knownAt: null, hindrance: null };

/** The earliest filing that counts. */
const earliest = (filings: DutyInput['filings'], dutyClass: DutyClass): Date | null => {
  const [first] = filings
    .filter((filing) => countsForDuty(filing, dutyClass))
    .map(({ filedAt }) => filedAt)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return first ?? null;
};

/** Derives the fields of a duty from its facts (rules/safety.md#duty-record). */
export const dutyValues = (input: DutyInput): DutyValues => {
  const said = saidBy(input);
  const facts = clockFactsOf(said, input.eventAt);
  const { excluded: _excluded, ...clock } = dutyClock(facts, input.holidays);
  const filedAt = earliest(input.filings, facts.rule.class);
  return {
    ...said,
    ...clock,
    rule: facts.rule,
    class: facts.rule.class,
    startsAt: facts.startsAt,
    filedAt,
    isLate: filedAt === null || clock.dueAt === null ? null : filedAt > clock.dueAt,
  };
};
