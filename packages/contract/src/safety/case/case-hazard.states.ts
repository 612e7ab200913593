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

/** What the status of a hazard follows from. */
export type HazardFacts = {
  /** Whether its case is closed; one that stands alone is so with a valid third assessment. */
  readonly isClosed: boolean;
  /** The actions of its case by their own status; those that were cancelled count as none. */
  readonly actions: { readonly inProgress: number; readonly completed: number };
  readonly isAssessed: boolean;
  readonly isChanged: boolean;
};

/** The one answer to what the status of a hazard is; the first that holds from the top. */
export const hazardStatus = ({ isClosed, actions, isAssessed, isChanged }: HazardFacts): HazardStatus => {
  if (isClosed) return 'Closed';
  if (actions.inProgress === 0 && actions.completed > 0) return 'Reassessment';
  if (isAssessed) return 'Action';
  return isChanged ? 'InProgress' : 'Open';
};
