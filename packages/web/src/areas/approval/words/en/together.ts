export const together = {
  open: 'Approve',
  title: 'Approve together',
  message_one: 'This {{count}} document will be approved. Go ahead?',
  message_other: 'These {{count}} documents will be approved. Go ahead?',
  refused_one: '{{count}} document not approved',
  refused_other: '{{count}} documents not approved',
  progress: '{{done}} of {{count}} done',
  done_one: '{{count}} document approved.',
  done_other: '{{count}} documents approved.',
} as const;
