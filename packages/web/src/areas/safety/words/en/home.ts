export const home = {
  panel: 'Safety reports',
  write: 'Report something',
  drafts: 'My drafts of reports',
  draftCount: '{{shown}}',
  awaiting: 'Reports for me to assess',
  answered: 'My reports that were answered',
  all: 'All my reports',
} as const;
