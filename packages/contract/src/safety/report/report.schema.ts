import {
  attachedFile,
  boolean,
  canSchema,
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
import { codes, reportTypes } from '../catalogue/report-codes.ts';
import { classification } from '../classification/classification.schema.ts';
import { moment, reportLimits, shownInRows, wallTime } from './report-row.schema.ts';
import { normalizeSection, sectionFields, sentSection } from './section.schema.ts';

const ref = () => object({ id: id() });

const sent = sectionFields;

/** The body to draft, submit and change a report; missing fields are null. */
export const reportBody = object({
  reportType: oneOf(...reportTypes),
  isConfidential: maybe(boolean()),
  requestFeedback: maybe(boolean()),
  fieldLevel1: maybe(ref()),
  fieldLevel2: maybe(ref()),
  mandatoryReportType: maybe(numberOf(codes.mandatoryReportType)),
  /** The kind of event in the opinion of its reporter. */
  reportedEventType: maybe(numberOf(codes.reportedEventType)),
  eventDate: maybe(wallTime()),
  eventDateTimeZone: maybe(numberOf(codes.timeZone)),
  location: maybe(text(reportLimits.location)),
  subject: maybe(text(reportLimits.subject)),
  description: maybe(text(reportLimits.description)),
  flightDetail: optional(sentSection(sent.flightDetail)),
  tcasraDetail: optional(sentSection(sent.tcasraDetail)),
  personnelDetail: optional(sentSection(sent.personnelDetail)),
  aricraftDetail: optional(sentSection(sent.aricraftDetail)),
  environmentDetail: optional(sentSection(sent.environmentDetail)),
  wildlifeBirdStrikeDetail: optional(sentSection(sent.wildlifeBirdStrikeDetail)),
  dangerousGoodsDetail: optional(sentSection(sent.dangerousGoodsDetail)),
});
export type ReportBody = Static<typeof reportBody>;

/** A file of a report, as it is answered. */
export const reportFile = object({ ...attachedFile.properties, reportId: id(), extension: text(255) });
export type ReportFile = Static<typeof reportFile>;

export const reportActs = [
  'change',
  'delete',
  'files',
  'flags',
  'classify',
  'hazard',
  'assess',
  'assess1',
  'assess2',
  'assess3',
  'assign',
  'assignActions',
  'seeRelated',
  'seeDuty',
  'relate',
  'answer',
  'complete',
  'reopen',
  'investigate',
  'converse',
] as const;
export type ReportAct = (typeof reportActs)[number];

const normalized = sectionFields;

/** A report as it is answered, with `can`. */
export const report = object({
  ...shownInRows,
  mandatoryReportType: nullable(numberOf(codes.mandatoryReportType)),
  reportedEventType: nullable(numberOf(codes.reportedEventType)),
  location: nullable(text(reportLimits.location)),
  description: nullable(text(reportLimits.description)),
  flightDetail: normalizeSection(normalized.flightDetail),
  tcasraDetail: normalizeSection(normalized.tcasraDetail),
  personnelDetail: normalizeSection(normalized.personnelDetail),
  aricraftDetail: normalizeSection(normalized.aricraftDetail),
  environmentDetail: normalizeSection(normalized.environmentDetail),
  wildlifeBirdStrikeDetail: normalizeSection(normalized.wildlifeBirdStrikeDetail),
  dangerousGoodsDetail: normalizeSection(normalized.dangerousGoodsDetail),
  createdDate: optional(moment()),
  completedDate: nullable(moment()),
  classification: maybe(classification),
  /** The linked investigation, for its readers. */
  investigation: optional(object({ id: id(), investigationNo: text(20) })),
  attachedFiles: Type.Array(reportFile),
  version: integer(1, 2_147_483_647),
  /**
   * Whether the caller reads its actions, all of them or their own; who reads it only because of these has no acts on
   * it.
   */
  seesActions: boolean(),
  can: canSchema(...reportActs),
});
export type Report = Static<typeof report>;
