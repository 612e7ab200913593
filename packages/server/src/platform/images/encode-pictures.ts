import type { Caller } from '../workers/worker-caller.ts';
import type { Workers } from '../workers/worker-pool.ts';
import { unlessGivenUp } from '../workers/worker-process.ts';

const module = new URL('./encode-anew.ts', import.meta.url);

/**
 * A cleaned text with every picture in it encoded anew, without any metadata, in a process of the workers; undefined when
 * one cannot be read.
 */
export const encodePictures = async (workers: Workers, caller: Caller, html: string): Promise<string | undefined> => {
  if (!html.includes('src="data:')) return html;
  const task = { module, input: html };
  return (await unlessGivenUp(workers.run(caller, task))) as string | undefined;
};
