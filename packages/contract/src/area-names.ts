/** The areas of the product, each using only those before it; adding one is a word here. */
export const areaNames = [
  'identity',
  'directory',
  'notification',
  'calendar',
  'leave',
  'approval',
  'safety',
  'documents',
  'indicators',
  'admin',
  'shell',
] as const;
