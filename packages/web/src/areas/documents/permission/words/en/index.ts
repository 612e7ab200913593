export const documentsPermission = {
  column: { level: 'Level', permission: 'Permission', charge: 'In charge' },
  administrator: 'Document system manager',
  manager: 'Document manager',
  edit: 'Change',
  choose: 'Choose document system managers',
  nobody: 'Nobody is named.',
  note: 'Document managers are named with each manual, in manual management.',
  saved: 'The document system managers were changed.',
  failed: 'Changing the document system managers failed. {{message}}',
} as const;
