export const documentsPreview = {
  title: 'Preview',
  loading: 'Loading the document.',
  revision: 'Revision {{version}}',
  download: 'Download',
  markRead: 'Mark as read',
  isRead: 'Read',
  readOn: 'Next document',
  newer: 'The latest revision is {{version}}.',
  openNewer: 'Open the latest revision',
  readMeanwhile: 'A new revision came meanwhile, so nothing was marked as read. Please open and read the new one.',
  gone: {
    title: 'Notice',
    message: 'The document has been deleted or does not exist.',
    closeTab: 'Please close this tab.',
    toDocuments: 'Go to the document center',
  },
} as const;
