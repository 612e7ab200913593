export const drop = {
  hint: 'Drop files on the list to upload several at once.',
  choose: 'Upload several files',
  here: 'Drop to upload',
} as const;
