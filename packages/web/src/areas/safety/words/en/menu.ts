export const menu = {
  label: 'Safety menu',
  heading: 'Safety reports',
  write: 'New report',
  draft: 'Draft',
  drafts_one: '{{shown}} draft',
  drafts_other: '{{shown}} drafts',
  report: 'Report',
  caseHeading: 'Safety cases',
  investigation: 'Investigation',
  hazard: 'Hazard log',
  actions: 'Actions',
  myAction: 'My Action',
} as const;
