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
import { actionStatuses, caseKinds, hazardStatuses } from '@portal/contract/safety';
import * as Type from 'typebox';
import { alertRules } from '../figure/alert-detection.ts';
import { indicatorStatuses } from '../figure/figure-status.ts';
import { indicatorLimits } from '../indicators-limits.ts';

export const alertLimits = { cause: 2000 } as const;

const rate = () => nullable(Type.Number({ minimum: 0 }));

/** The cause and measures that a person recorded for an alert; written once. */
export const acknowledgement = object({
  cause: text(alertLimits.cause),
  hazard: nullable(object({ id: id(), hazardNo: text(20), status: oneOf(...hazardStatuses) })),
  action: nullable(
    object({
      id: id(),
      actionNo: text(20),
      status: oneOf(...actionStatuses),
      case: object({ type: oneOf(...caseKinds), id: id(), no: text(20), title: text(200) }),
    }),
  ),
  /** As they were at that time. */
  rule: oneOf(...alertRules),
  incidentRate: rate(),
  by: person,
  at: instant(),
});
export type Acknowledgement = Static<typeof acknowledgement>;

/** A month of an indicator that breaks a rule; rule null: it no longer does, and was acknowledged when it did. */
export const indicatorAlert = object({
  indicator: object({ id: id(), key: integer(1, 25), name: text(100), engName: text(100) }),
  year: integer(indicatorLimits.firstYear, indicatorLimits.lastYear),
  month: integer(1, 12),
  rule: nullable(oneOf(...alertRules)),
  status: oneOf(...indicatorStatuses),
  occurrenceCount: nullable(integer(0, indicatorLimits.count)),
  incidentRate: rate(),
  isOpen: boolean(),
  /** Earliest first. */
  acknowledgements: list(acknowledgement),
  can: canSchema('acknowledge'),
});
export type IndicatorAlert = Static<typeof indicatorAlert>;

export const acknowledgeBody = object({
  cause: text(alertLimits.cause),
  hazard: maybe(object({ id: id() })),
  action: maybe(object({ id: id() })),
});
export type AcknowledgeBody = Static<typeof acknowledgeBody>;
