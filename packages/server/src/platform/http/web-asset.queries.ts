import { sql } from 'kysely';
import type { Db, Tx } from '../database/pool.ts';

export type WebAssetTables = {
  'platform.web_build': { id: string; paths: string[]; started_at: Date };
  'platform.web_asset': { path: string; content: Buffer };
};

/** The build of this version and the one before. */
const BUILDS_STORED = 2;

/** Only one process at a time changes which builds there are. */
export const lockWebBuilds = async (tx: Tx<WebAssetTables>, lock: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
};

/** Notes that a build is served from now on; false when it was the last one already. */
export const writeWebBuild = async (
  tx: Tx<WebAssetTables>,
  { id, paths }: { id: string; paths: readonly string[] },
): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    select id from platform.web_build order by started_at desc, id limit 1
  `.execute(tx);
  if (rows[0]?.id === id) return false;
  await sql`
    insert into platform.web_build (id, paths, started_at) values (${id}, ${paths}, clock_timestamp())
    on conflict (id) do update set started_at = excluded.started_at
  `.execute(tx);
  return true;
};

/** Deletes all builds but the last ones, and the files that only they had. */
export const deleteOldWebBuilds = async (tx: Tx<WebAssetTables>): Promise<void> => {
  await sql`
    delete from platform.web_build
    where id not in (select id from platform.web_build order by started_at desc, id limit ${BUILDS_STORED})
  `.execute(tx);
  await sql`
    delete from platform.web_asset where path not in (select unnest(paths) from platform.web_build)
  `.execute(tx);
};

export const listWebAssets = async (tx: Tx<WebAssetTables>): Promise<Set<string>> => {
  const { rows } = await sql<{ path: string }>`select path from platform.web_asset`.execute(tx);
  return new Set(rows.map(({ path }) => path));
};

export const addWebAsset = async (
  tx: Tx<WebAssetTables>,
  { path, content }: { path: string; content: Buffer },
): Promise<void> => {
  await sql`insert into platform.web_asset (path, content) values (${path}, ${content})`.execute(tx);
};

export const findWebAsset = async (db: Db<WebAssetTables>, path: string): Promise<Buffer | undefined> => {
  const { rows } = await sql<{ content: Buffer }>`
    select content from platform.web_asset where path = ${path}
  `.execute(db);
  return rows[0]?.content;
};
