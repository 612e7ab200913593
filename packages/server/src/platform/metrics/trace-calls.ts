import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProxyHeaders } from '../http/proxy-headers.ts';
import { isCall, isHealthCall, loggedRoute } from '../http/route.ts';
import type { Tracing } from './tracing.ts';

const SERVER_ERROR = 500;
/** https://opentelemetry.io/docs/specs/otel/trace/api/#set-status */
const STATUS_ERROR = 2;

const spans = new WeakMap<FastifyRequest, Span>();

/** The trace of a call, for its line in the log. */
export const tracedAs = (request: FastifyRequest): string | undefined => spans.get(request)?.spanContext().traceId;

/** Calls that must not tell who asks leave no trace, nor what they do; those that wait for news and looks at the health say nothing. */
const isTraced = (request: FastifyRequest): boolean => {
  const { untraced = false, waits = false } = request.routeOptions.config;
  return !untraced && !waits && isCall(request) && !isHealthCall(request);
};

/** Traces calls by the pattern of their route and status, as the figures count them. */
export const traceCalls = (
  app: FastifyInstance,
  { begin }: Tracing,
  proxyHeaders: Pick<ProxyHeaders, 'traceParent'>,
): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTraced(request)) return done();
    begin(proxyHeaders.traceParent(request), (span) => {
      spans.set(request, span);
      done();
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    if (span === undefined) return;
    const route = loggedRoute(request) ?? 'none';
    span.updateName(`${request.method} ${route}`);
    span.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'portal.request_id': request.id,
    });
    if (reply.statusCode >= SERVER_ERROR) span.setStatus({ code: STATUS_ERROR });
    span.end();
  });
};
