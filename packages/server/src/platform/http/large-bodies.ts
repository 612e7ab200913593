import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../workers/caller.ts';
import { createFairQueue } from '../workers/fair-queue.ts';

/** Smaller ones cost no more than the connection they come on. */
const LARGE_BYTES = 1_000_000;

/** Whether a call brings a large body, or does not say how large it is, and so may. */
export const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE_BYTES;

/**
 * Lets calls with large bodies in, a few at once: each is in memory several times over until it is answered. Those that
 * wait are not read yet.
 */
export const createLargeBodies = () => {
  const queue = createFairQueue({ atOnce: 3 });
  return {
    enter: (caller: Caller, reply: FastifyReply): Promise<void> =>
      new Promise((enter, refuse) => {
        queue
          .run(caller, async () => {
            enter();
            if (!reply.raw.closed) await once(reply.raw, 'close');
          })
          .catch(refuse);
      }),
  };
};
