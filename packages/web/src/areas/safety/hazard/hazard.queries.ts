import {
  changeInvestigationHazard,
  changeReportHazard,
  createInvestigationHazard,
  createReportHazard,
  getInvestigationHazard,
  getReportHazard,
  type Hazard,
} from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import type { RecordCalls } from '../../../ui/form/record/record-save.ts';
import { type CaseRef, partOf, safetyKeys } from '../safety.queries.ts';
import { bodyOfHazard, formOfHazard, type HazardForm } from './hazard-form.ts';

const calls = {
  reports: { get: getReportHazard, create: createReportHazard, change: changeReportHazard },
  investigations: {
    get: getInvestigationHazard,
    create: createInvestigationHazard,
    change: changeInvestigationHazard,
  },
} as const;

/** The case through which its hazard is addressed. */
export type HazardOwner = CaseRef & { readonly family: keyof typeof calls };

/** The hazard of a case; null if it has none. */
export const hazardQuery = (of: HazardOwner) =>
  queryOptions({
    queryKey: [...safetyKeys.case(of), 'hazard'],
    queryFn: ({ signal }) => call(calls[of.family].get, { params: { id: of.id } }, { signal }),
    ...partOf(of),
  });

export const hazardCalls = ({ family, id }: HazardOwner): RecordCalls<HazardForm, Hazard> => {
  const { get, create, change } = calls[family];
  const params = { id };
  const read = async (): Promise<Hazard> => {
    const stored = await call(get, { params });
    // The hazard of a case is never deleted.
    if (stored === null) throw new Error('the hazard is missing');
    return stored;
  };
  return {
    formOf: formOfHazard,
    create: (form, idempotencyKey) => call(create, { params, body: bodyOfHazard(form) }, { idempotencyKey }),
    change: ({ version }, form) => call(change, { params, body: bodyOfHazard(form) }, { ifMatch: version }),
    read,
    readThere: read,
    refreshes: [safetyKeys.all],
  };
};
