import { isBlankRichText } from '@portal/contract/approval';
import { type FieldCode, type FieldProblem, isBlankText, oneLine } from '@portal/contract/kernel';
import { checkPair, hasChildren } from '../catalogue/catalogue-tree.ts';
import { KST } from '../catalogue/report-codes.ts';
import { reportFields } from '../catalogue/report-fields.ts';
import type { ReportBody } from './report.schema.ts';
import { checkSections, checkSectionValues, normalizeSections } from './section.forms.ts';
import { neededSections, type Sections } from './section.schema.ts';

/** A body as it is stored: every field set, texts on one line, empty sections null. */
export type NormalizedReport = Sections & {
  reportType: ReportBody['reportType'];
  isConfidential: boolean;
  requestFeedback: boolean;
  fieldLevel1: { id: number } | null;
  fieldLevel2: { id: number } | null;
  mandatoryReportType: number | null;
  reportedEventType: number | null;
  eventDate: string | null;
  eventDateTimeZone: number;
  location: string | null;
  subject: string | null;
  description: string | null;
};

const lineOf = (text: string | null | undefined): string | null => (isBlankText(text) ? null : oneLine(text));

/** A confidential report never asks for feedback, whatever is sent (rules/safety.md#confidential-reports). */
export const normalizeReport = (body: ReportBody): NormalizedReport => ({
  reportType: body.reportType,
  isConfidential: body.isConfidential ?? false,
  requestFeedback: body.isConfidential === true ? false : (body.requestFeedback ?? false),
  fieldLevel1: body.fieldLevel1 ?? null,
  fieldLevel2: body.fieldLevel2 ?? null,
  mandatoryReportType: body.mandatoryReportType ?? null,
  reportedEventType: body.reportedEventType ?? null,
  eventDate: body.eventDate ?? null,
  eventDateTimeZone: body.eventDateTimeZone ?? KST,
  location: lineOf(body.location),
  subject: lineOf(body.subject),
  description: isBlankRichText(body.description ?? '') ? null : (body.description ?? null),
  ...normalizeSections(body),
});

const SEOUL_MS = 9 * 60 * 60 * 1000;

/** The instant of a wall clock in its zone; Korea has had UTC+9 without daylight saving time since 1988. */
export const eventInstant = (wall: string, zone: number): Date =>
  new Date(Date.parse(`${wall}:00Z`) - (zone === KST ? SEOUL_MS : 0));

/** The wall clock of a zone at an instant, as it was sent. */
export const eventWall = (instant: Date, zone: number): string =>
  new Date(instant.getTime() + (zone === KST ? SEOUL_MS : 0)).toISOString().slice(0, 16);

const checkCatalogues = (normalized: NormalizedReport): FieldProblem[] =>
  checkPair(reportFields, ['fieldLevel1', normalized.fieldLevel1], ['fieldLevel2', normalized.fieldLevel2]);

const fault = (path: string, code: FieldCode): FieldProblem => ({ path, code });

/**
 * The problems of a draft: it needs a subject, and its values must be in the catalogues
 * (rules/safety.md#report-fields).
 */
export const checkReportDraft = (normalized: NormalizedReport): FieldProblem[] => [
  ...(normalized.subject === null ? [fault('subject', 'required')] : []),
  ...checkCatalogues(normalized),
  ...checkSectionValues(normalized),
];

const neededFields = ['fieldLevel1', 'eventDate', 'location', 'subject', 'description'] as const;

/** Of the three sections of mandatory reports, the one of its kind is required and the others are refused. */
const checkMandatory = (normalized: NormalizedReport): FieldProblem[] => {
  const { reportType, mandatoryReportType: kind } = normalized;
  const isKindOfSsvr = reportType === 'SSVR' && kind !== null;
  const needed = reportType === 'SSR' && kind !== null ? neededSections[kind] : undefined;
  return [
    ...(isKindOfSsvr ? [fault('mandatoryReportType', 'not-applicable')] : []),
    ...(reportType === 'SSVR' && normalized.reportedEventType !== null
      ? [fault('reportedEventType', 'not-applicable')]
      : []),
    ...(needed !== undefined && normalized[needed] === null ? [fault(needed, 'required')] : []),
    ...neededSections
      .filter((section) => section !== needed && normalized[section] !== null)
      .map((section) => fault(section, 'not-applicable')),
  ];
};

const checkMoment = ({ eventDate, eventDateTimeZone }: NormalizedReport, now: Date | undefined): FieldProblem[] =>
  now !== undefined && eventDate !== null && eventInstant(eventDate, eventDateTimeZone).getTime() > now.getTime()
    ? [fault('eventDate', 'in-future')]
    : [];

/**
 * The problems of a report when it is submitted, and at every later change. Callers without a reliable clock leave
 * `now` out; then times in the future are not checked.
 */
export const checkReport = (normalized: NormalizedReport, now?: Date): FieldProblem[] => [
  ...neededFields.filter((field) => normalized[field] === null).map((field) => fault(field, 'required')),
  ...(normalized.fieldLevel2 === null && hasChildren(reportFields, normalized.fieldLevel1)
    ? [fault('fieldLevel2', 'required')]
    : []),
  ...checkCatalogues(normalized),
  ...checkMoment(normalized, now),
  ...checkMandatory(normalized),
  ...checkSectionValues(normalized),
  ...checkSections(normalized),
];
