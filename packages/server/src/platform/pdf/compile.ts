import { createTypesettingWorker, type PdfJob, type TypesettingWorker } from './typesetting-worker.ts';

export type PdfCompiler = { compile: (job: PdfJob) => Promise<Uint8Array>; close: () => Promise<void> };

type Waiting = { job: PdfJob; resolve: (pdf: Uint8Array) => void; reject: (error: unknown) => void };

/**
 * Sets documents with Typst in one warm process of its own, one at a time. When that has been at one document for
 * longer than `patienceMs` while others wait, a second process sets those, and goes when none is left.
 */
export const createPdfCompiler = ({ timeoutMs = 20_000, patienceMs = 500 } = {}): PdfCompiler => {
  const [usual, helper] = [createTypesettingWorker(timeoutMs), createTypesettingWorker(timeoutMs)];
  const waiting: Waiting[] = [];
  const working = new Map<TypesettingWorker, Promise<void>>();

  const workThrough = async (worker: TypesettingWorker): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const patience = worker === usual ? setInterval(() => set(helper), patienceMs) : undefined;
      await worker.run(next.job).then(next.resolve, next.reject);
      clearInterval(patience);
    }
    working.delete(worker);
    if (worker === helper) helper.stop();
  };

  const set = (worker: TypesettingWorker): void => {
    if (!working.has(worker) && waiting.length > 0) working.set(worker, workThrough(worker));
  };

  return {
    compile: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        set(usual);
      }),
    close: async () => {
      await Promise.all(working.values());
      usual.stop();
    },
  };
};
