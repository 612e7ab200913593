import type { MessagePort } from 'node:worker_threads';
import { sanitizeRichText } from './sanitize-rich-text.ts';

/** What this thread is given: `begun` tells the other side that the waiting is over. */
export type CleaningTask = { html: string; begun: MessagePort };

export default ({ html, begun }: CleaningTask): string => {
  begun.postMessage(true);
  return sanitizeRichText(html);
};
