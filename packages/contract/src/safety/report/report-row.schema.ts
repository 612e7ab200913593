import { departmentRef, person } from '@portal/contract/directory';
import {
  boolean,
  id,
  integer,
  maybe,
  nullable,
  numberOf,
  object,
  oneOf,
  optional,
  type Static,
  text,
} from '@portal/contract/kernel';
import * as Type from 'typebox';
import { riskLevels } from '../case/risk-matrix.ts';
import { type ReportStatus, reportStatuses } from '../case/states.ts';
import { catalogueName } from '../catalogue/catalogue-tree.ts';
import { codes, reportTypes } from '../catalogue/report-codes.ts';

/** Limits of a report (rules/safety.md#report-fields). */
export const reportLimits = { subject: 200, location: 200, description: 5_000_000 } as const;

/** A wall clock of the zone beside it, `YYYY-MM-DDTHH:mm`. */
export const wallTime = () => Type.String({ format: 'wall-time' });
export const moment = () => text(30);
const riskOf = () => maybe(object({ riskLevel: nullable(oneOf(...riskLevels)) }));

/** What rows and records tell alike; who wrote it and when are left out of confidential ones. */
export const shownInRows = {
  id: id(),
  reportNo: nullable(text(20)),
  reportType: oneOf(...reportTypes),
  status: oneOf(...(reportStatuses as readonly ReportStatus[])),
  isConfidential: boolean(),
  requestFeedback: boolean(),
  feedbackAnswered: boolean(),
  fieldLevel1: nullable(catalogueName),
  fieldLevel2: nullable(catalogueName),
  subject: nullable(text(reportLimits.subject)),
  eventDate: nullable(wallTime()),
  eventDateTimeZone: numberOf(codes.timeZone),
  reporter: optional(person),
  department: optional(departmentRef),
  /** An instant; of a confidential report the day. */
  reportDate: nullable(moment()),
  isMine: boolean(),
  /** For the reporter alone: whether the dialogue has something unread, or a question without an answer. */
  hasNews: optional(boolean()),
  /** For the safety office alone: whether what the reporter wrote last has no answer. */
  awaitsReply: optional(boolean()),
  /** For those who read assessments. */
  initialRisk: riskOf(),
  residualRisk: riskOf(),
  hasInvestigation: optional(boolean()),
  relatedReportsCount: optional(integer(0, 100_000)),
  parentReportId: maybe(id()),
};

export const reportRow = object({ ...shownInRows, reportToAuthority: optional(boolean()) });
export type ReportRow = Static<typeof reportRow>;
