/** The same in English. */
export const en = {
  status: {
    Draft: 'Draft',
    InProgress: 'In progress',
    Completed: 'Completed',
    Rejected: 'Rejected',
    Canceled: 'Canceled',
  },
  action: { Approved: 'Approved', Hold: 'On hold', Reject: 'Rejected' },
  category: {
    LetterOfApproval: { title: 'Letter of approval', description: 'Asks for a decision the work needs.' },
    LeaveApplication: { title: 'Leave application', description: 'Asks for annual leave, half days and other leave.' },
  },
} as const;
