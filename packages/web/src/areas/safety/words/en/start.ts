export const start = {
  title: 'New report',
  hint: 'Choose the kind of report to write.',
  SSR: {
    title: 'Mandatory report (SSR)',
    description: 'For events that the law and the rules of the company oblige you to report.',
    write: 'Write duty report',
  },
  SSVR: {
    title: 'Voluntary report (SSVR)',
    description: 'For anything that may endanger safety, even where no report is due.',
    write: 'Write voluntary report',
  },
} as const;
