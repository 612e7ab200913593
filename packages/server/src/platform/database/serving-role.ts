import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { Connection } from './embedded-postgres.ts';
import { giveServingRole } from './serving-role.queries.ts';

/** Who serves the embedded database. */
export const EMBEDDED_ROLE = 'portal_server';

/** The same for every process that knows the owner's, and no way back to it. */
const passwordFor = (owner: string, role: string): string =>
  owner === '' ? '' : createHmac('sha256', owner).update(role).digest('base64url');

/** The connection of the role that serves, beside that of the owner. */
const servingConnection = (owner: Connection): { connection: Connection; role: string; password: string } => {
  if (!('connectionString' in owner))
    return { connection: { ...owner, user: EMBEDDED_ROLE }, role: EMBEDDED_ROLE, password: '' };
  const url = new URL(owner.connectionString);
  const role = `${decodeURIComponent(url.username)}_server`;
  const password = passwordFor(decodeURIComponent(url.password), role);
  url.username = encodeURIComponent(role);
  url.password = password;
  return { connection: { connectionString: url.href }, role, password };
};

const requireConnection = async (connection: Connection): Promise<void> => {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * How the portal connects to serve: as a role that may neither change the audit trail, nor its triggers, nor reach beyond
 * the database. Where that role cannot be had, as the owner, which is said.
 */
export const findServingConnection = async (
  pool: pg.Pool,
  owner: Connection,
  say: (line: string) => void,
): Promise<Connection> => {
  const { connection, role, password } = servingConnection(owner);
  const client = await pool.connect();
  try {
    await giveServingRole(client, role, password);
    await requireConnection(connection);
    return connection;
  } catch (error) {
    say(
      `Database: there is only one role, which may also change what it must not (${error instanceof Error ? error.message : error}). ` +
        `Let the role of DATABASE_URL make another one for serving (alter role … createrole), and let ${role} connect like it`,
    );
    return owner;
  } finally {
    client.release();
  }
};
