import type { Caller } from '../workers/worker-caller.ts';
import type { Workers } from '../workers/worker-pool.ts';
import { unlessGivenUp } from '../workers/worker-process.ts';
import cleanRichText, { type CleanedText } from './clean-rich-text.ts';

/** Sanitizes where it holds up nobody else; undefined for what cannot be done in time or memory. */
export type RichTextCleaner = { clean: (caller: Caller, html: string) => Promise<CleanedText | undefined> };

/** Up to here the worst takes some 10 ms, less than it would wait for a process. */
const LARGE = 25_000;

const module = new URL('./clean-rich-text.ts', import.meta.url);

/** Cleans small texts at once and large ones in a process of the workers. */
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
