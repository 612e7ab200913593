import { isFailure } from '../calls/failure.ts';

/** Too large, of a kind that is never taken, or changed since it was chosen: sending the same file again would be in vain. */
export const isRefusedForGood = (error: unknown): boolean =>
  isFailure(error) && (error.status === 413 || error.status === 415 || error.code === 'file-changed');
