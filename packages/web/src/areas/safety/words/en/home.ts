export const home = {
  reports: 'Safety reports',
  write: 'Report something',
  drafts: 'Drafts of reports',
  draftCount: '{{shown}}',
  awaiting: 'Reports for me to assess',
  answered: 'My reports that were answered',
  all: 'All my reports',
} as const;
