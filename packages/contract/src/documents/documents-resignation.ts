/** What waits for an employee who resigns: manuals that they manage. */
export const documentsWaitingKinds = ['documents-manuals'] as const;
