import { person } from '@portal/contract/directory';
import {
  boolean,
  canSchema,
  id,
  instant,
  integer,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  type Static,
  text,
} from '@portal/contract/kernel';
import { reportRow } from '@portal/contract/safety';
import { indicatorLimits } from '../indicators-limits.ts';
import { countedWhen, figureOrigins, monthStates } from './month.states.ts';

export const closeLimits = { reason: 500 } as const;

const key = () => integer(1, 25);
const count = () => integer(0, indicatorLimits.count);
const base = () => integer(0, indicatorLimits.baseCount);
const total = () => integer(0, Number.MAX_SAFE_INTEGER);

/** The counts of an indicator's month: occurrences and, for leading indicators, their base. */
const counts = { occurrenceCount: count(), baseCount: nullable(base()) };

/** The proposal and the figure of an indicator's month, with its state. */
export const monthRow = object({
  key: key(),
  indicator: object({ id: id(), name: text(100), engName: text(100), isActivated: boolean() }),
  state: oneOf(...monthStates),
  proposal: nullable(object({ ...counts, confidentialCount: total(), isSmall: boolean() })),
  /** Null for figures from before author and time were stored. */
  recorded: nullable(
    object({
      ...counts,
      origin: oneOf(...figureOrigins),
      by: nullable(person),
      at: nullable(instant()),
      reason: nullable(text(closeLimits.reason)),
    }),
  ),
  /** The proposal minus the figure. */
  difference: nullable(integer(-indicatorLimits.count, indicatorLimits.count)),
});
export type MonthRow = Static<typeof monthRow>;

/** All indicators in a month, by key. */
export const indicatorMonth = object({
  year: integer(indicatorLimits.firstYear, indicatorLimits.lastYear),
  month: integer(1, 12),
  flightCount: nullable(count()),
  rows: list(monthRow),
  can: canSchema('close'),
});
export type IndicatorMonth = Static<typeof indicatorMonth>;

/** The counts that the caller saw and wants to store as figures; a reason if a closed figure changes. */
export const closeBody = object({
  counts: list(object({ key: key(), occurrenceCount: count(), baseCount: maybe(base()) }), {
    minItems: 1,
    maxItems: 25,
  }),
  reason: maybe(text(closeLimits.reason)),
});
export type CloseBody = Static<typeof closeBody>;

/** A report behind the figure of a month, and whether it counts now, counted at the last close, or both. */
export const countedReport = object({ ...reportRow.properties, counted: oneOf(...countedWhen) });
export type CountedReportRow = Static<typeof countedReport>;
