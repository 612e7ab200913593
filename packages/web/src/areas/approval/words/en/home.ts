export const home = {
  waiting: 'Waiting for me',
  waitingAll: 'All that need my approval',
  nothing: 'Nothing waits for your approval.',
  nothingHint: 'Documents appear here when it is your turn.',
  rejected: 'Rejected, to write again',
  rejectedAll: 'All rejected',
  rewriteOf: 'Write {{title}} again',
  recent: 'Recently submitted',
  recentAll: 'All I submitted',
  counts: 'Approval at a glance',
} as const;
