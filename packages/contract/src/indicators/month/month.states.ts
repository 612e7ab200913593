import { isComparedLater } from '../indicator/indicator-catalogue.ts';

/** The origin of a figure: a spreadsheet, or a person who closed the month with the proposal. */
export const figureOrigins = ['Upload', 'Close'] as const;
export type FigureOrigin = (typeof figureOrigins)[number];

export const monthStates = ['Open', 'Uploaded', 'Closed', 'Differs'] as const;
export type MonthState = (typeof monthStates)[number];

/** When a report counts towards a figure: in the proposal now, at the last close, or both. */
export const countedWhen = ['Both', 'Now', 'Then'] as const;
export type CountedWhen = (typeof countedWhen)[number];

export type MonthFigure = { readonly occurrenceCount: number; readonly baseCount: number | null };
export type RecordedFigure = MonthFigure & { readonly origin: FigureOrigin };

export const isSameFigure = (one: MonthFigure, other: MonthFigure): boolean =>
  one.occurrenceCount === other.occurrenceCount && one.baseCount === other.baseCount;

/** The facts of an indicator's month. */
export type MonthFacts = {
  readonly key: number;
  readonly proposal: MonthFigure | null;
  readonly recorded: RecordedFigure | null;
};

/** The state of an indicator's month; figures are changed by people alone (rules/indicators.md#month-close). */
export const monthStateOf = ({ key, proposal, recorded }: MonthFacts): MonthState => {
  if (recorded === null) return 'Open';
  if (recorded.origin === 'Upload') return 'Uploaded';
  if (proposal === null || !isComparedLater(key)) return 'Closed';
  return isSameFigure(proposal, recorded) ? 'Closed' : 'Differs';
};

/** The proposal minus the figure; null without either, and for closed figures that are never compared. */
export const differenceOf = (facts: MonthFacts): number | null => {
  const { key, proposal, recorded } = facts;
  if (proposal === null || recorded === null) return null;
  if (monthStateOf(facts) === 'Closed' && !isComparedLater(key)) return null;
  return proposal.occurrenceCount - recorded.occurrenceCount;
};

/**
 * One or two, one of which is confidential: the public count could reveal that it exists
 * (rules/indicators.md#small-counts).
 */
export const isSmallCount = (occurrenceCount: number, confidentialCount: number): boolean =>
  occurrenceCount > 0 && occurrenceCount < 3 && confidentialCount > 0;
