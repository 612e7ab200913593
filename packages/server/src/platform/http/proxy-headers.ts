import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { SpanContext } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';

const REQUEST_ID = /^[A-Za-z0-9._:-]{8,100}$/;
/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** What trusted proxies add to a call besides its address: request id and trace (docs/behind-a-proxy.md). */
export type ProxyHeaders = {
  /** The request id set by a trusted proxy, else a generated one. */
  requestId: (request: IncomingMessage) => string;
  traceParent: (request: FastifyRequest) => SpanContext | undefined;
};

export const createProxyHeaders = (trustedProxies: readonly string[]): ProxyHeaders => {
  const isTrusted = compile([...trustedProxies]);
  const isFromProxy = ({ socket }: IncomingMessage): boolean =>
    trustedProxies.length > 0 && isTrusted(socket.remoteAddress ?? '', 0);
  return {
    requestId: (request) => {
      const given = textOf(request.headers['x-request-id']);
      return REQUEST_ID.test(given) && isFromProxy(request) ? given : crypto.randomUUID();
    },
    traceParent: (request) => {
      if (request.routeOptions.config.untraced || !isFromProxy(request.raw)) return undefined;
      const [, traceId, spanId, flags] = TRACE_PARENT.exec(textOf(request.headers.traceparent)) ?? [];
      if (traceId === undefined || spanId === undefined) return undefined;
      return { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16), isRemote: true };
    },
  };
};

/**
 * Removes what would connect our log line with that of a proxy, which has the caller's address: the call gets a new
 * request id and no trace (rules/safety.md#confidential-reports).
 */
export const breakTrace = (request: FastifyRequest, reply: FastifyReply): void => {
  if (request.id !== request.headers['x-request-id']) return;
  request.id = crypto.randomUUID();
  request.log = request.server.log.child({ reqId: request.id });
  reply.log = request.log;
  reply.header('x-request-id', request.id);
};
