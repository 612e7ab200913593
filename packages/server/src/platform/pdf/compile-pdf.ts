import { Problem } from '@portal/contract/kernel';
import type { Caller } from '../workers/worker-caller.ts';
import type { Workers } from '../workers/worker-pool.ts';
import { unlessGivenUp } from '../workers/worker-process.ts';
import type { PdfJob } from './typesetting.ts';

/**
 * Typesets a document with Typst in a worker process; `prepare` runs only when its turn has come. Raises `too-large`
 * for a document over the limits of time or memory.
 */
export type PdfCompiler = { compile: (caller: Caller, prepare: () => Promise<PdfJob> | PdfJob) => Promise<Uint8Array> };

const module = new URL('./typesetting.ts', import.meta.url);

export const createPdfCompiler = (workers: Workers, { timeoutMs }: { timeoutMs?: number } = {}): PdfCompiler => ({
  compile: async (caller, prepare) => {
    const setting = workers.inTurn(caller, async (run) => run({ module, input: await prepare(), timeoutMs }));
    const pdf = (await unlessGivenUp(setting)) as Uint8Array | undefined;
    if (pdf === undefined) throw new Problem('too-large');
    return pdf;
  },
});
