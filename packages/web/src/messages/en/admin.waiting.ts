export const waiting = {
  title: 'Hand-over',
  meta: 'Approvals that wait for somebody who has resigned. The person you hand one to takes their turn.',
  empty: 'There is nothing to hand over.',
  emptyHint: 'Approvals that wait for somebody who has resigned appear here.',
  submitted: 'Submitted',
  approver: 'Approver',
  approverChip: 'Approver: {{name}}',
  stepHeader: 'Step',
  step: 'Step {{seq}}, {{type}}',
  act: 'Hand over',
  actOn: 'Hand over {{document}}',
} as const;
