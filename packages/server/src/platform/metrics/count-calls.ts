import type { FastifyInstance } from 'fastify';
import { isCall, loggedRoute } from '../http/route.ts';
import type { Metrics } from './metrics.ts';

/** Counts calls by route and status, except those of `untraced` routes. */
export const countCalls = (
  app: FastifyInstance,
  { calls, callSeconds }: Pick<Metrics, 'calls' | 'callSeconds'>,
): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { untraced = false, waits = false } = request.routeOptions.config;
    if (untraced || !isCall(request)) return;
    const { method } = request;
    calls.inc({ method, route: loggedRoute(request) ?? 'none', status: reply.statusCode });
    if (!waits) callSeconds.observe({ method }, reply.elapsedTime / 1000);
  });
};
