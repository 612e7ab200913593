import { openLocalWork } from '../../platform/unsaved/local-work.ts';
import { bringFormWords } from './words/index.ts';

/**
 * What a form needs before one types into it: its words, and the key that closes what is kept of it on this machine, so
 * that also what was typed in the first moment outlives a window that is closed. Without the key the form works all the same.
 */
export const bringForm = async (): Promise<void> => {
  await Promise.all([bringFormWords(), openLocalWork()]);
};
