import type { FastifyInstance, FastifyRequest } from 'fastify';
import { employeeOf, isCallerRedacted, isUnlogged } from './caller.ts';
import { isApiCall, isCall, loggedRoute } from './route.ts';

const REFUSED = [401, 403, 429];

/** Where a refused call came from and from whom; of other calls neither is kept, and of none a name or an address. */
const caller = (request: FastifyRequest): { address?: string; employeeId?: number } => {
  if (isCallerRedacted(request)) return {};
  const employeeId = employeeOf(request);
  return { address: request.ip, ...(employeeId === undefined ? {} : { employeeId }) };
};

/** One line a call: the route's pattern, never its address, which may hold a name that was searched for. */
export const logRequests = (
  app: FastifyInstance,
  { traceId }: { traceId: (request: FastifyRequest) => string | undefined },
): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // What one person is told stays in no cache on the way, nor on a computer that others use.
    if (isApiCall(request)) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isUnlogged(request) && reply.statusCode < 400) return;
    const isRefused = REFUSED.includes(reply.statusCode) && isCall(request);
    const route = loggedRoute(request);
    if (!isRefused && route?.startsWith('/api/') !== true) return;
    const trace = traceId(request);
    request.log.info(
      {
        method: request.method,
        route: route ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(isRefused ? caller(request) : {}),
        ...(trace === undefined ? {} : { traceId: trace }),
      },
      'answered',
    );
  });
};
