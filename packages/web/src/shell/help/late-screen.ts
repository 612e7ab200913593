import { bringWords } from '../../platform/i18n.ts';
import { late } from '../../ui/late/part.tsx';
import { helpWords } from './words/index.ts';

/** It comes late: whoever works needs none of it. */
export const HelpScreen = late(async () => {
  const [screen] = await Promise.all([import('./choice.tsx'), bringWords(helpWords)]);
  return screen;
});
