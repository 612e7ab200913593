import type { Db } from '#platform/database/pool';
import { forgetOldReplies, type IdempotencyTables } from '#platform/http/idempotency.queries';
import type { JobKind } from '#platform/jobs/run';

/** What is done in the background; an area's jobs are a line here. */
export const jobKinds = ({ db }: { db: Db<IdempotencyTables> }): readonly JobKind[] => [
  { name: 'forget-old-replies', cron: '0 * * * *', run: () => forgetOldReplies(db) },
];
