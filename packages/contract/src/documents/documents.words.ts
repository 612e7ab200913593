/** Documents of a manual, and plain ones. */
export const docTypes = ['AOC', 'Normal'] as const;
export type DocType = (typeof docTypes)[number];

export const manualTypes = ['Manuals', 'Procedures', 'Guidelines'] as const;
export type ManualType = (typeof manualTypes)[number];

export const manualClasses = ['Authorized', 'Registered', 'Authorized_Registered', 'Unclassified'] as const;
export type ManualClass = (typeof manualClasses)[number];

/** Whether the text of a revision's file can be searched. */
export const contentStates = ['pending', 'done', 'failed', 'none'] as const;
export type ContentState = (typeof contentStates)[number];

export const searchTypes = ['Title', 'Content'] as const;
export type SearchType = (typeof searchTypes)[number];
