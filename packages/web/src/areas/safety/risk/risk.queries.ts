import {
  type Assessment,
  type AssessmentSeq,
  type AssessorBody,
  assignAssessor,
  hazardAssessments,
  investigationAssessments,
  type RiskLevel,
  reportAssessments,
} from '@portal/contract/safety';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { type CaseRef, partOf, safetyKeys } from '../safety.queries.ts';

const calls = {
  reports: reportAssessments,
  investigations: investigationAssessments,
  hazards: hazardAssessments,
} as const;

/** The assessments of a case; null if it has none. */
export const assessmentsQuery = (of: CaseRef) =>
  queryOptions({
    queryKey: [...safetyKeys.case(of), 'assessments'],
    queryFn: ({ signal }) => call(calls[of.family].list, { params: { id: of.id } }, { signal }),
    ...partOf(of),
  });

/** The present state of an assessment. */
const oneOf = async (family: keyof typeof calls, id: number, isMeant: (each: Assessment) => boolean) =>
  (await call(calls[family].list, { params: { id } }))?.find(isMeant);

type Assess = { of: CaseRef; seq: AssessmentSeq; riskLevel: RiskLevel; raId: number | undefined };

/** Creates an assessment if its number does not exist yet, otherwise changes it. */
export const assessMutation = mutationOptions({
  mutationFn: async ({ of: { family, id }, raId, seq, riskLevel }: Assess) => {
    const body = { seq, version: 1 as const, riskLevel };
    const readIfSame = () =>
      oneOf(family, id, (each) => each.seq === seq && each.riskLevel === riskLevel && each.archivedDate === null);
    return raId === undefined
      ? call(calls[family].create, { params: { id }, body }, { confirmDone: readIfSame })
      : call(calls[family].change, { params: { id, raId }, body }, { confirmDone: readIfSame });
  },
  meta: { refreshes: [safetyKeys.all], ownErrors: true },
});

export const assignMutation = mutationOptions({
  mutationFn: ({ id, raId, body }: { id: number; raId: number; body: AssessorBody }) =>
    call(
      assignAssessor,
      { params: { id, raId }, body },
      { confirmDone: () => oneOf('reports', id, (each) => each.id === raId && each.assessor.id === body.assessor.id) },
    ),
  meta: { refreshes: [safetyKeys.all], ownErrors: true },
});
