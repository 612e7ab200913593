import type { FieldProblem } from '@portal/contract/kernel';
import type { ReportType } from '../catalogue/report-codes.ts';

/** The sources of investigations, in the order of lists, with their names (rules/safety.md#sources). */
export const sourceNames = {
  InternalMandatoryReport: 'Internal mandatory report',
  InternalVoluntaryReport: 'Internal voluntary report',
  SiteInspection: 'Site inspection',
  QualityAudit: 'Quality audit',
  FOQA: 'Flight operations quality assurance',
  ManagementCommand: 'Command of the management',
  AuthorityRequest_CAR: 'Request of the authority (CAR)',
  Others: 'Others',
} as const;
export type Source = keyof typeof sourceNames;
export const sources = Object.keys(sourceNames) as Source[];

/** The sources of hazards: the same, and an investigation. */
export const hazardSourceNames = { ...sourceNames, Investigation: 'Investigation' } as const;
export type HazardSource = keyof typeof hazardSourceNames;
export const hazardSources = Object.keys(hazardSourceNames) as HazardSource[];

export const controlTypeNames = { Avoidance: 'Avoidance', Reduction: 'Reduction', Segregation: 'Segregation' } as const;
export type ControlType = keyof typeof controlTypeNames;
export const controlTypes = Object.keys(controlTypeNames) as ControlType[];

const reportTypeOf: Partial<Record<HazardSource, ReportType>> = {
  InternalMandatoryReport: 'SSR',
  InternalVoluntaryReport: 'SSVR',
};

/** The type of report that a source needs; undefined for sources that are not internal, which accept no report. */
export const sourceReportType = (source: HazardSource): ReportType | undefined => reportTypeOf[source];

export const isInternalSource = (source: HazardSource): boolean => sourceReportType(source) !== undefined;

/** The source of a record that is linked to a report. */
export const sourceOfReport = (reportType: ReportType): Source =>
  reportType === 'SSR' ? 'InternalMandatoryReport' : 'InternalVoluntaryReport';

/** The problem of a report that the source does not accept, or needs and is missing, at the path of the report. */
export const checkSource = (source: HazardSource, hasReport: boolean, path: string): FieldProblem[] => {
  if (isInternalSource(source) && !hasReport) return [{ path, code: 'required' }];
  return hasReport && !isInternalSource(source) ? [{ path, code: 'not-applicable' }] : [];
};

/** The facts that decide whether a report can be linked. */
export type LinkedReport = {
  readonly reportType: ReportType;
  readonly isDraft: boolean;
  readonly hasMain: boolean;
};

/**
 * The problem of a report that does not fit a source, at its path: missing and draft alike, a child, or of the other
 * type.
 */
export const checkLinked = (source: HazardSource, report: LinkedReport | undefined, path: string): FieldProblem[] => {
  if (!report || report.isDraft) return [{ path, code: 'report-unknown' }];
  if (report.hasMain) return [{ path, code: 'report-has-main' }];
  return report.reportType === sourceReportType(source) ? [] : [{ path, code: 'not-one-of' }];
};

/** The source of an investigation's hazard: that of the linked report, otherwise the investigation. */
export const sourceOfHazard = ({ source, reportId }: { source: Source; reportId: number | null }): HazardSource =>
  reportId === null ? 'Investigation' : source;
