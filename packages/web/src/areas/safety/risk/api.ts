import {
  type AssessmentSeq,
  type AssessorBody,
  assignAssessor,
  hazardAssessments,
  investigationAssessments,
  type RiskLevel,
  reportAssessments,
} from '@portal/contract/safety';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import type { CaseRef } from '../cases/family.ts';
import { partOf } from '../cases/part.ts';
import { safetyKeys } from '../report/lookups.api.ts';

const calls = {
  reports: reportAssessments,
  investigations: investigationAssessments,
  hazards: hazardAssessments,
} as const;

/** The assessments of a case; null where it has none. */
export const assessmentsQuery = (of: CaseRef) =>
  queryOptions({
    queryKey: [...safetyKeys.case(of), 'assessments'],
    queryFn: ({ signal }) => call(calls[of.family].list, { params: { id: of.id } }, { signal }),
    ...partOf(of),
  });

type Assess = { of: CaseRef; seq: AssessmentSeq; riskLevel: RiskLevel; raId: number | undefined };

/** Makes an assessment where there is none of its number yet, and changes it where there is one. */
export const assessMutation = mutationOptions({
  mutationFn: async ({ of: { family, id }, raId, seq, riskLevel }: Assess) => {
    const body = { seq, version: 1 as const, riskLevel };
    return raId === undefined
      ? call(calls[family].create, { params: { id }, body })
      : call(calls[family].change, { params: { id, raId }, body });
  },
  meta: { refreshes: [safetyKeys.all], ownErrors: true },
});

export const assignMutation = mutationOptions({
  mutationFn: ({ id, raId, body }: { id: number; raId: number; body: AssessorBody }) =>
    call(assignAssessor, { params: { id, raId }, body }),
  meta: { refreshes: [safetyKeys.all], ownErrors: true },
});
