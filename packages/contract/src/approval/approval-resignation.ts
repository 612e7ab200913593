/** The kinds of what waits for an employee who resigns: pending lines, their drafts, their documents in progress. */
export const approvalWaitingKinds = ['approval-lines', 'approval-drafts', 'approval-in-progress'] as const;
