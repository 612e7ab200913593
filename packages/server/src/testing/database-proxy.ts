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
  /** Breaks the next connection that sends a text as soon as it was sent; the database gets it. */
  breakAfter: (text: string) => void;
  close: () => Promise<void>;
};

export const createDatabaseProxy = async (database: string): Promise<DatabaseProxy> => {
  const server = inject('postgres');
  if (!('host' in server)) throw new Error('the tests bring up a PostgreSQL with a socket folder');
  const sockets = new Set<Socket>();
  let breaksAfter: string | undefined;
  const proxy = createServer((near) => {
    const far = connect(join(server.host, `.s.PGSQL.${server.port}`));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        if (!far.writableEnded) far.destroy();
      });
    }
    near.pipe(far).pipe(near);
    near.on('data', (sent: Buffer) => {
      if (breaksAfter === undefined || !sent.includes(breaksAfter)) return;
      breaksAfter = undefined;
      // Written before, so that the database reads it; its answer finds nobody.
      far.end();
      near.destroy();
    });
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
    breakAfter: (text) => {
      breaksAfter = text;
    },
    close: async () => {
      await pool.end();
      if (proxy.listening) await cut();
    },
  };
};
