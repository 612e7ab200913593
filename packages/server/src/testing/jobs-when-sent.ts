import type { Clock } from '#platform/clock';
import type { DatabaseClock } from '#platform/database/database-clock.queries';
import type { FileStore } from '#platform/files/file-store';
import { type Jobs, startJobs } from '#platform/run-jobs';
import type { Workers } from '#platform/workers/worker-pool';
import { jobKinds } from '../portal-jobs.ts';
import type { TestDatabase } from './test-database.ts';

const GRACE_MS = 10_000;

type Services = { files: FileStore; workers: Workers; clock: Clock; databaseClock: DatabaseClock };

/** The portal's jobs, started when the first is queued, since most tests queue none. */
export const jobsWhenSent = ({ db, serving }: TestDatabase, services: Services) => {
  let started: Promise<Jobs> | undefined;
  const start = (): Promise<Jobs> => {
    started ??= startJobs(serving, jobKinds({ db, ...services }), (error) => {
      throw error;
    });
    return started;
  };
  return {
    send: async (...job: Parameters<Jobs['send']>): Promise<void> => (await start()).send(...job),
    stop: async (): Promise<void> => (await started)?.stop(GRACE_MS),
  };
};
