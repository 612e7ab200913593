import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createFairQueue, type FairQueue } from '../../workers/fair-queue.ts';
import type { Caller } from '../../workers/worker-caller.ts';

/** Smaller bodies cost no more than their connection. */
const LARGE_BYTES = 1_000_000;

/** Whether a call has a large body, or one of unknown size. */
const mayBeLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE_BYTES;

/** Occupies a place until the call is answered or aborted. */
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
 * Limits the concurrent calls of one person, so that nobody uses up the database connections or the memory; a browser
 * rarely needs more, and further calls wait. A large JSON body is in memory several times until its call is answered,
 * so a person can have one at a time; files are streamed. The body of a waiting call is not read yet.
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
