import { bringWords, type WordSource } from '../../platform/i18n.ts';
import { openLocalWork } from '../../platform/unsaved/local-work.ts';
import { preloadLayers } from '../late/layers.tsx';
import { bringFormWords } from './words/index.ts';

/**
 * What a form needs before one types into it: its words, and the key that closes what is kept of it on this machine, so
 * that also what was typed in the first moment outlives a window that is closed. Without the key the form works all the same.
 * What asks before a form is sent, and tells when it was not, begins to come along: the connection may go at any moment.
 */
export const bringForm = async (): Promise<void> => {
  preloadLayers();
  await Promise.all([bringFormWords(), openLocalWork()]);
};

/**
 * What a screen loads, with what its form needs and further words beside it: asked for by the loader, so that neither
 * waits for the other, nor the frame for both.
 */
export const besideForm = async <Loaded>(load: Loaded | Promise<Loaded>, ...words: WordSource[]): Promise<Loaded> => {
  const [loaded] = await Promise.all([load, bringForm(), bringWords(...words)]);
  return loaded;
};
