import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { setImmediate as breath } from 'node:timers/promises';
import { bodyLimits, composed, Problem } from '@portal/contract/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rememberHash } from './hash.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Keys and elements that a body may have, where it is more than usual. */
    maxElements?: number;
    /** The log contains no trace of this call: see `untraced` of an endpoint. */
    untraced?: boolean;
    /** A long-polling call. */
    waits?: boolean;
  }
}

/** The end of the text that starts at a quote; the end of the input if it is not closed. */
const endOfText = (json: string, start: number): number => {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === 0x5c) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
};

/** Counts nesting levels, keys and elements before parsing; raises `invalid-input` over the limits. */
const weigh = (json: string, most: number): void => {
  let depth = 0;
  let elements = 0;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') at = endOfText(json, at);
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === '{' || character === '[') {
      depth += 1;
      elements += 1;
    } else if (character === ',') elements += 1;
    if (depth > bodyLimits.depth)
      throw new Problem('invalid-input', [{ path: '', code: 'too-deep', limit: bodyLimits.depth }]);
    if (elements > most) throw new Problem('invalid-input', [{ path: '', code: 'too-many', limit: most }]);
  }
};

/** Normalizing long texts takes time, so it is done in pieces of this length with pauses for other calls. */
const LONG = 250_000;
/**
 * Characters that may combine with the previous one: marks, vowels and final consonants of Hangul, halves of surrogate
 * pairs.
 */
const joining = /[\p{M}\u1160-\u11ff\ud800-\udfff]/u;
/** No real text has this many in a row, so longer runs may be split. */
const MOST_JOINED = 1000;

const composedText = async (text: string): Promise<string> => {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + LONG, text.length);
    for (const last = to + MOST_JOINED; to < last && joining.test(text[to] ?? ''); ) to += 1;
    pieces.push(composed(text.slice(from, to)) as string);
    from = to;
    await breath();
  }
  return pieces.join('');
};

/** The same as `composed`, with a breath after every long piece of text. */
const composedGently = async (value: unknown): Promise<unknown> => {
  if (typeof value === 'string' && value.length > LONG) return composedText(value);
  if (typeof value !== 'object' || value === null) return composed(value);
  if (Array.isArray(value)) return Promise.all(value.map(composedGently));
  const fields = Object.entries(value).map(async ([key, inner]) => [key, await composedGently(inner)] as const);
  return Object.fromEntries(await Promise.all(fields));
};

/** Parses a JSON text after checking its limits, and normalizes its texts; raises `invalid-input` if it is not JSON. */
export const readJson = async (json: string, maxElements: number = bodyLimits.elements): Promise<unknown> => {
  weigh(json, maxElements);
  const isLong = json.length > LONG;
  if (isLong) await breath();
  try {
    const value: unknown = JSON.parse(json);
    if (!isLong) return composed(value);
    await breath();
    return await composedGently(value);
  } catch {
    throw new Problem('invalid-input');
  }
};

/** Collects the text of a body and its hash; only the text stays in memory. */
const collect = async (payload: Readable, most: number): Promise<{ json: string; hash: string }> => {
  const decoder = new StringDecoder('utf8');
  const hash = createHash('sha256');
  let size = 0;
  let json = '';
  // Not destroyed on early exit: the connection is still needed for the answer.
  for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new Problem('too-large');
    hash.update(chunk);
    json += decoder.write(chunk);
  }
  return { json: json + decoder.end(), hash: hash.digest('hex') };
};

/** Parses JSON bodies without blocking other calls. */
export const readJsonBodies = (app: FastifyInstance): void => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const { bodyLimit, config } = request.routeOptions;
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw new Problem('too-large');
    const { json, hash } = await collect(payload, bodyLimit);
    if (json.length > LONG) rememberHash(request, hash);
    // A call without a body may well name the type that it would have.
    return json === '' ? null : readJson(json.replace(/^\ufeff/, ''), config.maxElements);
  });
};
