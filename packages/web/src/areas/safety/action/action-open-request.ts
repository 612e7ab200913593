import type { Action, Message } from '@portal/contract/safety';

/** The closing request that whoever reads may answer now. */
export const openRequest = ({ threads }: Pick<Action, 'threads'>): Message | undefined =>
  threads.findLast(({ can }) => can.answer === true);
