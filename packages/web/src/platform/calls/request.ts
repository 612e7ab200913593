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

/** The parts an endpoint takes; those in which nothing is required may be left out. */
export type CallInput<E> = NeededParts<PartsOf<E>> & OptionalParts<PartsOf<E>>;

export type Parts = { params?: object; query?: object; body?: unknown };

export type CallOptions = {
  /** Version of the record the change was made on; a stale one answers `changed-meanwhile`. */
  ifMatch?: number | undefined;
  idempotencyKey?: string | undefined;
  /** A part of a file: from its first byte to the one after its last. */
  range?: readonly [begin: number, end: number] | undefined;
  signal?: AbortSignal | undefined;
  /** How long it may take in all, where it is not as long as any other. */
  withinMs?: number | undefined;
};

/** The address of a call with its parameters and query filled in; undefined and empty values are left out. */
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

/** Reads what an answer brings: a line may break off, or take too long, within it. */
export const bodyOf = <Body>(reading: Promise<Body>, signal: AbortSignal | undefined): Promise<Body> =>
  reading.catch((error: unknown) => {
    throw signal?.aborted ? error : unreachable();
  });

/** One attempt of a call, as it stands: no renewal, nobody is sent anywhere. What takes too long ends, its answer with it. */
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
  const asked = performance.now();
  const response = await fetch(addressOf(endpoint, parts), request).catch((error: unknown) => {
    throw options.signal?.aborted ? error : unreachable({ isTimeout: limit.aborted });
  });
  learnClock(response.headers, performance.now() - asked);
  return response;
};
