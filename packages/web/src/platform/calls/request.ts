import type { EndpointSpec, InputOf } from '@portal/contract/kernel';
import { learnClock } from '../device/clock.ts';
import { currentLanguage } from '../i18n.ts';
import type { Tokens } from '../session/tokens.ts';
import { type CallFailure, failureOf, unreachable } from './failure.ts';
import { limitOf } from './sending-limits.ts';

type Loose<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | undefined : T[K] };
type PartsOf<E> = { [K in keyof InputOf<E> as InputOf<E>[K] extends undefined ? never : K]: Loose<InputOf<E>[K]> };
type OptionalParts<I> = { [K in keyof I as object extends I[K] ? K : never]?: I[K] };
type NeededParts<I> = { [K in keyof I as object extends I[K] ? never : K]: I[K] };

/** The input of an endpoint; parts without required fields are optional. */
export type CallInput<E> = NeededParts<PartsOf<E>> & OptionalParts<PartsOf<E>>;

export type Parts = { params?: object; query?: object; body?: unknown };

export type CallOptions = {
  /** Version of the record that was edited; an outdated one is answered `changed-meanwhile`. */
  ifMatch?: number | undefined;
  idempotencyKey?: string | undefined;
  /** A part of a file: from its first byte to the one after its last. */
  range?: readonly [begin: number, end: number] | undefined;
  signal?: AbortSignal | undefined;
  /** The total time limit in milliseconds, if it differs from the default. */
  withinMs?: number | undefined;
};

/** The URL of a call with its parameters and query; undefined and empty values are omitted. */
export const addressOf = (endpoint: EndpointSpec, { params = {}, query = {} }: Parts): string => {
  const values = params as Record<string, unknown>;
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
};

export const headersOf = (tokens: Tokens | undefined, options: CallOptions = {}): Record<string, string> => ({
  'accept-language': currentLanguage(),
  ...(tokens ? { authorization: `Bearer ${tokens.accessToken}`, auth2: tokens.idToken } : {}),
  ...(options.ifMatch === undefined ? {} : { 'if-match': `"${options.ifMatch}"` }),
  ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
  ...(options.range === undefined ? {} : { range: `bytes=${options.range[0]}-${options.range[1] - 1}` }),
});

export const failureOfResponse = async (response: Response): Promise<CallFailure> =>
  failureOf(response.status, await response.text().catch(() => ''), response.headers.get('x-request-id'));

/** Reads the body of an answer; the connection may fail or the time limit expire meanwhile. */
export const bodyOf = <Body>(reading: Promise<Body>, signal: AbortSignal | undefined): Promise<Body> =>
  reading.catch((error: unknown) => {
    throw signal?.aborted ? error : unreachable();
  });

/** A single attempt of a call, without token renewal or redirects, with the time limit of the whole answer. */
export const send = async (
  endpoint: EndpointSpec,
  parts: Parts,
  tokens: Tokens | undefined,
  options: CallOptions = {},
): Promise<Response> => {
  const limit = AbortSignal.timeout(options.withinMs ?? limitOf(endpoint));
  const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
  const request: RequestInit = {
    method: endpoint.method,
    headers: {
      ...headersOf(tokens, options),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
    signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
  };
  const sentAt = performance.now();
  const response = await fetch(addressOf(endpoint, parts), request).catch((error: unknown) => {
    throw options.signal?.aborted ? error : unreachable({ isTimeout: limit.aborted });
  });
  learnClock(response.headers, performance.now() - sentAt);
  return response;
};
