export const report = {
  confidential: 'Confidential',
  yes: 'Yes',
  no: 'No',
  clock: "{{hour}} o'clock",
  failed: 'The report cannot be shown',
  noFiles: 'No attachments',
  progress: 'Progress',
  tabs: 'Report',
  tab: {
    reportDetails: 'Detail',
    classification: 'Classification',
    riskAnalysis: 'Risk analysis',
  },
  locked: {
    classification: 'Closed as unnecessary to manage.',
    riskAnalysis: 'Opens once the report is classified.',
  },
  reportedOn: 'reported {{day}}',
  closedOn: 'closed {{day}}',
  back: 'Reports',
  notDone: 'That could not be done',
  act: { change: 'Modify', delete: 'Delete', complete: 'Close', reopen: 'Reopen the case' },
  sure: {
    delete: { title: 'Delete the report', message: 'Really delete? The report {{name}} cannot be brought back.' },
    complete: { title: 'Close the report', message: 'The work on report {{name}} ends and it is closed.' },
    reopen: {
      title: 'Reopen the case',
      message: 'The closed report {{name}} is opened again, to go on with its case.',
    },
  },
  done: { delete: 'Deleted.', complete: 'Report processing complete.', reopen: 'The case was reopened.' },
} as const;
