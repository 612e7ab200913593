import type { Can } from '@portal/contract/kernel';
import type { Assessment, AssessmentSeq } from './assessment.schema.ts';
import type { ReportStatus } from './states.ts';

/** The assessments of a report that are given in each status, and given anew (decisions: reports, Risk). */
export const assessedIn: Readonly<Record<AssessmentSeq, readonly ReportStatus[]>> = {
  1: ['FirstRiskAssessment', 'SecondRiskAssessment'],
  2: ['SecondRiskAssessment', 'Notification'],
  3: ['ThirdRiskAssessment'],
};

type Asked = {
  status: ReportStatus;
  can: Can<'assess' | 'assign'>;
  assessments: readonly Pick<Assessment, 'seq' | 'assessor'>[];
  /** Who reads. */
  ownId: number;
};

/**
 * Which of them a reader is offered, told from what a record says to them. The second is its assessor's, or anybody's who
 * may name one while there is none; the server takes it also from another of the office whom nobody was asked to replace.
 */
export const offeredAssessments = ({ status, can, assessments, ownId }: Asked): AssessmentSeq[] => {
  if (can.assess !== true) return [];
  const isOffice = can.assign !== undefined;
  const second = assessments.find(({ seq }) => seq === 2);
  const isTheirs = (seq: AssessmentSeq): boolean => (seq === 2 && second ? second.assessor.id === ownId : isOffice);
  return ([1, 2, 3] as const).filter((seq) => assessedIn[seq].includes(status) && isTheirs(seq));
};
