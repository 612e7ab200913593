import type { Caller } from '../workers/worker-caller.ts';
import type { Workers } from '../workers/worker-pool.ts';
import { unlessGivenUp } from '../workers/worker-process.ts';

const module = new URL('./reencode-image.ts', import.meta.url);

/**
 * Re-encodes every picture of a sanitized text without metadata, in a worker process; undefined when one cannot be
 * decoded.
 */
export const encodePictures = async (workers: Workers, caller: Caller, html: string): Promise<string | undefined> => {
  if (!html.includes('src="data:')) return html;
  const task = { module, input: html };
  return (await unlessGivenUp(workers.run(caller, task))) as string | undefined;
};
