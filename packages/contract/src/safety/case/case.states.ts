/** The statuses of a submitted report in their order, with their names (rules/safety.md#report-status). */
export const statusNames = {
  Open: 'Open',
  HazardIdentification: 'Hazard identification',
  FirstRiskAssessment: 'First risk assessment',
  SecondRiskAssessment: 'Second risk assessment',
  Notification: 'Notification',
  Action: 'Action',
  ThirdRiskAssessment: 'Third risk assessment',
  Closed: 'Closed',
} as const;

export type SubmittedStatus = keyof typeof statusNames;
export type ReportStatus = SubmittedStatus | 'Draft';

export const submittedStatuses = Object.keys(statusNames) as SubmittedStatus[];
export const reportStatuses: readonly ReportStatus[] = ['Draft', ...submittedStatuses];

/** The facts from which the status of a report is derived. */
export type StatusFacts = {
  readonly isSubmitted: boolean;
  /** The status of its main report, if it has one. */
  readonly main: ReportStatus | null;
  readonly isCompleted: boolean;
  /** Its actions by their own status, without cancelled ones. */
  readonly actions: { readonly inProgress: number; readonly completed: number };
  /** Whether the assessment with this number has a level. */
  readonly isAssessed: { readonly first: boolean; readonly second: boolean };
  readonly hasHazard: boolean;
  readonly isClassified: boolean;
};

/** The status of a report: the first condition that is met, from the top (rules/safety.md#report-status). */
export const reportStatus = (facts: StatusFacts): ReportStatus => {
  const { actions, isAssessed, isClassified, hasHazard } = facts;
  if (!facts.isSubmitted) return 'Draft';
  if (facts.main !== null) return facts.main;
  if (facts.isCompleted) return 'Closed';
  if (actions.inProgress > 0) return 'Action';
  if (actions.completed > 0) return 'ThirdRiskAssessment';
  if (isAssessed.second) return 'Notification';
  if (isAssessed.first) return 'SecondRiskAssessment';
  if (isClassified) return hasHazard ? 'FirstRiskAssessment' : 'HazardIdentification';
  return 'Open';
};
