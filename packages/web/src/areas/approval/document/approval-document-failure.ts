import { isFailure, messageOf } from '../../../platform/calls/failure.ts';

export { messageOf };

/** Whether the document itself can no longer be read, which its place tells once it is asked for again. */
export const isDocumentLost = (error: unknown): boolean =>
  isFailure(error, 'no-permission-on-document') || isFailure(error, 'document-not-found');
