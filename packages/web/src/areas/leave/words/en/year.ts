export const year = {
  title: 'Leave',
  year: 'Year',
  yearOf: '{{year}}',
  totalOf_one: '{{count}} day of annual leave',
  totalOf_other: '{{count}} days of annual leave',
  emptyHint: 'Employees appear here once they are registered.',
  column: { total: 'Total', annual: 'Annual used', other: 'Other used' },
  open: {
    annual_one: 'Show the {{count}} day of annual leave used by {{name}}',
    annual_other: 'Show the {{count}} days of annual leave used by {{name}}',
    other_one: 'Show the {{count}} day of other leave used by {{name}}',
    other_other: 'Show the {{count}} days of other leave used by {{name}}',
  },
  export: 'Excel export',
  upload: 'Upload total days',
} as const;
