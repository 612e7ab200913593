export const safetyKept = {
  ended: 'The status has changed meanwhile, and this can no longer be saved',
  refused: 'This can no longer be saved',
  stays: 'What you typed stands below as it was, and stays on this device. Please copy what you need.',
  discard: 'Discard what you typed',
  sure: 'What you typed is removed from this device as well. This cannot be undone.',
  left: 'Something you typed was not saved',
  leftSince: 'It was kept on this device on {{at}}. It cannot be saved now; please copy what you need.',
} as const;
