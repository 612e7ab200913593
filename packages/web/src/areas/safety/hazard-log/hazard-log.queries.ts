import { getHazard, type Hazard, reopenHazard } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { standing } from '../../../platform/calls/unanswered.ts';
import { safetyKeys } from '../report/report-lookups.queries.ts';

export const loggedHazardQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.case({ family: 'hazards', id }),
    queryFn: ({ signal }) => call(getHazard, { params: { id } }, { signal }),
  });

export const reopen = ({ id, version }: Hazard) => {
  const stands = () => standing(call(getHazard, { params: { id } }), ({ can }) => can.reopen !== true);
  return call(reopenHazard, { params: { id } }, { ifMatch: version, stands });
};
