import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { Connection } from './embedded-postgres.ts';
import { giveServingRole, giveSessionSettings } from './serving-role.queries.ts';
import { sessionSettings } from './session-settings.ts';

/** Who serves the embedded database. */
export const EMBEDDED_ROLE = 'portal_server';

/**
 * Derives the role's password from the owner's, the same in every process; the owner's cannot be derived back from it.
 */
const passwordFor = (owner: string, role: string): string =>
  owner === '' ? '' : createHmac('sha256', owner).update(role).digest('base64url');

/** The connections to the database: as the owner, and for serving calls, possibly through a pooler. */
export type Ways = { owner: Connection; serving: Connection };

/**
 * The connection of the serving role. If the serving connection names another user than the owner's, that user is the
 * role.
 */
const servingConnection = ({ owner, serving }: Ways): { connection: Connection; role: string; password: string } => {
  if (!('connectionString' in owner) || !('connectionString' in serving))
    return { connection: { ...owner, user: EMBEDDED_ROLE }, role: EMBEDDED_ROLE, password: '' };
  const own = new URL(owner.connectionString);
  const url = new URL(serving.connectionString);
  if (url.username !== own.username)
    return {
      connection: serving,
      role: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    };
  const role = `${decodeURIComponent(own.username)}_server`;
  const password = passwordFor(decodeURIComponent(own.password), role);
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

/** Whether the role has the session settings by now; without the right to alter the role, each connection sets them. */
const hasSessionSettings = (client: pg.PoolClient, role: string): Promise<boolean> =>
  giveSessionSettings(client, role, sessionSettings).then(
    () => true,
    () => false,
  );

/** The connection that serves calls, and whether its role has the session settings. */
export type ServingConnection = { connection: Connection; hasSettings: boolean };

/**
 * The connection to serve calls with: as a role that can change neither the audit trail nor its triggers, nor reach
 * outside the database. If that role cannot be created, as the owner, with a warning.
 */
export const findServingConnection = async (
  pool: pg.Pool,
  ways: Ways,
  say: (line: string) => void,
): Promise<ServingConnection> => {
  const { connection, role, password } = servingConnection(ways);
  const client = await pool.connect();
  try {
    await giveServingRole(client, role, password);
    const hasSettings = await hasSessionSettings(client, role);
    await requireConnection(connection);
    return { connection, hasSettings };
  } catch (error) {
    say(
      `Database: there is only one role, which may also change what it must not (${error instanceof Error ? error.message : error}). ` +
        `Let the role of DATABASE_URL make another one for serving (alter role … createrole), and let ${role} connect like it`,
    );
    return { connection: ways.serving, hasSettings: false };
  } finally {
    client.release();
  }
};
