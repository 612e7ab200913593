import type { ComponentType } from 'react';
import { bringMessages } from '../../platform/i18n.ts';
import { late } from './part.tsx';

/** A dialog of the area that comes when it is needed, and its words with it. */
export const lateDialog = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  late(async () => {
    const [dialog] = await Promise.all([load(), bringMessages('adminForm'), bringMessages('form')]);
    return dialog;
  });
