import { type ChildProcess, fork } from 'node:child_process';
import type { TypesetReply } from './typesetter-process.ts';

export type PdfJob = {
  /** Path of a Typst template. */
  template: string;
  /** Anything JSON can hold; the template reads it from `sys.inputs.data`. */
  data: unknown;
  images: Map<string, Uint8Array>;
};
/** Sets one document at a time. */
export type TypesettingWorker = { run: (job: PdfJob) => Promise<Uint8Array>; stop: () => void };

/** A document that left the process this big has left a cache too: a fresh process starts in a fraction of a second. */
const MAX_IDLE_MEMORY_BYTES = 250_000_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** JSON that Typst can read: half surrogates would be refused, control characters would print as boxes. */
const toJson = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replace(controls, '') : value,
  );

// Another process rather than a thread: native code can be killed there, and takes only itself down when it fails.
const start = (): ChildProcess => {
  const child = fork(new URL('./typesetter-process.ts', import.meta.url), { execArgv: [], serialization: 'advanced' });
  // Without a listener an error after the last answer would end the server; the next job finds the process gone.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
};

/** The answer; undefined when the process ended before it gave one. */
const ask = (child: ChildProcess, job: object, timeoutMs: number): Promise<TypesetReply | undefined> =>
  new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      child.channel?.unref();
      finish();
    };
    const onMessage = (reply: unknown) => settle(() => resolve(reply as TypesetReply));
    const onEnd = () => settle(() => resolve(undefined));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      settle(() => reject(new Error(`The document could not be set within ${timeoutMs} ms.`)));
    }, timeoutMs);
    child.channel?.ref();
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    child.send(job);
  });

/** A worker whose process starts with its first document and stays warm; one that fails is replaced. */
export const createTypesettingWorker = (timeoutMs: number): TypesettingWorker => {
  let child: ChildProcess | undefined;

  const stop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const askWarm = async (job: object): Promise<TypesetReply | undefined> => {
    if (!child?.connected || child.killed) child = start();
    const reply = await ask(child, job, timeoutMs);
    if (!reply || reply.memoryBytes > MAX_IDLE_MEMORY_BYTES) stop();
    return reply;
  };

  const run = async ({ template, data, images }: PdfJob): Promise<Uint8Array> => {
    const job = { template, data: toJson(data), images };
    // The process may have ended for a reason of its own, such as a lack of memory: one more try.
    const reply = (await askWarm(job)) ?? (await askWarm(job));
    if (!reply) throw new Error('The document ended the typesetting process twice.');
    if ('error' in reply) throw new Error(reply.error);
    return reply.pdf;
  };

  return { run, stop };
};
