import type { FastifyReply } from 'fastify';

const signals = new WeakMap<FastifyReply, AbortSignal>();

/** A signal that aborts when the client closes the connection before its answer was sent. */
export const whenAborted = (reply: FastifyReply): AbortSignal => {
  const known = signals.get(reply);
  if (known) return known;
  const left = new AbortController();
  signals.set(reply, left.signal);
  const { raw } = reply;
  if (raw.destroyed) left.abort();
  else raw.once('close', () => raw.writableFinished || left.abort());
  return left.signal;
};
