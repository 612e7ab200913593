import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';

export type JobFigures = { kind: string; waiting: number; oldest_seconds: number; failed: number };

/** For each kind of job: how many are queued and since when, and how many failed finally. */
export const listJobFigures = async <Tables>(db: Db<Tables>): Promise<JobFigures[]> => {
  const { rows } = await sql<JobFigures>`
    select q.name as kind,
      count(*) filter (where j.state in ('created', 'retry') and j.start_after <= now())::integer as waiting,
      coalesce(extract(epoch from now() - min(j.start_after) filter
        (where j.state in ('created', 'retry') and j.start_after <= now())), 0)::float8 as oldest_seconds,
      count(*) filter (where j.state = 'failed')::integer as failed
    from jobs.queue q left join jobs.job j on j.name = q.name and j.state <> 'completed'
    where q.name not like '\\_\\_%'
    group by q.name order by q.name
  `.execute(db);
  return rows;
};
