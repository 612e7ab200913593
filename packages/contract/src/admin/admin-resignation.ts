/** What waits for somebody who is to leave: what they were granted. */
export const adminLeaving = ['admin-grants'] as const;
