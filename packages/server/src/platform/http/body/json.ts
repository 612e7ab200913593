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
    /** Nothing tells that this call was made: see `untraced` of an endpoint. */
    untraced?: boolean;
    /** A call that is held until something happens. */
    waits?: boolean;
  }
}

/** Where the text that begins at a quote ends; the end of all where it does not. */
const endOfText = (json: string, start: number): number => {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === 0x5c) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
};

/** Counts levels, keys and elements before anything is made of them; raises `invalid-input` beyond what may be. */
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

/** A text of a million characters takes so long that others have their turn in between. */
const LONG = 250_000;
/** What may join with the character before it: marks, vowels and final consonants of Hangul, halves of pairs. */
const joining = /[\p{M}\u1160-\u11ff\ud800-\udfff]/u;
/** So many in a row nobody writes; they need not be one piece. */
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

/** A JSON text as it is worked with: weighed, read, composed; raises `invalid-input` for what is none. */
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

/** The text of a body, and what tells it from another; only the text is kept while it comes in. */
const collect = async (payload: Readable, most: number): Promise<{ json: string; hash: string }> => {
  const decoder = new StringDecoder('utf8');
  const hash = createHash('sha256');
  let size = 0;
  let json = '';
  // Not destroyed when it is left early: the connection has to carry the answer.
  for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new Problem('too-large');
    hash.update(chunk);
    json += decoder.write(chunk);
  }
  return { json: json + decoder.end(), hash: hash.digest('hex') };
};

/** Reads JSON bodies: what one person sends keeps nobody waiting. */
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
