import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createFairQueue, type FairQueue } from '../../workers/fair-queue.ts';
import type { Caller } from '../../workers/worker-caller.ts';

/** Smaller bodies cost no more than the connection they come on. */
const LARGE_BYTES = 1_000_000;

/** Whether a call brings a large body, or does not say how large it is, and so may. */
const mayBeLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE_BYTES;

/** Holds a place until the call is answered or left. */
const place = (queue: FairQueue, caller: Caller, reply: FastifyReply): Promise<void> =>
  new Promise((enter, refuse) => {
    queue
      .run(caller, async () => {
        enter();
        if (!reply.raw.closed) await once(reply.raw, 'close');
      })
      .catch(refuse);
  });

/**
 * Lets calls in, a few of one person at once, so that nobody takes all connections to the database or all memory; a
 * browser asks hardly more at once, and the others wait a moment. A large text is in memory several times over until its call is answered, so one comes at
 * a time; files only pass through. What waits is not read yet.
 */
export const createCallsAtOnce = () => {
  const calls = createFairQueue({ atOnce: 2000, atOnceAPerson: 4, waitingAPerson: 2000, waiting: 2000 });
  const texts = createFairQueue({ atOnce: 2, atOnceAPerson: 1 });
  const uploads = createFairQueue({ atOnce: 50, atOnceAPerson: 2 });
  return {
    admit: (caller: Caller, reply: FastifyReply): Promise<void> => place(calls, caller, reply),
    admitBody: async (caller: Caller, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (mayBeLarge(request)) await place(request.isMultipart() ? uploads : texts, caller, reply);
    },
  };
};
