import { isFailure } from '../calls/failure.ts';

/** Too large, of a forbidden kind, or changed after it was chosen: sending the same file again is useless. */
export const isRefusedForGood = (error: unknown): boolean =>
  isFailure(error) && (error.status === 413 || error.status === 415 || error.code === 'file-changed');
