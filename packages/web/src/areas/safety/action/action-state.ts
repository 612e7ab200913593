import type { Action, ActionStatus, Message } from '@portal/contract/safety';
import { translate, type Message as Words } from '../../../platform/i18n.ts';
import { actionWords } from './action.words.ts';

const banners: Readonly<Record<ActionStatus, Words | undefined>> = {
  InProgress: undefined,
  Completed: actionWords.ended.Completed,
  Cancelled: actionWords.ended.Cancelled,
};

/** Whether nothing more can be done with it. */
export const hasEnded = (status: ActionStatus): boolean => banners[status] !== undefined;

/** The notice for an ended action; undefined while it is under way. */
export const endedText = (status: ActionStatus): string | undefined => {
  const banner = banners[status];
  return banner && translate(banner);
};

/** The closing request that the reader may answer now. */
export const openRequest = ({ threads }: Pick<Action, 'threads'>): Message | undefined =>
  threads.findLast(({ can }) => can.answer === true);
