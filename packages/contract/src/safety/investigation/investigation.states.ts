/** The statuses of an investigation in their order, with their names (rules/safety.md#investigation-status). */
export const investigationStatusNames = {
  Open: 'Open',
  InProgress: 'In progress',
  Approval: 'Approval',
  Action: 'Action',
  Reassessment: 'Reassessment',
  Closed: 'Closed',
} as const;
export type InvestigationStatus = keyof typeof investigationStatusNames;
export const investigationStatuses = Object.keys(investigationStatusNames) as InvestigationStatus[];

/** The state of the post process: saved and waiting for approval, approved, or returned. */
export const postProcessStates = ['Waiting', 'Approved', 'Returned'] as const;
export type PostProcessState = (typeof postProcessStates)[number];

/** The facts from which the status of an investigation is derived. */
export type InvestigationStatusFacts = {
  readonly isCompleted: boolean;
  /** Its actions by their own status, without cancelled ones. */
  readonly actions: { readonly inProgress: number; readonly completed: number };
  /** Null before it was first saved; an approved one without remaining actions waits again. */
  readonly postProcess: PostProcessState | null;
  /** Whether assessment 1 has a level. */
  readonly isAssessed: boolean;
  readonly hasFactual: boolean;
  readonly hasRootCause: boolean;
};

const hasActions = ({ actions }: InvestigationStatusFacts): boolean => actions.inProgress + actions.completed > 0;

/** Whether a post process waits for approval. */
export const isWaiting = (facts: InvestigationStatusFacts): boolean =>
  facts.postProcess === 'Waiting' || (facts.postProcess === 'Approved' && !hasActions(facts));

/** The status of an investigation: the first condition that is met, from the top. */
export const investigationStatus = (facts: InvestigationStatusFacts): InvestigationStatus => {
  const { actions, isAssessed, hasFactual, hasRootCause } = facts;
  if (facts.isCompleted) return 'Closed';
  if (actions.inProgress > 0) return 'Action';
  if (actions.completed > 0) return 'Reassessment';
  if (isWaiting(facts)) return 'Approval';
  return isAssessed || hasFactual || hasRootCause || facts.postProcess === 'Returned' ? 'InProgress' : 'Open';
};
