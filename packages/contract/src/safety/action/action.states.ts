export const actionStatuses = ['InProgress', 'Completed', 'Cancelled'] as const;
export type ActionStatus = (typeof actionStatuses)[number];

/** What a message does besides saying something. */
export const actionTypes = ['None', 'SavedRootCause', 'Closed', 'Rejected', 'Canceled'] as const;
export type ActionType = (typeof actionTypes)[number];

/** What an action belongs to. */
export const caseKinds = ['Report', 'Investigation', 'Hazard'] as const;
export type CaseKind = (typeof caseKinds)[number];
