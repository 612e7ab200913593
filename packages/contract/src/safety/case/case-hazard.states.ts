/** The statuses of a hazard in their order, with their names (rules/safety.md#hazard-status). */
export const hazardStatusNames = {
  Open: 'Open',
  InProgress: 'In progress',
  Action: 'Action',
  Reassessment: 'Reassessment',
  Closed: 'Closed',
} as const;
export type HazardStatus = keyof typeof hazardStatusNames;
export const hazardStatuses = Object.keys(hazardStatusNames) as HazardStatus[];

/** The facts from which the status of a hazard is derived. */
export type HazardFacts = {
  /** Whether its case is closed; a hazard that is its own case is closed with a valid third assessment. */
  readonly isClosed: boolean;
  /** The actions of its case by their own status, without cancelled ones. */
  readonly actions: { readonly inProgress: number; readonly completed: number };
  readonly isAssessed: boolean;
  readonly isChanged: boolean;
};

/** The status of a hazard: the first condition that is met, from the top. */
export const hazardStatus = ({ isClosed, actions, isAssessed, isChanged }: HazardFacts): HazardStatus => {
  if (isClosed) return 'Closed';
  if (actions.inProgress === 0 && actions.completed > 0) return 'Reassessment';
  if (isAssessed) return 'Action';
  return isChanged ? 'InProgress' : 'Open';
};
