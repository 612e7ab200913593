/** What waits for somebody who is to leave: lines that wait for them, drafts of theirs, their documents under way. */
export const approvalWaitingKinds = ['approval-lines', 'approval-drafts', 'approval-in-progress'] as const;
