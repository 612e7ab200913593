export const drop = {
  camera: 'Take a photo',
  choose: 'Choose files or drop them here',
  chooseOne: 'Choose one file or drop it here',
  single: 'Please upload one file.',
  limit: 'Up to {{limit}} each',
  list: 'Attached files',
  state: { waiting: 'uploaded on save', sending: 'uploading', sent: 'uploaded', failed: 'failed' },
  progress: 'Uploading {{name}}',
  remove: 'Remove {{name}}',
  cancel: 'Cancel the upload of {{name}}',
  retry: 'Upload {{name}} again',
  refused: {
    blocked: '{{name}}: files with this extension are not allowed ({{extensions}}).',
    'too-large': '{{name}}: the file is too large ({{size}}, at most {{limit}}).',
  },
} as const;
