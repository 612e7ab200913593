import { isBlankRichText } from '@portal/contract/approval';
import { type FieldCode, type FieldProblem, isBlankText, oneLine } from '@portal/contract/kernel';
import { checkPair, hasChildren } from '../catalogue/catalogue-tree.ts';
import { KST } from '../catalogue/report-codes.ts';
import { reportFields } from '../catalogue/report-fields.ts';
import type { ReportBody } from './schema.ts';
import { checkSections, checkSectionValues, keptSections } from './section.forms.ts';
import { neededSections, type Sections } from './section.schema.ts';

/** A body as it is kept: everything there, texts in one line, unopened sections null. */
export type KeptReport = Sections & {
  reportType: ReportBody['reportType'];
  isConfidential: boolean;
  requestFeedback: boolean;
  fieldLevel1: { id: number } | null;
  fieldLevel2: { id: number } | null;
  mandatoryReportType: number | null;
  eventDate: string | null;
  eventDateTimeZone: number;
  location: string | null;
  subject: string | null;
  description: string | null;
};

const lineOf = (text: string | null | undefined): string | null => (isBlankText(text) ? null : oneLine(text));

/** A confidential report never asks for feedback, whatever is sent (rules/safety.md#confidential-reports). */
export const keptReport = (body: ReportBody): KeptReport => ({
  reportType: body.reportType,
  isConfidential: body.isConfidential ?? false,
  requestFeedback: body.isConfidential === true ? false : (body.requestFeedback ?? false),
  fieldLevel1: body.fieldLevel1 ?? null,
  fieldLevel2: body.fieldLevel2 ?? null,
  mandatoryReportType: body.mandatoryReportType ?? null,
  eventDate: body.eventDate ?? null,
  eventDateTimeZone: body.eventDateTimeZone ?? KST,
  location: lineOf(body.location),
  subject: lineOf(body.subject),
  description: isBlankRichText(body.description ?? '') ? null : (body.description ?? null),
  ...keptSections(body),
});

const SEOUL_MS = 9 * 60 * 60 * 1000;

/** The instant of a wall clock in its zone; Korea has kept UTC+9 without summer time since 1988. */
export const eventInstant = (wall: string, zone: number): Date =>
  new Date(Date.parse(`${wall}:00Z`) - (zone === KST ? SEOUL_MS : 0));

/** The wall clock of a zone at an instant, as it was sent. */
export const eventWall = (instant: Date, zone: number): string =>
  new Date(instant.getTime() + (zone === KST ? SEOUL_MS : 0)).toISOString().slice(0, 16);

const checkCatalogues = (kept: KeptReport): FieldProblem[] =>
  checkPair(reportFields, ['fieldLevel1', kept.fieldLevel1], ['fieldLevel2', kept.fieldLevel2]);

const fault = (path: string, code: FieldCode): FieldProblem => ({ path, code });

/** A draft has a subject; the rest must fit its catalogues (rules/safety.md#report-fields). */
export const checkReportDraft = (kept: KeptReport): FieldProblem[] => [
  ...(kept.subject === null ? [fault('subject', 'required')] : []),
  ...checkCatalogues(kept),
  ...checkSectionValues(kept),
];

const neededFields = ['fieldLevel1', 'eventDate', 'location', 'subject', 'description'] as const;

/** Of the three sections of mandatory reports, the one of its kind is needed and the others have no place. */
const checkMandatory = (kept: KeptReport): FieldProblem[] => {
  const { reportType, mandatoryReportType: kind } = kept;
  const isKindOfSsvr = reportType === 'SSVR' && kind !== null;
  const needed = reportType === 'SSR' && kind !== null ? neededSections[kind] : undefined;
  return [
    ...(isKindOfSsvr ? [fault('mandatoryReportType', 'not-applicable')] : []),
    ...(needed !== undefined && kept[needed] === null ? [fault(needed, 'required')] : []),
    ...neededSections
      .filter((section) => section !== needed && kept[section] !== null)
      .map((section) => fault(section, 'not-applicable')),
  ];
};

const checkMoment = ({ eventDate, eventDateTimeZone }: KeptReport, now: Date | undefined): FieldProblem[] =>
  now !== undefined && eventDate !== null && eventInstant(eventDate, eventDateTimeZone).getTime() > now.getTime()
    ? [fault('eventDate', 'in-future')]
    : [];

/**
 * What a report lacks or says wrong when it is submitted, and at every change afterwards. Who has no clock to be relied on leaves
 * `now` out: then nothing lies in the future.
 */
export const checkReport = (kept: KeptReport, now?: Date): FieldProblem[] => [
  ...neededFields.filter((field) => kept[field] === null).map((field) => fault(field, 'required')),
  ...(kept.fieldLevel2 === null && hasChildren(reportFields, kept.fieldLevel1)
    ? [fault('fieldLevel2', 'required')]
    : []),
  ...checkCatalogues(kept),
  ...checkMoment(kept, now),
  ...checkMandatory(kept),
  ...checkSectionValues(kept),
  ...checkSections(kept),
];
