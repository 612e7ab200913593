import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type Job, PgBoss } from 'pg-boss';
import type { Db } from './database/pool.ts';

/** Background work of an area. A job may run twice, so it must check the area's own tables for what is still to do. */
export type JobKind<Data extends object = object> = {
  name: string;
  /** Schedule as a cron expression, in the time of Seoul. */
  cron?: string;
  /** Maximum concurrent jobs of this kind in a process. */
  atOnce?: number;
  /** Maximum retries, with growing delays from this number of seconds. */
  retries?: number;
  retryAfterSeconds?: number;
  /** Timeout in seconds: the job then counts as failed and its signal is aborted. */
  withinSeconds?: number;
  run: (data: Data, signal: AbortSignal) => Promise<void>;
};

export type Jobs = {
  /** Queues a job; with a transaction, only if that commits. */
  send: (name: string, data: object, tx?: Pick<Db<unknown>, 'executeQuery'>) => Promise<void>;
  /** Queues a job and waits for it; false when it failed or did not end in time. */
  run: (name: string, data: object, withinMs: number) => Promise<boolean>;
  /**
   * Queues a job unless one of the kind was queued by any process within the current period of so many seconds; then
   * one is queued for the next period.
   */
  sendOncePer: (name: string, seconds: number) => Promise<void>;
  /** Accepts no more jobs, waits at most `graceMs` for running ones and leaves the rest to the next start. */
  stop: (graceMs: number) => Promise<void>;
};

/** The library creates and migrates this schema itself; backups do not contain it. */
const SCHEMA = 'jobs';
const POLL_SECONDS = 2;
const LOOK_AFTER_SECONDS = 10;
/** Interval at which a waiting caller checks whether the job ended. */
const LOOK_MS = 300;
/** A process without a heartbeat for this long counts as dead, and its jobs are restarted. */
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

/** Runs jobs one after the other, and pauses only when the queue is empty. */
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
 * Runs the jobs of every area on the portal's own connections. They are stored in the database, so a restart loses
 * none. A process that is not a worker only queues jobs for those that are.
 */
export const startJobs = async (
  pool: Pick<pg.Pool, 'query'>,
  kinds: readonly JobKind[],
  onError: (error: unknown) => void,
  isWorker = true,
): Promise<Jobs> => {
  const boss = new PgBoss({
    // A text with several statements is accepted only without parameters, not even an empty list.
    db: { executeSql: (text, values = []) => (values.length === 0 ? pool.query(text) : pool.query(text, values)) },
    schema: SCHEMA,
    createSchema: false,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: LOOK_AFTER_SECONDS,
    monitorIntervalSeconds: LOOK_AFTER_SECONDS,
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
