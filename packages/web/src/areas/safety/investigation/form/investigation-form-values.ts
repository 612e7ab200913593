import type { Person } from '@portal/contract/directory';
import { addDays, dayInSeoul } from '@portal/contract/kernel';
import {
  type Investigation,
  type InvestigationBody,
  type InvestigationType,
  investigationLimits,
  type Report,
  type ReportType,
  type Source,
  sourceOfReport,
} from '@portal/contract/safety';
import type { Linked } from '../../report-list/linked-report-field.tsx';

/** The texts and choices of the form; a missing choice is empty. */
export type InvestigationForm = {
  title: string;
  source: Source | '';
  type: InvestigationType | '';
  report: Linked | null;
  fieldLevel1: string;
  fieldLevel2: string;
  description: string;
  objective: string;
  investigators: Person[];
  startDate: string;
  endDate: string;
};

/** The report that a new investigation is opened from, as its address names it. */
export type SourceReport = {
  reportId?: number | undefined;
  reportType?: ReportType | undefined;
  reportNo?: string | undefined;
  fieldLevel1Id?: number | undefined;
  fieldLevel2Id?: number | undefined;
};

/** The field of work of a report in the state of the form. */
export const fieldLevels = (level1: number | undefined, level2: number | undefined) => ({
  fieldLevel1: String(level1 ?? ''),
  fieldLevel2: String(level2 ?? ''),
});

/** The usual type of investigation for the classified type of an event. */
const proposedType = (report: Report | undefined): InvestigationType | '' => {
  const eventType = report?.classification?.eventType;
  if (eventType === 0 || eventType === 1) return 'Accident_SeriousIncident';
  return eventType === 2 ? 'Incident_SignificantEvent' : '';
};

/**
 * A new investigation begins today and ends in two weeks; one of a report has its subject, and the type by its
 * classification.
 */
export const newInvestigation = (from: SourceReport, now: Date, report?: Report): InvestigationForm => {
  const { reportId, reportType, reportNo, fieldLevel1Id, fieldLevel2Id } = from;
  const today = dayInSeoul(now);
  const isFrom = reportId !== undefined && reportType !== undefined;
  return {
    title: (report?.subject ?? '').slice(0, investigationLimits.title),
    source: isFrom ? sourceOfReport(reportType) : '',
    type: proposedType(report),
    report: isFrom ? { id: reportId, reportNo: reportNo ?? String(reportId) } : null,
    ...fieldLevels(fieldLevel1Id, fieldLevel2Id),
    description: '',
    objective: '',
    investigators: [],
    startDate: today,
    endDate: addDays(today, investigationLimits.period),
  };
};

export const formOf = (stored: Investigation): InvestigationForm => ({
  title: stored.title,
  source: stored.source,
  type: stored.type,
  report: stored.reportId === null ? null : { id: stored.reportId, reportNo: stored.reportNo ?? '' },
  fieldLevel1: String(stored.fieldLevel1.id),
  fieldLevel2: stored.fieldLevel2 === null ? '' : String(stored.fieldLevel2.id),
  description: stored.description,
  objective: stored.objective ?? '',
  investigators: stored.investigators.map(({ investigator }) => investigator),
  startDate: stored.startDate,
  endDate: stored.endDate,
});

/** The body to send; missing choices were found by the check before. */
export const bodyOf = (form: InvestigationForm): InvestigationBody =>
  ({
    title: form.title,
    source: form.source,
    type: form.type,
    fieldLevel1: { id: Number(form.fieldLevel1) },
    fieldLevel2: form.fieldLevel2 === '' ? null : { id: Number(form.fieldLevel2) },
    description: form.description,
    objective: form.objective.trim() === '' ? null : form.objective,
    investigators: form.investigators.map(({ id }) => ({ investigator: { id } })),
    startDate: form.startDate,
    endDate: form.endDate,
    reportId: form.report?.id ?? null,
  }) as InvestigationBody;

/** The record as the contract stores it, for comparison with the body. */
export const storedBodyOf = (stored: Investigation): InvestigationBody => bodyOf(formOf(stored));
