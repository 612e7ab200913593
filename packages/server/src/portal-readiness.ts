import type { FastifyBaseLogger } from 'fastify';
import type { FileStore } from '#platform/files/file-store';
import { databaseAnswers } from '#platform/health/health-checks';
import { type Watch, watchOver } from '#platform/health/watch-health';
import type { ServingDatabase } from './prepare-database.ts';

type Watched = { database: ServingDatabase; files: FileStore; log: Pick<FastifyBaseLogger, 'error' | 'info'> };

/**
 * Looks after all that the portal needs to serve. While the database does not answer no call waits for it; each loss and
 * each return is told the log once.
 */
export const watchPortal = ({ database, files, log }: Watched): Watch => {
  const { connection, pool } = database;
  const watches = [
    watchOver({
      check: () => databaseAnswers(connection),
      onGone: (err) => {
        pool.shut();
        log.error({ err }, 'the database does not answer');
      },
      onBack: () => {
        pool.open();
        log.info('the database answers again');
      },
    }),
    watchOver({
      check: () => files.check(),
      onGone: (err) => log.error({ err }, 'the file store cannot be written'),
      onBack: () => log.info('the file store can be written again'),
    }),
  ];
  return {
    isWell: () => watches.every(({ isWell }) => isWell()),
    stop: () => {
      for (const watch of watches) watch.stop();
    },
  };
};
