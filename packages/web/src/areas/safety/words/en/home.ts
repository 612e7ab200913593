export const home = {
  reports: 'Safety reports',
  drafts: 'Drafts of reports',
  draftCount: '{{shown}}',
  awaiting: 'Reports for me to assess',
  asked: 'Feedback to give',
  answered: 'My reports that were answered',
  all: 'All my reports',
} as const;
