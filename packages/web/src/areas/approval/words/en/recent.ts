export const recent = {
  button: 'Recent documents',
  title: 'Recently submitted',
  help: 'Starts a new document with the content of the chosen one. Its files are not taken over.',
  list: 'Recently submitted documents',
  none: 'You have not submitted a document of this kind yet.',
  selfApproved: 'Self-approved',
  from: {
    recent: 'A new document with the content of {{docNo}}.',
    rewrite: '{{docNo}} is being rewritten.',
  },
  withoutFiles: 'Its files were not taken over.',
  show: 'Show the original',
  resubmission: 'Resubmission of {{docNo}}',
} as const;

export const preview = {
  button: 'Preview',
  title: 'Preview',
} as const;
