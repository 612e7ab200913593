import { MessageChannel } from 'node:worker_threads';
import { Problem } from '@portal/contract/kernel';
import { Tinypool } from 'tinypool';
import type { CleaningTask } from './rich-text-thread.ts';
import { type CleanHtml, sanitizeRichText } from './sanitize-rich-text.ts';

/** Sanitizes where it holds up nobody else; undefined for what cannot be done in time or memory. */
export type RichTextCleaner = {
  clean: (html: string) => Promise<CleanHtml | undefined>;
  close: () => Promise<void>;
};

/** Up to here the worst takes some 40 ms, less than it would wait for a thread. */
const LARGE = 100_000;
/** Texts of 5,000,000 characters that may wait together, so that they fit into memory. */
const MAX_WAITING = 20;

const createPool = () =>
  new Tinypool({
    filename: new URL('./rich-text-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 2,
    maxQueue: MAX_WAITING,
    idleTimeout: 30_000,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });

/** The time limit counts from the start of the work: waiting for others is nobody's fault. */
const runWithin = async (pool: Tinypool, html: string, timeoutMs: number): Promise<string | undefined> => {
  const { port1, port2 } = new MessageChannel();
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  port1.once('message', () => {
    timer = setTimeout(() => limit.abort(), timeoutMs);
  });
  const task: CleaningTask = { html, begun: port2 };
  try {
    return await pool.run(task, { transferList: [port2], signal: limit.signal });
  } catch (error) {
    if (limit.signal.aborted || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    port1.close();
  }
};

/** Cleans small texts at once and large ones in threads, which the first of them starts and idleness ends. */
export const createRichTextCleaner = ({ timeoutMs = 20_000 } = {}): RichTextCleaner => {
  let pool: Tinypool | undefined;
  return {
    clean: async (html) => {
      if (html.length <= LARGE) return sanitizeRichText(html);
      pool ??= createPool();
      if (pool.queueSize >= MAX_WAITING) throw new Problem('overloaded');
      return (await runWithin(pool, html, timeoutMs)) as CleanHtml | undefined;
    },
    close: async () => {
      await pool?.destroy();
    },
  };
};
