export const form = {
  dialog: 'Hand over an approval',
  newApprover: 'New approver',
  reason: 'Reason',
  reasonHelp: 'It is kept with the approval line.',
  missing: { approver: 'Please choose the new approver.', reason: 'Please enter a reason.' },
  handedOver: 'This line was handed over already, or its approver has not resigned any more.',
  noneLeft: 'Nothing waits for {{name}} any more: it was handed over or decided already.',
  changed: 'The document was changed meanwhile and is shown as it is now. Please look again, then hand it over.',
  all: 'Hand over all approvals left to {{name}} ({{count}})',
  doneAll: 'Approvals handed over to {{name}}: {{count}}',
  left: 'Not handed over, since {{name}} wrote them or stands on their line already: {{documents}}',
  done: 'The approval is handed over to {{name}}.',
} as const;
