import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type Job, PgBoss } from 'pg-boss';
import type { Db } from './database/pool.ts';

/** Work that an area does in the background. A job may run twice, so it looks at what stands in the area's own tables. */
export type JobKind<Data extends object = object> = {
  name: string;
  /** When it runs by itself, as cron in Seoul. */
  cron?: string;
  /** So many of the kind run at once in a process. */
  atOnce?: number;
  /** How often it is tried again, each time after a longer wait, from so many seconds on. */
  retries?: number;
  retryAfterSeconds?: number;
  /** After so many seconds it counts as failed and its signal says so. */
  withinSeconds?: number;
  run: (data: Data, signal: AbortSignal) => Promise<void>;
};

export type Jobs = {
  /** Leaves a job for later; with a transaction it is there once that commits, and never else. */
  send: (name: string, data: object, tx?: Pick<Db<unknown>, 'executeQuery'>) => Promise<void>;
  /** Leaves a job and waits until it ended; false when it failed, or has not ended in time. */
  run: (name: string, data: object, withinMs: number) => Promise<boolean>;
  /**
   * Leaves a job unless one of the kind was left within the running period of so many seconds, by whichever process; then one
   * waits for the next period.
   */
  sendOncePer: (name: string, seconds: number) => Promise<void>;
  /** Takes no more jobs, waits so long for those that run and leaves what is left to the next start. */
  stop: (graceMs: number) => Promise<void>;
};

/** The library's own schema; it makes and migrates what is in it itself, and no backup holds it. */
const SCHEMA = 'jobs';
const POLL_SECONDS = 2;
const LOOK_AFTER_SECONDS = 10;
/** How often somebody who waits for a job looks whether it ended. */
const LOOK_MS = 300;
/** A process that said nothing for so long is gone, and its jobs begin anew. */
const SILENCE_SECONDS = 30;

const inTransaction = (tx: Pick<Db<unknown>, 'executeQuery'>) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows: [...rows] };
  },
});

const queueOf = ({ retries = 3, retryAfterSeconds = 30, withinSeconds = 900 }: JobKind) => ({
  retryLimit: retries,
  retryDelay: retryAfterSeconds,
  retryBackoff: retryAfterSeconds > 0,
  expireInSeconds: withinSeconds,
  heartbeatSeconds: SILENCE_SECONDS,
});

/** Takes one job after the other, with a pause only where none waits: after each that there was it looks for the next at once. */
const takeFrom = async (boss: PgBoss, kind: JobKind): Promise<void> => {
  let worker: string | undefined;
  worker = await boss.work(kind.name, { pollingIntervalSeconds: POLL_SECONDS }, async (jobs: Job<object>[]) => {
    if (worker !== undefined) boss.notifyWorker(worker);
    for (const { data, signal } of jobs) await kind.run(data ?? {}, signal);
  });
};

const register = async (boss: PgBoss, kind: JobKind, isWorker: boolean): Promise<void> => {
  if (await boss.getQueue(kind.name)) await boss.updateQueue(kind.name, queueOf(kind));
  else await boss.createQueue(kind.name, queueOf(kind));
  if (!isWorker) return;
  if (kind.cron !== undefined) await boss.schedule(kind.name, kind.cron, {}, { tz: 'Asia/Seoul' });
  for (let worker = 0; worker < (kind.atOnce ?? 1); worker += 1) await takeFrom(boss, kind);
};

/**
 * Runs the jobs of every area on the portal's own connections; they are kept in the database, so that none is lost. A
 * process that is no worker only leaves jobs for those that are.
 */
export const startJobs = async (
  pool: Pick<pg.Pool, 'query'>,
  kinds: readonly JobKind[],
  onError: (error: unknown) => void,
  isWorker = true,
): Promise<Jobs> => {
  const boss = new PgBoss({
    // Several statements in one text are taken only without values, not even none.
    db: { executeSql: (text, values = []) => (values.length === 0 ? pool.query(text) : pool.query(text, values)) },
    schema: SCHEMA,
    createSchema: false,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: LOOK_AFTER_SECONDS,
    maintenanceIntervalSeconds: LOOK_AFTER_SECONDS,
  });
  boss.on('error', onError);
  await boss.start();
  for (const kind of kinds) await register(boss, kind, isWorker);
  return {
    send: async (name, data, tx) => {
      await boss.send(name, data, tx === undefined ? {} : { db: inTransaction(tx) });
    },
    run: async (name, data, withinMs) => {
      const id = (await boss.send(name, data)) ?? '';
      for (const end = performance.now() + withinMs; performance.now() < end; await delay(LOOK_MS)) {
        const [job] = await boss.findJobs(name, { id });
        if (job?.state === 'completed') return true;
        if (job === undefined || job.state === 'failed' || job.state === 'cancelled') return false;
      }
      return false;
    },
    sendOncePer: async (name, seconds) => {
      await boss.sendDebounced(name, {}, {}, seconds);
    },
    stop: (graceMs) => boss.stop({ graceful: true, timeout: graceMs, close: false }),
  };
};
