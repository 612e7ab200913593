import type { ActionStatus } from '@portal/contract/safety';
import { type MessageKey, translate } from '../../../platform/i18n.ts';

const banners: Readonly<Record<ActionStatus, MessageKey | undefined>> = {
  InProgress: undefined,
  Completed: 'safetyActions.ended.Completed',
  Cancelled: 'safetyActions.ended.Cancelled',
};

/** What is said of an action that has ended; nothing of one that is under way. */
export const endedText = (status: ActionStatus): string | undefined => {
  const banner = banners[status];
  return banner && translate(banner);
};
