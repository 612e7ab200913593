import { isFailure } from '../../../platform/failure.ts';
import { translate } from '../../../platform/i18n.ts';

/** A sentence for the reader about anything that was thrown. */
export const messageOf = (error: unknown): string =>
  isFailure(error) ? error.message : translate('ui.problem.unknown');

/** Whether the document itself can no longer be read, which its place tells once it is asked for again. */
export const isDocumentLost = (error: unknown): boolean =>
  isFailure(error, 'no-permission-on-document') || isFailure(error, 'document-not-found');
