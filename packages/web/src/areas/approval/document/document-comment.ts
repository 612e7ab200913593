/** Where what one writes as an approver of a document is kept on this machine until it is sent. */
export const commentName = (documentId: number, approverId: number): string => `comment.${documentId}.${approverId}`;
