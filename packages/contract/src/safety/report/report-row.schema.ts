import { departmentRef, person } from '@portal/contract/directory';
import {
  boolean,
  id,
  integer,
  list,
  maybe,
  nullable,
  numberOf,
  object,
  oneOf,
  optional,
  type Static,
  snippetCut,
  snippetPart,
  text,
} from '@portal/contract/kernel';
import * as Type from 'typebox';
import { type ReportStatus, reportStatuses } from '../case/case.states.ts';
import { riskLevels } from '../case/risk-matrix.ts';
import { catalogueName } from '../catalogue/catalogue-tree.ts';
import { codes, reportTypes } from '../catalogue/report-codes.ts';
import { classification } from '../classification/classification.schema.ts';

/** Limits of a report (rules/safety.md#report-fields). */
export const reportLimits = { subject: 200, location: 200, description: 5_000_000 } as const;

/** A wall clock in the zone of the field next to it, `YYYY-MM-DDTHH:mm`. */
export const wallTime = () => Type.String({ format: 'wall-time' });
export const moment = () => text(30);
const riskOf = () => maybe(object({ riskLevel: nullable(oneOf(...riskLevels)) }));

/** The common fields of rows and records; reporter and time are missing for confidential reports. */
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
  /** An instant; for a confidential report the day. */
  reportDate: nullable(moment()),
  isMine: boolean(),
  /** For the reporter alone: whether the dialogue has something unread, or a question without an answer. */
  hasNews: optional(boolean()),
  /** For the safety office alone: whether the reporter's last entry has no answer. */
  awaitsReply: optional(boolean()),
  /** For readers of assessments. */
  initialRisk: riskOf(),
  residualRisk: riskOf(),
  hasInvestigation: optional(boolean()),
  relatedReportsCount: optional(integer(0, 100_000)),
  parentReportId: maybe(id()),
};

/** The fields of a classification in a row. */
const { caseType, eventType, operationalImpact, eventCategories } = classification.properties;
const rowClassification = object({ caseType, eventType, operationalImpact, eventCategories });

export const reportRow = object({
  ...shownInRows,
  /** Where it happened, derived from the report (rules/safety.md#airport). */
  airport: nullable(text(4)),
  flightNo: nullable(text(10)),
  registrationNo: nullable(text(10)),
  flightPhase: nullable(numberOf(codes.flightPhase)),
  /** For readers of assessments. */
  classification: maybe(rowClassification),
  reportToAuthority: optional(boolean()),
  /** The text around the words, for a search in contents. */
  snippet: maybe(list(snippetPart)),
  snippetCut: maybe(snippetCut),
});
export type ReportRow = Static<typeof reportRow>;
