import type { Connection } from '../../server/src/platform/database/embedded-postgres.ts';
import { createPool } from '../../server/src/platform/database/pool.ts';

/** As many connections as the portal opens. */
const POOL_SIZE = 16;

/** What a bare server is started with: its database, its port, and what is told to it besides. */
export const readStart = <More extends object>() => {
  const { connection, ...start } = JSON.parse(process.env.BARE ?? '') as {
    connection: Connection;
    port: number;
  } & More;
  return { ...start, pool: createPool(connection, POOL_SIZE) };
};
