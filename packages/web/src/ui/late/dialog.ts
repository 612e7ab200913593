import type { ComponentType } from 'react';
import { bringFormWords } from '../form/words/index.ts';
import { late } from './part.tsx';

/** A dialog that comes when it is needed, with the words of forms. */
export const lateDialog = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  late(async () => {
    const [dialog] = await Promise.all([load(), bringFormWords()]);
    return dialog;
  });
