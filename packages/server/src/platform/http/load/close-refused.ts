import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const REFUSED = [401, 404, 413, 429];
/** Closing a connection while the client still sends would discard the answer. */
const LINGER_MS = 1000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Discards the rest of a body, as far as it arrives soon. */
const letPass = async (request: IncomingMessage): Promise<void> => {
  if (!hasBody(request) || request.complete || request.readableEnded || request.destroyed) return;
  request.resume();
  await once(request, 'end', { signal: AbortSignal.timeout(LINGER_MS) }).catch(() => undefined);
};

/** Closes the connection of a refused call without waiting for the rest of its body; the client must reconnect. */
export const closeRefused = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    const isProblem = String(reply.getHeader('content-type')).startsWith('application/problem+json');
    if (!isProblem || !REFUSED.includes(reply.statusCode)) return;
    reply.header('connection', 'close');
    await letPass(request.raw);
  });
};
