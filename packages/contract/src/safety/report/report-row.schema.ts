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

/** What a row tells of a classification. */
const { caseType, eventType, operationalImpact, eventCategories } = classification.properties;
const rowClassification = object({ caseType, eventType, operationalImpact, eventCategories });

export const reportRow = object({
  ...shownInRows,
  /** Where it happened, as the report says it (rules/safety.md#airport). */
  airport: nullable(text(4)),
  flightNo: nullable(text(10)),
  registrationNo: nullable(text(10)),
  flightPhase: nullable(numberOf(codes.flightPhase)),
  /** For those who read assessments. */
  classification: maybe(rowClassification),
  reportToAuthority: optional(boolean()),
  /** With a search of contents, what surrounds the words. */
  snippet: maybe(list(snippetPart)),
  snippetCut: maybe(snippetCut),
});
export type ReportRow = Static<typeof reportRow>;
