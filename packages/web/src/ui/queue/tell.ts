import { bringWords, translate } from '../../platform/i18n.ts';
import { notifyDone } from '../toast/notify.ts';
import { queueWords } from './words/index.ts';

/** What one is told on the way through a queue: what was passed over, and that it has come to its end. */
export const tellOfQueue = async ({ passed, isOver }: { passed: number; isOver: boolean }): Promise<void> => {
  if (passed === 0 && !isOver) return;
  await bringWords(queueWords);
  if (passed > 0) notifyDone(translate('queue.passed', { count: passed }));
  if (isOver) notifyDone(translate('queue.end'));
};
