/** What waits for somebody who is to leave: what they were granted. */
export const adminWaitingKinds = ['admin-grants'] as const;
