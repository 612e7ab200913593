import type { FastifyInstance, FastifyRequest } from 'fastify';
import { employeeOf, isCallerRedacted, isUnlogged } from './caller.ts';
import { isApiCall, isCall, isHealthCall, loggedRoute } from './route.ts';

const REFUSED = [401, 403, 429];

/** Address and employee of a refused call; other calls are logged without them, and none with a name. */
const caller = (request: FastifyRequest): { address?: string; employeeId?: number } => {
  if (isCallerRedacted(request)) return {};
  const employeeId = employeeOf(request);
  return { address: request.ip, ...(employeeId === undefined ? {} : { employeeId }) };
};

/**
 * Logs one line for each call with the route's pattern, not its URL, which may contain a name that was searched for. An
 * answer that the health is good is logged at `debug`.
 */
export const logRequests = (
  app: FastifyInstance,
  { traceId }: { traceId: (request: FastifyRequest) => string | undefined },
): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Answers may be personal, so neither proxies nor a shared computer's browser may cache them.
    if (isApiCall(request)) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isUnlogged(request) && reply.statusCode < 400) return;
    const isRefused = REFUSED.includes(reply.statusCode) && isCall(request);
    const route = loggedRoute(request);
    if (!isRefused && route?.startsWith('/api/') !== true) return;
    const trace = traceId(request);
    // Balancers that ask every second would fill the log.
    const level = isHealthCall(request) && reply.statusCode < 400 ? 'debug' : 'info';
    request.log[level](
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
