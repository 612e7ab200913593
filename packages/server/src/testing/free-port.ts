import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that the system gives to outgoing connections, one of which could take a free one before its server. */
const PORTS = { from: 15_000, to: 32_000 } as const;

/** A free port of this machine. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
};
