import { countWaitingMail, type NotificationTables } from '#areas/notification';
import type { GatedPool } from '#platform/database/gated-pool';
import type { Db } from '#platform/database/pool';
import { type JobFigures, listJobFigures } from '#platform/metrics/job-figures.queries';
import type { Metrics } from '#platform/metrics/metrics';
import type { JobKind } from '#platform/run-jobs';
import type { Role } from './config.ts';
import type { PortalHealth } from './portal-readiness.ts';

type Watched = {
  db: Db<NotificationTables>;
  pool: GatedPool;
  health: PortalHealth;
  version: string;
  roles: readonly Role[];
};

/** One database query provides all metrics of jobs for a scrape. */
const REUSED_MS = 1_000;

const jobFigures = (db: Db<NotificationTables>): (() => Promise<readonly JobFigures[]>) => {
  let last: { at: number; figures: Promise<readonly JobFigures[]> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at > REUSED_MS) last = { at: now, figures: listJobFigures(db) };
    return last.figures;
  };
};

/** Adds the portal's metrics other than those of its calls (docs/operations.md#metrics). */
export const watchFigures = (metrics: Metrics, { db, pool, health, version, roles }: Watched): void => {
  const { watch, watchEach } = metrics;
  watchEach('portal_info', 'The version of this process', 'version', () => [[version, 1]]);
  watchEach('portal_role', 'What this process does', 'role', () => roles.map((role) => [role, 1] as const));
  watch('portal_ready', 'Whether this process can serve', () => (health.status() === 'ok' ? 1 : 0));
  watch('portal_database_writable', 'Whether the database takes writes', () =>
    health.status() !== 'starting' && !health.degraded().includes('database-writes') ? 1 : 0,
  );
  watch('portal_store_available', 'Whether the file store can be written', () =>
    health.degraded().includes('file-store') ? 0 : 1,
  );
  watch('portal_clock_offset_seconds', 'How far the clock of this machine is ahead of that of the database', () => {
    const offset = health.clockOffsetMs();
    return offset === undefined ? undefined : offset / 1000;
  });
  watchEach('portal_database_connections', 'Connections of the pool', 'state', () => [
    ['used', pool.totalCount - pool.idleCount],
    ['idle', pool.idleCount],
  ]);
  watch('portal_database_connections_max', 'The most connections of the pool', () => pool.options.max);
  watch('portal_database_waiting', 'Who waits for a connection of the pool', () => pool.waitingCount);
  const jobs = jobFigures(db);
  const eachKind = (pick: (figures: JobFigures) => number) => async () =>
    (await jobs()).map((figures) => [figures.kind, pick(figures)] as const);
  watchEach(
    'portal_jobs_waiting',
    'Jobs that wait, by kind',
    'kind',
    eachKind(({ waiting }) => waiting),
  );
  watchEach(
    'portal_jobs_oldest_seconds',
    'How long the oldest waiting job has waited, by kind',
    'kind',
    eachKind(({ oldest_seconds }) => oldest_seconds),
  );
  watchEach(
    'portal_jobs_failed',
    'Jobs that were given up, by kind',
    'kind',
    eachKind(({ failed }) => failed),
  );
  watchEach('portal_mail_waiting', 'Notifications that wait to be mailed', 'mode', async () =>
    (await countWaitingMail(db)).map(({ mode, count }) => [mode, count] as const),
  );
};

/** Wraps kinds of jobs to measure duration and failures. */
export const measuredKinds = (
  kinds: readonly JobKind[],
  { jobSeconds, jobFailures }: Pick<Metrics, 'jobSeconds' | 'jobFailures'>,
): readonly JobKind[] =>
  kinds.map((kind) => ({
    ...kind,
    run: async (data, signal) => {
      const end = jobSeconds.startTimer({ kind: kind.name });
      try {
        await kind.run(data, signal);
      } catch (error) {
        jobFailures.inc({ kind: kind.name });
        throw error;
      } finally {
        end();
      }
    },
  }));
