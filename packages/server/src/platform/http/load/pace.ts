import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Time limits for headers and body, and the minimum speed of an upload (rules/platform.md#limits-of-a-call). */
export type Pace = {
  headersMs: number;
  bodySeconds: number;
  uploadBytesPerSecond: number;
  uploadGraceSeconds: number;
};

export const usualPace: Pace = {
  headersMs: 15_000,
  bodySeconds: 30,
  uploadBytesPerSecond: 10_000,
  uploadGraceSeconds: 10,
};
const LOOK_MS = 1000;

type Watched = { seconds: number; from: number; isUpload: boolean };

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isRead = (request: IncomingMessage): boolean =>
  request.readableFlowing === true || request.listenerCount('readable') > 0;

const isTooSlow = (request: IncomingMessage, { seconds, from, isUpload }: Watched, pace: Pace): boolean => {
  if (!isUpload) return seconds >= pace.bodySeconds;
  const bytes = request.socket.bytesRead - from;
  return bytes < (seconds - pace.uploadGraceSeconds) * pace.uploadBytesPerSecond;
};

/**
 * Closes the connection of a body that does not arrive in time. Only time in which we read counts: while a body waits
 * for its turn, or for our disk, its sender can do nothing.
 */
export const requirePace = (app: FastifyInstance, pace: Pace): void => {
  const watched = new Map<IncomingMessage, Watched>();
  const look = (): void => {
    for (const [request, body] of watched) {
      if (request.complete || request.destroyed) watched.delete(request);
      else if (isRead(request)) {
        body.seconds += 1;
        if (isTooSlow(request, body, pace)) request.destroy();
      }
    }
  };
  const timer = setInterval(look, LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request) || request.raw.complete) return;
    const isUpload = request.headers['content-type']?.startsWith('multipart/') === true;
    watched.set(request.raw, { seconds: 0, from: request.socket.bytesRead, isUpload });
  });
};
