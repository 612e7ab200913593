import type { Pool } from '../pool.ts';

const one = async (pool: Pool, statement: string, values: readonly unknown[] = []): Promise<string> => {
  const { rows } = await pool.query<{ found: string | number }>(statement, [...values]);
  return String(rows[0]?.found ?? '');
};

/** What a filled database holds, to be printed above the figures. */
export const describeDatabase = async (pool: Pool): Promise<Record<string, string>> => ({
  documents: await one(pool, 'select count(*) as found from approval.document'),
  'closed %': await one(
    pool,
    "select round(100.0 * count(*) filter (where status not in ('Draft', 'InProgress')) / count(*), 1) as found from approval.document",
  ),
  lines: await one(pool, 'select count(*) as found from approval.line'),
  referrers: await one(pool, 'select count(*) as found from approval.referrer'),
  'referring departments': await one(pool, 'select count(distinct department_id) as found from approval.referrer'),
  'rows of lists': await one(pool, 'select count(*) as found from approval.listing'),
  'bytes of content': await one(pool, 'select round(avg(octet_length(content))) as found from approval.document'),
  size: await one(pool, 'select pg_size_pretty(pg_database_size(current_database())) as found'),
});

export const countApproved = async (pool: Pool, employeeId: number): Promise<number> =>
  Number(
    await one(pool, 'select count(*) as found from approval.listing where employee_id = $1 and has_approved', [
      employeeId,
    ]),
  );

/** The path of the person's department, as the portal reads it with the person. */
export const listDepartmentIds = async (pool: Pool, employeeId: number): Promise<number[]> => {
  const { rows } = await pool.query<{ department_path: number[] }>(
    'select department_path from directory.person where id = $1',
    [employeeId],
  );
  return rows[0]?.department_path ?? [];
};

/** How much text can be searched, and what is kept besides to find in it. */
export type TextFacts = { pages: number; textBytes: number; indexBytes: number };

export const describeTexts = async (pool: Pool): Promise<TextFacts> => ({
  pages: Number(await one(pool, 'select count(*) as found from documents.passage')),
  textBytes: Number(await one(pool, 'select sum(octet_length(text)) as found from documents.passage')),
  indexBytes: Number(await one(pool, "select pg_total_relation_size('documents.content') as found")),
});
