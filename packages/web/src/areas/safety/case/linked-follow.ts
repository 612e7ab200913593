import {
  type HazardSource,
  isInternalSource,
  type ReportRow,
  sourceOfReport,
  sourceReportType,
} from '@portal/contract/safety';
import type { Linked } from './linked-report-field.tsx';

/** The source that goes with a report. */
export const withReport = ({ id, reportNo, reportType }: Pick<ReportRow, 'id' | 'reportNo' | 'reportType'>) => ({
  source: sourceOfReport(reportType),
  report: { id, reportNo: reportNo ?? '' },
});

type Said<Source> = { source: Source | ''; report: Linked | null };

/** Another source: a report that does not fit it any more goes. */
export const withSource = <Source extends HazardSource>(now: Said<Source>, source: Source | ''): Said<Source> => {
  const isSameKind =
    source !== '' &&
    now.source !== '' &&
    isInternalSource(source) &&
    sourceReportType(source) === sourceReportType(now.source);
  return { source, report: isSameKind ? now.report : null };
};
