import {
  type AssessmentSeq,
  type AssessorBody,
  assignAssessor,
  type RiskLevel,
  reportAssessments,
} from '@portal/contract/safety';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { safetyKeys } from '../report/lookups.api.ts';

/** The assessments of a report; null where it has none. */
export const assessmentsQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.assessments(id),
    queryFn: ({ signal }) => call(reportAssessments.list, { params: { id } }, { signal }),
  });

type Assess = { id: number; seq: AssessmentSeq; riskLevel: RiskLevel; raId: number | undefined };

/** Makes an assessment where there is none of its number yet, and changes it where there is one. */
export const assessMutation = mutationOptions({
  mutationFn: async ({ id, raId, seq, riskLevel }: Assess) => {
    const body = { seq, version: 1 as const, riskLevel };
    return raId === undefined
      ? call(reportAssessments.create, { params: { id }, body })
      : call(reportAssessments.change, { params: { id, raId }, body });
  },
  meta: { refreshes: [safetyKeys.all], ownErrors: true },
});

export const assignMutation = mutationOptions({
  mutationFn: ({ id, raId, body }: { id: number; raId: number; body: AssessorBody }) =>
    call(assignAssessor, { params: { id, raId }, body }),
  meta: { refreshes: [safetyKeys.all], ownErrors: true },
});
