/** My Action, for one action. */
export const view = {
  back: 'My Action',
  tabs: 'Action',
  tab: { details: 'Action detail', mitigation: 'Mitigation' },
  source: { Report: 'Safety report', Investigation: 'Investigation', Hazard: 'Hazard' },
  failed: 'The action cannot be shown',
  case: {
    number: 'Number',
    state: 'Status',
    category: 'Category',
    type: 'Type',
    source: 'Source',
    field: 'Field',
    period: 'Period',
    investigators: 'Investigators',
    author: 'Registered by',
    objective: 'Objective',
    description: 'Description',
    identified: 'Identified on',
    identifier: 'Identifier',
    consequences: 'Potential consequences',
  },
} as const;
