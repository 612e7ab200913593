export const home = {
  heading: 'Safety',
  reports: 'Safety reports',
  drafts: 'Drafts of reports',
} as const;
