export const actionStatuses = ['InProgress', 'Completed', 'Cancelled'] as const;
export type ActionStatus = (typeof actionStatuses)[number];

/** The function of a message in addition to its text. */
export const actionTypes = ['None', 'SavedRootCause', 'Closed', 'Rejected', 'Canceled'] as const;
export type ActionType = (typeof actionTypes)[number];

/** The kinds of records that an action belongs to. */
export const caseKinds = ['Report', 'Investigation', 'Hazard'] as const;
export type CaseKind = (typeof caseKinds)[number];
