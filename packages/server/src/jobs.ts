import type { Db } from '#platform/database/pool';
import type { StoredFileTables } from '#platform/files/queries';
import type { FileStore } from '#platform/files/store';
import { sweepStore } from '#platform/files/sweep';
import { forgetOldReplies, type IdempotencyTables } from '#platform/http/idempotency.queries';
import type { JobKind } from '#platform/jobs/run';

type JobServices = { db: Db<IdempotencyTables & StoredFileTables>; files: FileStore };

/** Done at every start besides, since a process that was killed may have left what nothing names. */
export const SWEEP_FILES = 'sweep-files';
const SWEEP_SECONDS = 6 * 3600;

/** What is done in the background; an area's jobs are a line here. */
export const jobKinds = ({ db, files }: JobServices): readonly JobKind[] => [
  { name: 'forget-old-replies', cron: '0 * * * *', run: () => forgetOldReplies(db) },
  {
    name: SWEEP_FILES,
    cron: '30 3 * * *',
    withinSeconds: SWEEP_SECONDS,
    run: (_data, signal) => sweepStore(db, files, signal),
  },
];
