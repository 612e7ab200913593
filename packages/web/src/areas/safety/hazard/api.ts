import { changeReportHazard, createReportHazard, getReportHazard, type Hazard } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import type { RecordCalls } from '../../../ui/form/record/save.ts';
import { safetyKeys } from '../report/lookups.api.ts';
import { bodyOfHazard, formOfHazard, type HazardForm } from './form.ts';

/** The hazard of a report; null where it has none. */
export const hazardQuery = (reportId: number) =>
  queryOptions({
    queryKey: safetyKeys.hazard(reportId),
    queryFn: ({ signal }) => call(getReportHazard, { params: { id: reportId } }, { signal }),
  });

/** A hazard is called through its report. */
export const hazardCalls = (reportId: number): RecordCalls<HazardForm, Hazard> => {
  const params = { id: reportId };
  const read = async (): Promise<Hazard> => {
    const kept = await call(getReportHazard, { params });
    // Nothing takes the hazard of a report away again.
    if (kept === null) throw new Error('the hazard is gone');
    return kept;
  };
  return {
    formOf: formOfHazard,
    create: (form, idempotencyKey) =>
      call(createReportHazard, { params, body: bodyOfHazard(form) }, { idempotencyKey }),
    change: ({ version }, form) => call(changeReportHazard, { params, body: bodyOfHazard(form) }, { ifMatch: version }),
    read,
    readThere: read,
    refreshes: [safetyKeys.all],
  };
};
