import {
  boolean,
  canSchema,
  id,
  integer,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  type Static,
  text,
} from '@portal/contract/kernel';
import * as Type from 'typebox';
import { alertRules } from '../figure/alert-detection.ts';
import { indicatorStatuses } from '../figure/figure-status.ts';
import { indicatorLimits } from '../indicators-limits.ts';
import { baseKinds } from './indicator-catalogue.ts';
import { indicatorIcons } from './indicator-icons.ts';

const { firstYear, lastYear } = indicatorLimits;
const count = () => nullable(integer(0, Number.MAX_SAFE_INTEGER));
/** Percent with at most three decimals. */
const rate = () => nullable(Type.Number({ minimum: 0 }));
const threshold = () => nullable(Type.Number({ minimum: 0, maximum: indicatorLimits.threshold }));

const fields = {
  id: id(),
  key: integer(1, 25),
  name: text(100),
  engName: text(100),
  icon: oneOf(...indicatorIcons),
  isActivated: boolean(),
};

/** An indicator in the administration. */
export const indicatorRow = object(fields);
export type IndicatorRow = Static<typeof indicatorRow>;

export const thresholdSet = object({
  Reserve: threshold(),
  TargetValue: threshold(),
  Caution: threshold(),
  Alert: threshold(),
  Serious: threshold(),
});

/** An indicator with the figures of a month, and of the year until then; null: no record. */
export const indicator = object({
  ...fields,
  status: oneOf(...indicatorStatuses),
  occurrence: object({
    year: integer(firstYear, lastYear),
    month: integer(1, 12),
    occurrenceCount: count(),
    flightCount: count(),
    incidentRate: rate(),
  }),
  accumulate: object({
    period: text(20),
    months: integer(0, 12),
    occurrenceCount: count(),
    flightCount: count(),
    incidentRate: rate(),
  }),
  thresholds: nullable(thresholdSet),
  /** The base of the month's occurrences, if it was closed with one; the rates then use it. */
  base: nullable(object({ kind: oneOf(...baseKinds), count: integer(0, Number.MAX_SAFE_INTEGER) })),
  /** From Level4 on; null: the month breaks no rule. */
  alert: maybe(object({ rule: oneOf(...alertRules), isOpen: boolean() })),
});
export type Indicator = Static<typeof indicator>;

/** All activated indicators of a month, and whether the caller may administer them. */
export const dashboard = object({
  year: integer(firstYear, lastYear),
  month: integer(1, 12),
  indicators: list(indicator),
  can: canSchema('administer'),
});
export type Dashboard = Static<typeof dashboard>;

/** The line of a year with its twelve months. */
export const series = object({
  name: text(4),
  data: list(object({ month: integer(1, 12), incidentRate: rate(), occurrenceCount: count(), flightCount: count() })),
});
export type Series = Static<typeof series>;
