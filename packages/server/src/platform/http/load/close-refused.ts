import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const REFUSED = [401, 404, 413, 429];
/** A connection that is closed while a body still comes in takes the answer with it. */
const LINGER_MS = 1000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What is left of a body, unread, as far as it comes at once. */
const letPass = async (request: IncomingMessage): Promise<void> => {
  if (!hasBody(request) || request.complete || request.destroyed) return;
  request.resume();
  await once(request, 'end', { signal: AbortSignal.timeout(LINGER_MS) }).catch(() => undefined);
};

/** Closes the connection of a refused call: whoever goes on must begin anew, and no body of theirs is waited for. */
export const closeRefused = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    const isProblem = String(reply.getHeader('content-type')).startsWith('application/problem+json');
    if (!isProblem || !REFUSED.includes(reply.statusCode)) return;
    reply.header('connection', 'close');
    await letPass(request.raw);
  });
};
