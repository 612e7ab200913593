export const yearForm = {
  details: { annual: 'Annual leave of {{name}} in {{year}}', other: 'Other leave of {{name}} in {{year}}' },
  detail: { no: 'No', days: 'Days', dates: 'Dates', type: 'Type', title: 'Title' },
  half: { MorningOff: 'morning', AfternoonOff: 'afternoon' },
  upload: {
    title: 'Upload total days of annual leave',
    template: 'Download the template',
    hint: 'Choose one .xlsx file with code, name and total days, one employee a row, or drop it here. A single wrong row refuses the whole file and nothing changes.',
  },
} as const;
