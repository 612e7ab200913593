/** What waits for somebody who is to leave: manuals they keep. */
export const documentsLeaving = ['documents-manuals'] as const;
