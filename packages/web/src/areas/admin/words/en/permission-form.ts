export const permissionForm = {
  whole: 'May use {{menu}}',
  everyone: 'Every employee has {{level}} without being granted anything.',
  edit: 'Rights of {{name}}',
  save: 'Change',
  granted: 'Yes',
  notGranted: 'No',
  own: 'You cannot give yourself a right. You can give up those you hold.',
  changed: 'The rights are changed.',
} as const;
