import { approval } from './approval.ts';
import { lists } from './lists.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

/** What comes with the page; the words of other areas come with them (platform/i18n.ts). */
export const messages = { approval, lists, shell, ui } as const;
