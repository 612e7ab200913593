import type { ComponentType } from 'react';
import { bringWords, type WordSource } from '../../../platform/i18n.ts';
import { late } from '../../../ui/late/part.tsx';
import { safetyWords } from '../words/index.ts';
import { safetyDeskWords } from './desk/words/index.ts';

/** A part of home that nobody waits for: it comes with the words of the area, and stands there only for who has any. */
export const lateCard = (load: () => Promise<{ default: ComponentType }>, ...words: readonly WordSource[]) =>
  late(async () => {
    const [card] = await Promise.all([load(), bringWords(safetyWords, safetyDeskWords, ...words)]);
    return card;
  });
