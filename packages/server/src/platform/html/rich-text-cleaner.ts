import type { Caller } from '../workers/worker-caller.ts';
import type { Workers } from '../workers/worker-pool.ts';
import { unlessGivenUp } from '../workers/worker-process.ts';
import cleanRichText, { type CleanedText } from './clean-rich-text.ts';

/** Sanitizes without blocking the server; undefined for a text over the limits of time or memory. */
export type RichTextCleaner = { clean: (caller: Caller, html: string) => Promise<CleanedText | undefined> };

/** Up to this length the slowest text takes about 10 ms, less than passing it to a worker process. */
const LARGE = 25_000;

const module = new URL('./clean-rich-text.ts', import.meta.url);

/** Sanitizes small texts in this process and large ones in a worker process. */
export const createRichTextCleaner = (
  workers: Workers,
  { timeoutMs }: { timeoutMs?: number } = {},
): RichTextCleaner => ({
  clean: async (caller, html) => {
    if (html.length <= LARGE) return cleanRichText(html);
    const task = { module, input: html, timeoutMs };
    return (await unlessGivenUp(workers.run(caller, task))) as CleanedText | undefined;
  },
});
