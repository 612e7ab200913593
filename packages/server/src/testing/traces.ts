import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type pg from 'pg';
import { MARK } from '#platform/files/belonging';
import { until } from '#platform/until.fixture';

/** Paths of all files below a folder, without folders, the mark of a store, and the process's own dot files. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== MARK && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
};

/** Waits until background jobs have extracted the texts of all documents, for which they stage copies of files. */
export const untilTextsAreOut = async (client: Pick<pg.ClientBase, 'query'>): Promise<void> => {
  const waiting = `select 1 from documents.revision where content_state = 'pending' limit 1`;
  const isOut = async () => (await client.query(waiting)).rows.length === 0;
  await until(isOut, { what: 'the texts of all documents are taken out', within: 300_000, every: 100 });
};

/** Allows the next start to sweep all files, which it does at most once an hour. */
export const letNextStartSweep = async (client: Pick<pg.ClientBase, 'query'>): Promise<void> => {
  await client.query("delete from jobs.job where name = 'sweep-files' and state <> 'active'");
};

/** The number of rows of every table, to check that nothing was added or removed. */
export const rowCounts = async (pool: pg.Pool): Promise<Record<string, number>> => {
  const tables = await pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counted = tables.rows.map(({ name }) => `select '${name}' as name, count(*)::int as count from ${name}`);
  const { rows } = await pool.query<{ name: string; count: number }>(counted.join(' union all '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

/** Documents whose row in the lists does not match their status, line and referrers. */
export const WRONG_LISTINGS = `
  with document as (
    select d.id, d.drafter_id, d.listed_at, d.status,
      case when d.status = 'Draft' then 'Draft' when d.status = 'InProgress' then 'InProgress' else 'Closed' end as stage,
      (select min(l.seq) from approval.line l
        where l.document_id = d.id and d.status = 'InProgress' and coalesce(l.action, 'Hold') = 'Hold') as acting_seq
    from approval.document d
  ), expected as (
    select d.id as document_id, who.employee_id, null::integer as department_id, d.stage,
      who.employee_id = d.drafter_id as is_drafter,
      exists (select 1 from approval.line l where l.document_id = d.id and l.approver_id = who.employee_id
        and l.seq = d.acting_seq and coalesce(l.action, 'Hold') = 'Hold') as is_acting,
      exists (select 1 from approval.line l where l.document_id = d.id and who.employee_id in (l.approver_id, l.acted_by_id)
        and l.action = 'Approved') as has_approved,
      d.listed_at, d.status,
      d.stage <> 'Draft' and exists (select 1 from approval.line l
        where l.document_id = d.id and (who.employee_id in (l.approver_id, l.acted_by_id) or exists (
          select 1 from approval.past_act h where h.line_id = l.id and h.actor_id = who.employee_id
            and h.in_place_of_id is not null and h.action <> 'Reopened'))) as is_approver,
      d.stage <> 'Draft' and exists (select 1 from approval.referrer r
        where r.document_id = d.id and r.employee_id = who.employee_id) as is_referrer
    from document d, lateral (
      select d.drafter_id as employee_id
      union select l.approver_id from approval.line l where l.document_id = d.id and d.stage <> 'Draft'
      union select l.acted_by_id from approval.line l
        where l.document_id = d.id and l.acted_by_id is not null and l.action is not null
      union select h.actor_id from approval.line l join approval.past_act h on h.line_id = l.id
        where l.document_id = d.id and h.in_place_of_id is not null and h.action <> 'Reopened'
      union select r.employee_id from approval.referrer r
        where r.document_id = d.id and r.employee_id is not null and d.stage <> 'Draft'
    ) who
    union all
    select d.id, null, r.department_id, d.stage, false, false, false, d.listed_at, d.status, false, true
    from document d join approval.referrer r on r.document_id = d.id and r.department_id is not null
    where d.stage <> 'Draft'
  )
  (select 'missing' as what, * from (table expected except all table approval.listing) missing)
  union all
  (select 'too much', * from (table approval.listing except all table expected) surplus)`;
