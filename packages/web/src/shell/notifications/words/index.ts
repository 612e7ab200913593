import type { WordSource } from '../../../platform/i18n.ts';
import type { notifications } from './ko.ts';

declare module '../../../platform/i18n.ts' {
  interface WordTrees {
    notifications: typeof notifications;
  }
}

export const notificationsWords: WordSource = {
  name: 'notifications',
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
};
