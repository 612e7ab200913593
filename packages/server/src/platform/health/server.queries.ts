import type pg from 'pg';

/** A process that serves the database. */
export type ServerIdentity = { id: string; version: string; roles: readonly string[] };

const FORGOTTEN = '1 day';
/** Longer than the interval in which a running server reports itself. */
const ALIVE_SECONDS = 30;

/** Records that a server is running; returns the database's time in milliseconds since 1970. */
export const writeServerSeen = async (
  client: pg.ClientBase,
  { id, version, roles }: ServerIdentity,
): Promise<number> => {
  const { rows } = await client.query<{ now: number }>(
    `insert into platform.server (id, version, roles) values ($1, $2, $3)
      on conflict (id) do update set seen_at = now()
      returning extract(epoch from clock_timestamp())::float8 * 1000 as now`,
    [id, version, roles],
  );
  return rows[0]?.now ?? Number.NaN;
};

/** The versions of the running servers, each once. */
export const listLivingVersions = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ version: string }>(
    'select distinct version from platform.server where seen_at > now() - make_interval(secs => $1) order by version',
    [ALIVE_SECONDS],
  );
  return rows.map(({ version }) => version);
};

/** Deletes this server's row at stop, and those of servers that were killed long ago. */
export const deleteServer = async (client: pg.ClientBase, id: string): Promise<void> => {
  await client.query('delete from platform.server where id = $1 or seen_at < now() - $2::interval', [id, FORGOTTEN]);
};

/** Whether the database is a standby and read-only. */
export const isStandby = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
  return rows[0]?.is ?? false;
};
