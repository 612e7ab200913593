/** What waits for somebody who is to leave: manuals they keep. */
export const documentsWaitingKinds = ['documents-manuals'] as const;
