export const own = {
  heading: 'My leave',
  apply: 'Apply for leave',
  total: 'Total',
  used: 'Used',
  reserved: 'Requested',
  available: 'Available',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
} as const;
