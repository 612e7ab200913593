import type { Degradation } from '@portal/contract/identity';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#platform/clock';
import type { Connection } from '#platform/database/embedded-postgres';
import type { GatedPool } from '#platform/database/gated-pool';
import type { FileStore } from '#platform/files/file-store';
import { databaseAnswers } from '#platform/health/health-checks';
import { startHeartbeat } from '#platform/health/heartbeat';
import type { ServerIdentity } from '#platform/health/server.queries';
import { watchOver } from '#platform/health/watch-health';

/** The health of the server. */
export type PortalHealth = {
  /**
   * The readiness by the database, without which nothing works. The file store does not count, since one slow store
   * would take all servers offline.
   */
  status: () => 'ok' | 'starting' | 'stopping';
  /** Parts that are unavailable while the server serves the rest. */
  degraded: () => Degradation[];
  /** Whether writing calls are refused at once because the database cannot store them. */
  refusesWrites: () => boolean;
  /** How far this machine's clock is ahead of the database's, in milliseconds. */
  clockOffsetMs: () => number | undefined;
  /** The lowest version of all servers on this database that live. */
  lowestVersion: () => string | undefined;
};

export type PortalWatch = PortalHealth & {
  /** From now on the status is `stopping`. */
  announceStop: () => void;
  stop: () => Promise<void>;
};

type Watched = {
  database: { connection: Connection; pool: GatedPool };
  files: FileStore;
  server: ServerIdentity;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
};

/**
 * Monitors everything that the portal needs. While the database does not answer no call waits for it; each failure and
 * each recovery is logged once.
 */
export const watchPortal = ({ database, files, server, clock, log }: Watched): PortalWatch => {
  const { connection, pool } = database;
  let isStopping = false;
  const heartbeat = startHeartbeat({
    connection,
    server,
    clock,
    onLost: (err) => log.error({ err }, 'the database takes no writes'),
    onBack: () => log.info('the database takes writes again'),
    onClock: (isOff, offsetMs) => {
      const facts = { offsetMs: Math.round(offsetMs) };
      if (isOff) log.warn(facts, 'the clock of this machine and that of the database differ');
      else log.info(facts, 'the clock of this machine and that of the database agree again');
    },
  });
  pool.onStuck = heartbeat.doubt;
  const databaseWatch = watchOver({
    check: async () => {
      if ((await databaseAnswers(connection)).isStandby) heartbeat.doubt();
    },
    onUnavailable: (err) => {
      pool.shut();
      log.error({ err }, 'the database does not answer');
    },
    onBack: () => {
      pool.open();
      log.info('the database answers again');
    },
  });
  const storeWatch = watchOver({
    check: () => files.check(),
    onUnavailable: (err) => log.error({ err }, 'the file store cannot be written'),
    onBack: () => log.info('the file store can be written again'),
  });
  return {
    status: () => {
      if (isStopping) return 'stopping';
      return databaseWatch.isWell() ? 'ok' : 'starting';
    },
    degraded: () => [
      ...(heartbeat.canWrite() ? [] : (['database-writes'] as const)),
      ...(storeWatch.isWell() ? [] : (['file-store'] as const)),
    ],
    refusesWrites: heartbeat.refusesWrites,
    clockOffsetMs: heartbeat.clockOffsetMs,
    lowestVersion: heartbeat.lowestVersion,
    announceStop: () => {
      isStopping = true;
    },
    stop: async () => {
      databaseWatch.stop();
      storeWatch.stop();
      await heartbeat.stop();
    },
  };
};
