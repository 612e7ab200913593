import { type ChildProcess, fork } from 'node:child_process';
import { Problem } from '@portal/contract/kernel';
import type { Begun, WorkReply } from './worker-entry.ts';

/** A task for a process, and its time limit from its start. */
export type Task = { module: URL; input: unknown; timeoutMs?: number | undefined };

/** Work was ended because it took too long or too much memory. */
export class GivenUp extends Error {}
/** Of the two, too much memory. */
class TooMuchMemory extends GivenUp {}

/** The result of work; undefined if it was given up. */
export const unlessGivenUp = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof GivenUp)) throw error;
  });

/** Does one task at a time. */
export type WorkerProcess = { run: (task: Task) => Promise<unknown>; stop: () => void };

/** Many times the duration of the largest task, so that a busy machine does not cause a refusal. */
const WORK_MS = 60_000;
/** On a busy machine loading the modules may take this long; it does not count for the task. */
const START_MS = 30_000;
/** Over this size a process is ended by its guard. */
const MAX_BYTES = 400_000_000;
/** A process this large after its task is replaced; starting a fresh one takes a fraction of a second. */
const MAX_IDLE_BYTES = 250_000_000;

// A process rather than a thread: native code can be ended there, and its memory is separate from the server's. It
// leads a process group, so that its children end with it, and gets none of the environment, which contains secrets.
const start = (): ChildProcess => {
  const child = fork(new URL('./worker-entry.ts', import.meta.url), [String(MAX_BYTES)], {
    execArgv: ['--max-old-space-size=320', '--max-semi-space-size=8'],
    serialization: 'advanced',
    detached: true,
    env: {},
  });
  // Without a listener an error after the last answer would end the server; the next task detects that the process has
  // ended.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
};

/** Processes that were ended for other reasons than their task. */
const stopped = new WeakSet<ChildProcess>();

const endGroup = (child: ChildProcess): void => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
};

/** The result; undefined when the process ended by itself before it answered. */
const ask = (child: ChildProcess, { module, input, timeoutMs = WORK_MS }: Task): Promise<WorkReply | undefined> =>
  new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      child.channel?.unref();
      finish();
    };
    const giveUp = (why: string): void => settle(() => reject(new GivenUp(why)));
    const endAfter = (ms: number): NodeJS.Timeout =>
      setTimeout(() => {
        endGroup(child);
        giveUp(`The work was not done within ${ms} ms.`);
      }, ms);
    const onMessage = (reply: unknown): void => {
      clearTimeout(timer);
      if ('begun' in (reply as Begun | WorkReply)) timer = endAfter(timeoutMs);
      else settle(() => resolve(reply as WorkReply));
    };
    const onError = (): void => settle(() => resolve(undefined));
    // Ended by its guard, the kernel or its own heap limit.
    const onExit = (_code: number | null, signal: string | null): void => {
      if (stopped.has(child)) settle(() => reject(new Problem('overloaded')));
      else if (signal === null) onError();
      else settle(() => reject(new TooMuchMemory(`The work was ended by ${signal}.`)));
    };
    let timer = endAfter(START_MS);
    child.channel?.ref();
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send({ module: module.href, input });
  });

/**
 * A process that starts with its first task and is reused; after a failure it is replaced. A used process has less
 * memory left than a fresh one, so a task that fails for memory is repeated once in a fresh process.
 */
export const createWorkerProcess = (): WorkerProcess => {
  let child: ChildProcess | undefined;
  const stop = (): void => {
    if (child) {
      stopped.add(child);
      endGroup(child);
    }
    child = undefined;
  };
  const runOnWarmProcess = async (task: Task): Promise<WorkReply | undefined> => {
    if (!child?.connected) child = start();
    try {
      const reply = await ask(child, task);
      if (!reply || reply.memoryBytes > MAX_IDLE_BYTES) stop();
      return reply;
    } catch (error) {
      stop();
      throw error;
    }
  };
  return {
    run: async (task) => {
      const isUsed = child?.connected === true;
      const reply =
        (await runOnWarmProcess(task).catch((error: unknown) => {
          if (!(isUsed && error instanceof TooMuchMemory)) throw error;
        })) ?? (await runOnWarmProcess(task));
      if (!reply) throw new Error('The work ended its process twice.');
      if ('error' in reply) throw new Error(reply.error);
      return reply.value;
    },
    stop,
  };
};
