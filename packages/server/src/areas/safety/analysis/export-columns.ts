import type { Language, Words } from '@portal/contract/kernel';
import { dayInSeoul, isDay } from '@portal/contract/kernel';
import {
  caseWords,
  type HazardRow,
  hazardLabels,
  type InvestigationRow,
  type LoggedAction,
  type ReportRow,
  reportWords,
  wordsOfCode,
} from '@portal/contract/safety';
import { exportWords } from './export-words.ts';

/** A column of a spreadsheet: what it is called, how wide it is in characters, and what of a row stands in it. */
export type ExportColumn<Row> = {
  title: Words;
  width: number;
  cell: (row: Row, language: Language) => string | number | null | undefined;
};

type Named = { readonly name: string; readonly engName: string } | null | undefined;

const named = (value: Named, language: Language): string => {
  if (!value) return '';
  return language === 'en' ? value.engName || value.name : value.name;
};

const dayOf = (moment: string | null): string => {
  if (moment === null) return '';
  return isDay(moment) ? moment : dayInSeoul(new Date(moment));
};

type Assessed = { riskLevel: string | null } | null | undefined;
const risk = (assessment: Assessed): string => assessment?.riskLevel ?? '';

const fieldOf = ({ fieldLevel1, fieldLevel2 }: Pick<ReportRow, 'fieldLevel1' | 'fieldLevel2'>, language: Language) =>
  [fieldLevel1, fieldLevel2]
    .map((level) => named(level, language))
    .filter(Boolean)
    .join(' › ');

const ofAll = <Row extends { initialRisk?: Assessed; residualRisk?: Assessed }>(): ExportColumn<Row>[] => [
  { title: exportWords.initialRisk, width: 10, cell: (row) => risk(row.initialRisk) },
  { title: exportWords.residualRisk, width: 10, cell: (row) => risk(row.residualRisk) },
];

const { report } = reportWords.field;

/** Reporter and department of a confidential report are called so. */
const hidden = (row: ReportRow, value: Named, language: Language): string =>
  row.isConfidential ? exportWords.confidential[language] : named(value, language);

export const reportColumns: readonly ExportColumn<ReportRow>[] = [
  { title: report.reportNo, width: 16, cell: (row) => row.reportNo },
  { title: report.status, width: 14, cell: (row, language) => reportWords.status[row.status][language] },
  { title: exportWords.field, width: 20, cell: fieldOf },
  { title: report.subject, width: 40, cell: (row) => row.subject },
  // Days alone: the time of day would tell more than the list does.
  { title: exportWords.eventDate, width: 12, cell: (row) => row.eventDate?.slice(0, 10) },
  { title: report.department, width: 16, cell: (row, language) => hidden(row, row.department, language) },
  { title: report.reporter, width: 12, cell: (row, language) => hidden(row, row.reporter, language) },
  { title: report.reportDate, width: 12, cell: (row) => dayOf(row.reportDate) },
  ...ofAll<ReportRow>(),
  {
    title: exportWords.eventType,
    width: 14,
    cell: ({ classification }, language) =>
      classification && wordsOfCode('eventType', classification.eventType)[language],
  },
  {
    title: exportWords.eventCategories,
    width: 18,
    cell: ({ classification }) => classification?.eventCategories.map(({ code }) => code).join(', '),
  },
  { title: exportWords.airport, width: 8, cell: (row) => row.airport },
  { title: exportWords.flightNo, width: 10, cell: (row) => row.flightNo },
  { title: exportWords.registrationNo, width: 10, cell: (row) => row.registrationNo },
  {
    title: exportWords.flightPhase,
    width: 14,
    cell: (row, language) =>
      row.flightPhase !== null && row.flightPhase !== undefined
        ? wordsOfCode('flightPhase', row.flightPhase)[language]
        : '',
  },
];

export const investigationColumns: readonly ExportColumn<InvestigationRow>[] = [
  { title: exportWords.investigationNo, width: 16, cell: (row) => row.investigationNo },
  { title: report.status, width: 12, cell: (row, language) => caseWords.status[row.status][language] },
  { title: caseWords.field.title, width: 40, cell: (row) => row.title },
  { title: caseWords.field.source, width: 24, cell: (row, language) => caseWords.source[row.source][language] },
  { title: caseWords.field.type, width: 24, cell: (row, language) => caseWords.investigationType[row.type][language] },
  { title: exportWords.field, width: 20, cell: fieldOf },
  { title: exportWords.author, width: 12, cell: (row, language) => named(row.author, language) },
  { title: caseWords.field.startDate, width: 12, cell: (row) => row.startDate },
  { title: caseWords.field.endDate, width: 12, cell: (row) => row.endDate },
  { title: exportWords.createdDate, width: 12, cell: (row) => dayOf(row.createdDate) },
  { title: caseWords.field.reportId, width: 16, cell: (row) => row.reportNo },
  ...ofAll<InvestigationRow>(),
];

export const hazardColumns: readonly ExportColumn<HazardRow>[] = [
  { title: exportWords.hazardNo, width: 16, cell: (row) => row.hazardNo },
  { title: report.status, width: 12, cell: (row, language) => caseWords.status[row.status][language] },
  { title: caseWords.field.title, width: 40, cell: (row) => row.title },
  { title: caseWords.field.source, width: 24, cell: (row, language) => caseWords.source[row.source][language] },
  { title: hazardLabels.category, width: 20, cell: ({ category }, language) => named(category.level1, language) },
  {
    title: exportWords.belongsTo,
    width: 16,
    cell: (row) => row.investigation?.investigationNo ?? row.report?.reportNo,
  },
  { title: exportWords.identifier, width: 12, cell: (row, language) => named(row.identifier, language) },
  { title: exportWords.identificationDate, width: 12, cell: (row) => row.identificationDate },
  ...ofAll<HazardRow>(),
];

export const actionColumns: readonly ExportColumn<LoggedAction>[] = [
  { title: exportWords.actionNo, width: 16, cell: (row) => row.actionNo },
  {
    title: report.status,
    width: 12,
    cell: (row, language) => (row.isOverdue ? exportWords.overdue : caseWords.status[row.status])[language],
  },
  { title: exportWords.caseNo, width: 16, cell: (row) => row.case.no },
  { title: exportWords.caseTitle, width: 40, cell: (row) => row.case.title },
  { title: exportWords.mitigator, width: 12, cell: (row, language) => named(row.mitigator, language) },
  {
    title: exportWords.department,
    width: 16,
    cell: (row, language) => named(row.mitigator.department, language),
  },
  { title: exportWords.dueDate, width: 12, cell: (row) => row.dueDate },
  { title: exportWords.createdDate, width: 12, cell: (row) => dayOf(row.createdDate) },
  { title: exportWords.completedDate, width: 12, cell: (row) => dayOf(row.completedDate) },
];
