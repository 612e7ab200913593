import {
  neededSections,
  type Report,
  type ReportBody,
  type ReportType,
  type SectionName,
  sectionNames,
  sectionRule,
} from '@portal/contract/safety';
import { type FormSections, formSections, parseNumber, sentSection } from './report-form-sections.ts';

/** The texts and choices of a report's form; a missing choice is empty. */
export type ReportForm = FormSections & {
  reportType: ReportType;
  isConfidential: boolean;
  requestFeedback: boolean;
  fieldLevel1: string;
  fieldLevel2: string;
  mandatoryReportType: string;
  /** The kind of event in the reporter's opinion; empty if they are not sure. */
  reportedEventType: string;
  /** Day and time as far as they were chosen: `2026-11-20T`, `2026-11-20T07:05`. */
  eventDate: string;
  eventDateTimeZone: string;
  location: string;
  subject: string;
  description: string;
};

export const emptyForm = (reportType: ReportType): ReportForm => ({
  reportType,
  isConfidential: false,
  requestFeedback: false,
  fieldLevel1: '',
  fieldLevel2: '',
  mandatoryReportType: '',
  reportedEventType: '',
  eventDate: '',
  eventDateTimeZone: '1',
  location: '',
  subject: '',
  description: '',
  ...formSections({}),
});

const textOf = (code: number | null | undefined): string => (code === null || code === undefined ? '' : String(code));

export const formOf = (report: Report): ReportForm => ({
  reportType: report.reportType,
  isConfidential: report.isConfidential,
  requestFeedback: report.requestFeedback,
  fieldLevel1: textOf(report.fieldLevel1?.id),
  fieldLevel2: textOf(report.fieldLevel2?.id),
  mandatoryReportType: textOf(report.mandatoryReportType),
  reportedEventType: textOf(report.reportedEventType),
  eventDate: report.eventDate ?? '',
  eventDateTimeZone: String(report.eventDateTimeZone),
  location: report.location ?? '',
  subject: report.subject ?? '',
  description: report.description ?? '',
  ...formSections(report),
});

type Kinded = Pick<ReportForm, 'reportType' | 'mandatoryReportType'>;

/** The section of this kind of mandatory report; undefined for others, and for a voluntary one. */
export const neededSection = ({ reportType, mandatoryReportType }: Kinded): SectionName | undefined => {
  const kind = parseNumber(mandatoryReportType);
  return reportType === 'SSR' && kind !== null ? neededSections[kind] : undefined;
};

/** Sections that have a place in a report of this kind. */
export const placedSections = (form: Kinded): SectionName[] => {
  const needed = neededSection(form);
  const ofKinds: readonly SectionName[] = neededSections;
  return sectionNames.filter((section) => section === needed || !ofKinds.includes(section));
};

const entry = (chosen: string): { id: number } | null => (chosen === '' ? null : { id: Number(chosen) });

export const isCompleteMoment = (eventDate: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(eventDate);

/** Fields that no longer apply stay in the form, in case the choice is changed back, and are not sent. */
const placed = (section: SectionName, form: ReportForm) => {
  const sent = sentSection(section, form[section]);
  const { hasNot } = sectionRule(section, sent);
  return Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [field, hasNot.includes(field) ? null : value]),
  );
};

/** The body to send. */
export const bodyOf = (form: ReportForm): ReportBody =>
  ({
    reportType: form.reportType,
    isConfidential: form.isConfidential,
    requestFeedback: form.requestFeedback && !form.isConfidential,
    fieldLevel1: entry(form.fieldLevel1),
    fieldLevel2: entry(form.fieldLevel2),
    mandatoryReportType: form.reportType === 'SSR' ? parseNumber(form.mandatoryReportType) : null,
    reportedEventType: form.reportType === 'SSR' ? parseNumber(form.reportedEventType) : null,
    eventDate: isCompleteMoment(form.eventDate) ? form.eventDate : null,
    eventDateTimeZone: Number(form.eventDateTimeZone),
    location: form.location,
    subject: form.subject,
    description: form.description,
    ...Object.fromEntries(placedSections(form).map((section) => [section, placed(section, form)])),
  }) as ReportBody;
