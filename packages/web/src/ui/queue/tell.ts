import { translate } from '../../platform/i18n.ts';
import { notifyDone } from '../toast/notify.ts';
import { LONGEST_QUEUE } from './order.ts';
import { queueWords } from './queue.words.ts';

type Told = { passed: number; isOver: boolean; length: number; isHome: boolean };

/** What one is told on the way through a queue: what was passed over, and that it has come to its end. */
export const tellOfQueue = async ({ passed, isOver, length, isHome }: Told): Promise<void> => {
  if (passed === 0 && !isOver) return;
  if (passed > 0) notifyDone(translate(queueWords.passed, { count: passed }));
  // More may wait than a queue holds.
  const isFull = length === LONGEST_QUEUE;
  const end = isHome ? translate(queueWords.endAtHome) : translate(queueWords.end);
  if (isOver) notifyDone(isFull ? translate(queueWords.endOfFull, { count: length }) : end);
};
