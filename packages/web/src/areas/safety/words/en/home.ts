export const home = {
  reports: 'Safety reports',
  drafts: 'Drafts of reports',
} as const;
