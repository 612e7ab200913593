import { approval } from './approval.ts';
import { lists } from './lists.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

export const messages = { approval, lists, shell, ui } as const;
