import { bringWords } from '../../platform/i18n.ts';
import { late } from '../../ui/late/part.tsx';
import { RecordSkeleton } from '../../ui/page/record-skeleton.tsx';
import { notificationsWords } from './words/index.ts';

/** They come late, so that what they alone need is no part of what every list loads. */
export const NotificationsScreen = late(
  async () => {
    const [screen] = await Promise.all([import('./screen.tsx'), bringWords(notificationsWords)]);
    return screen;
  },
  <RecordSkeleton />,
);

export const NotificationSettingsScreen = late(
  async () => {
    const [screen] = await Promise.all([import('./settings.tsx'), bringWords(notificationsWords)]);
    return screen;
  },
  <RecordSkeleton />,
);
