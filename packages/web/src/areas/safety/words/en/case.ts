export const caseWords = {
  everySource: 'Every source',
  choose: 'Please choose',
  failed: 'This cannot be shown',
  leave: 'Leave this page? What you have written is not saved.',
  chooseReport: 'Choose a report',
  noReports: 'There are no reports that can be linked.',
  linkTitle: 'Linked report',
  linkMessage: 'Set {{name}} as a related report?',
  link: 'Link',
  unlink: 'Unlink {{name}}',
} as const;
