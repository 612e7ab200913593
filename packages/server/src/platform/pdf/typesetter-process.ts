import { createTypesetter, type TypesetJob } from './typesetter.ts';

/** What this process answers to a job. */
export type TypesetReply = { pdf: Uint8Array; memoryBytes: number } | { error: string; memoryBytes: number };

const typeset = createTypesetter();

const answer = (job: TypesetJob): TypesetReply => {
  try {
    const pdf = typeset(job);
    return { pdf, memoryBytes: process.memoryUsage.rss() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), memoryBytes: process.memoryUsage.rss() };
  }
};

process.on('message', (job: TypesetJob) => process.send?.(answer(job)));
process.on('disconnect', () => process.exit());
