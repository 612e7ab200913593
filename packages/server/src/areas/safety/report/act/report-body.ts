import { Problem, requireValid } from '@portal/contract/kernel';
import {
  eventInstant,
  type NormalizedReport,
  normalizeReport,
  type ReportBody,
  reportLimits,
  sectionNames,
} from '@portal/contract/safety';
import { MOST_TABLE_CELLS } from '#platform/html/clean-rich-text';
import { encodePictures } from '#platform/images/encode-pictures';
import type { Caller } from '#platform/workers/worker-caller';
import type { SafetyRouteServices } from '../../safety-services.ts';
import { foundColumnsOf } from '../found-columns.ts';
import type { FullReport } from '../report.queries.ts';

const tooLarge = () =>
  new Problem('too-large', [{ path: 'description', code: 'too-long', limit: reportLimits.description }]);

/**
 * A body as it will be stored: its description sanitized, its pictures encoded again without metadata about their
 * author.
 */
export const prepareBody = async (
  { cleaner, workers }: Pick<SafetyRouteServices, 'cleaner' | 'workers'>,
  caller: Caller,
  body: ReportBody,
): Promise<NormalizedReport> => {
  const cleaned = await cleaner.clean(caller, body.description ?? '');
  if (cleaned === undefined) throw tooLarge();
  if (cleaned.hasTooManyCells) requireValid([{ path: 'description', code: 'too-many-cells', limit: MOST_TABLE_CELLS }]);
  const encoded = await encodePictures(workers, caller, cleaned.html);
  if (encoded === undefined) throw new Problem('not-valid', [{ path: 'description', code: 'picture-unreadable' }]);
  if (encoded.length > reportLimits.description) throw tooLarge();
  return normalizeReport({ ...body, description: encoded });
};

/**
 * The columns that are set from a body; a report that becomes confidential loses its reporter in the same statement.
 */
export const columnsOf = (normalized: NormalizedReport) => ({
  report_type: normalized.reportType,
  is_confidential: normalized.isConfidential,
  request_feedback: normalized.requestFeedback,
  mandatory_report_type: normalized.mandatoryReportType,
  reported_event_type: normalized.reportedEventType,
  field_level1_id: normalized.fieldLevel1?.id ?? null,
  field_level2_id: normalized.fieldLevel2?.id ?? null,
  event_at: normalized.eventDate === null ? null : eventInstant(normalized.eventDate, normalized.eventDateTimeZone),
  event_zone: normalized.eventDateTimeZone,
  location: normalized.location,
  subject: normalized.subject,
  description: normalized.description,
  ...foundColumnsOf(normalized),
  sections: JSON.stringify(Object.fromEntries(sectionNames.map((name) => [name, normalized[name]]))),
  ...(normalized.isConfidential
    ? {
        shown_reporter_id: null,
        shown_department_id: null,
        shown_department_name: null,
        shown_department_eng_name: null,
      }
    : {}),
});

/** The columns that never change. */
export const requireStorable = (report: FullReport, normalized: NormalizedReport): void => {
  if (normalized.reportType !== report.report_type)
    throw new Problem('not-valid', [{ path: 'reportType', code: 'report-type-fixed' }]);
};
