import { isFailure } from '../../platform/failure.ts';
import { translate } from '../../platform/i18n.ts';

/** A sentence for the reader about anything that was thrown. */
export const messageOf = (error: unknown): string =>
  isFailure(error) ? error.message : translate('ui.problem.unknown');
