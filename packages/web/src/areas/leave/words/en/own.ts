export const own = {
  heading: 'My leave',
  total: 'Total',
  used: 'Used',
  reserved: 'Requested',
  remaining: 'Remaining',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
} as const;
