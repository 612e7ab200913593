export const admin = {
  toDashboard: 'See the indicators',
  monthly: 'Monthly data',
  management: 'Indicators',
  sheetsHint:
    'Choose one .xlsx file for each sheet, or drop it there. A single wrong row refuses the whole file and nothing changes; values that the file does not name stay.',
  sheet: {
    thresholds: {
      heading: 'Thresholds by indicator',
      hint: 'A row holds year, key, Reserve, TargetValue, Caution, Alert and Serious. The proposal is reckoned from the rates of the 36 months before.',
    },
    flights: { heading: 'Flights by month', hint: 'A row holds year, month and flightCount.' },
    occurrences: {
      heading: 'Occurrences by month',
      hint: 'A row holds year, month, key and occurrenceCount. The proposal counts the reports of a month by indicator; choose the month first.',
    },
  },
  preview: {
    lastUpload: 'Last upload: {{at}} {{name}}',
    noUpload: 'Nothing has been uploaded yet.',
    changes: '{{count}} values change',
    statuses: '{{count}} statuses change',
    place: 'Item',
    before: 'Now',
    after: 'After the upload',
    more: '{{count}} more.',
  },
  template: 'Template',
  propose: 'Proposal',
  allMonths: 'All',
  key: 'No',
  name: 'Indicator',
  active: 'In use',
  activate: 'Use {{name}}',
} as const;
