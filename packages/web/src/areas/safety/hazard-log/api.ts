import { getHazard, type Hazard, reopenHazard } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { standing } from '../../../platform/sending/unanswered.ts';
import { safetyKeys } from '../report/lookups.api.ts';

export const loggedHazardQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.case({ family: 'hazards', id }),
    queryFn: ({ signal }) => call(getHazard, { params: { id } }, { signal }),
  });

export const reopen = ({ id, version }: Hazard) => {
  const stands = () => standing(call(getHazard, { params: { id } }), ({ can }) => can.reopen !== true);
  return call(reopenHazard, { params: { id } }, { ifMatch: version, stands });
};
