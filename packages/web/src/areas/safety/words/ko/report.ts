export const report = {
  confidential: 'Confidential',
} as const;
