import { type FieldProblem, isBlankText } from '@portal/contract/kernel';
import type { CloseBody } from './month.schema.ts';
import { isSameFigure, type MonthFacts, type MonthFigure, monthStateOf } from './month.states.ts';

type Month = { readonly year: number; readonly month: number };

const countedMonths = ({ year, month }: Month): number => year * 12 + month;

/** Whether a month has begun. */
export const hasCome = (month: Month, now: Month): boolean => countedMonths(month) <= countedMonths(now);
/** Whether a month is over. */
export const isOver = (month: Month, now: Month): boolean => countedMonths(month) < countedMonths(now);

/** A future month has no figures. */
export const checkMonth = (month: Month, now: Month): FieldProblem[] =>
  hasCome(month, now) ? [] : [{ path: 'month', code: 'month-to-come' }];

/** Only a month that is over can be closed. */
export const checkMonthOver = (month: Month, now: Month): FieldProblem[] =>
  checkMonth(month, now).length > 0
    ? checkMonth(month, now)
    : isOver(month, now)
      ? []
      : [{ path: 'month', code: 'month-not-over' }];

const codeOf = (facts: MonthFacts | undefined): 'figure-uploaded' | 'no-proposal' | undefined => {
  if (facts && monthStateOf(facts) === 'Uploaded') return 'figure-uploaded';
  return facts?.proposal ? undefined : 'no-proposal';
};

/** The problems of keys to close: duplicate, uploaded, or without a proposal. */
export const checkCloseKeys = ({ counts }: CloseBody, known: ReadonlyMap<number, MonthFacts>): FieldProblem[] =>
  counts.flatMap(({ key }, at): FieldProblem[] => {
    const isTwice = counts.findIndex((each) => each.key === key) < at;
    const code = isTwice ? 'chosen-twice' : codeOf(known.get(key));
    return code ? [{ path: `counts.${at}.key`, code }] : [];
  });

const figureOf = ({ occurrenceCount, baseCount }: CloseBody['counts'][number]): MonthFigure => ({
  occurrenceCount,
  baseCount: baseCount ?? null,
});

/** Whether the caller saw the present counts: the proposal, or the figure that is closed already. */
export const isUpToDate = (
  counts: CloseBody['counts'][number],
  { proposal, recorded, ...facts }: MonthFacts,
): boolean => {
  const seen = figureOf(counts);
  const isClosed = monthStateOf({ ...facts, proposal, recorded }) === 'Closed';
  return (
    (proposal !== null && isSameFigure(seen, proposal)) ||
    (isClosed && recorded !== null && isSameFigure(seen, recorded))
  );
};

/** Changing a closed figure needs a reason. */
export const checkCloseReason = (
  { counts, reason }: CloseBody,
  known: ReadonlyMap<number, MonthFacts>,
): FieldProblem[] => {
  const needsReason = counts.some(({ key }) => {
    const facts = known.get(key);
    return facts !== undefined && monthStateOf(facts) === 'Differs';
  });
  return needsReason && isBlankText(reason) ? [{ path: 'reason', code: 'required' }] : [];
};

/** A figure that a close writes; without a reason if the month had none. */
export type ClosedFigure = MonthFigure & { readonly key: number; readonly reason: string | null };

/** The figures that a close writes; those that are closed already and unchanged stay. */
export const figuresToClose = ({ counts, reason }: CloseBody, known: ReadonlyMap<number, MonthFacts>): ClosedFigure[] =>
  counts.flatMap((each): ClosedFigure[] => {
    const facts = known.get(each.key);
    const state = facts && monthStateOf(facts);
    if (state !== 'Open' && state !== 'Differs') return [];
    return [{ key: each.key, ...figureOf(each), reason: state === 'Differs' ? (reason ?? '').trim() : null }];
  });
