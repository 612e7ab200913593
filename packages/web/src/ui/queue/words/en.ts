export const queue = {
  label: 'One after the other',
  place: '{{at}} of {{total}}',
  previous: 'Previous',
  next: 'Next',
  end: 'That was the last one. You are back at the list.',
  passed_one: '{{count}} not waiting was passed over.',
  passed_other: '{{count}} not waiting were passed over.',
  keys: {
    open: 'Keys',
    title: 'Keys',
    use: 'Keys of one letter',
    useHint: 'Kept on this device. They always rest while you type in a field.',
    confirm: 'Say yes to the question',
    help: 'This help',
    key: 'Key',
    does: 'What it does',
  },
} as const;
