import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { GatedPool } from '#platform/database/gated-pool';
import { createPool } from '#platform/database/pool';

/** A pool that reaches a test's database through a connection that can be cut. */
export type DatabaseProxy = {
  pool: GatedPool;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  close: () => Promise<void>;
};

export const createDatabaseProxy = async (database: string): Promise<DatabaseProxy> => {
  const server = inject('postgres');
  if (!('host' in server)) throw new Error('the tests bring up a PostgreSQL with a socket folder');
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(join(server.host, `.s.PGSQL.${server.port}`));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const listen = async (port: number): Promise<number> => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
    return (proxy.address() as AddressInfo).port;
  };
  const cut = async () => {
    const closed = once(proxy, 'close');
    proxy.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await listen(0);
  const pool = createPool({ host: '127.0.0.1', port, user: server.user, database }, 4);
  return {
    pool,
    cut,
    mend: async () => {
      await listen(port);
    },
    close: async () => {
      await pool.end();
      if (proxy.listening) await cut();
    },
  };
};
