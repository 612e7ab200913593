import { Worker } from 'node:worker_threads';

/** One task: a module, whose default export is called, and its input. */
export type Work = { module: string; input: unknown };
/** The result sent by this process. */
export type WorkReply = ({ value: unknown } | { error: string }) & { memoryBytes: number };
/** Sent first: modules are loaded, the task itself starts. */
export type Begun = { begun: true };

const [maxBytes = ''] = process.argv.slice(2);
new Worker(new URL('./worker-guard.ts', import.meta.url), {
  workerData: { maxBytes: Number(maxBytes), parent: process.ppid },
  resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
}).unref();

const answer = async ({ module, input }: Work): Promise<WorkReply> => {
  try {
    const { default: work } = (await import(module)) as { default: (input: unknown) => unknown };
    process.send?.({ begun: true } satisfies Begun);
    return { value: await work(input), memoryBytes: process.memoryUsage.rss() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), memoryBytes: process.memoryUsage.rss() };
  }
};

process.on('message', async (work: Work) => {
  process.send?.(await answer(work));
});
process.on('disconnect', () => process.exit());
