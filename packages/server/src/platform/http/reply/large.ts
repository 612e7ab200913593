import { Readable } from 'node:stream';
import { setImmediate as breath } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** Longer texts are written piece by piece. */
const LONG = 250_000;
const PIECE = 100_000;

/** A placeholder for a long text while serializing; stored texts never contain NUL. */
const placeOf = (at: number): string => `\0${at}`;
const places = /"\\u0000(\d+)"/;

/** A long text as JSON; a pair of halves stays together. */
function* jsonOf(text: string): Generator<string> {
  yield '"';
  for (let from = 0; from < text.length; ) {
    const end = from + PIECE;
    const to = /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end + 1 : end;
    yield JSON.stringify(text.slice(from, to)).slice(1, -1);
    from = to;
  }
  yield '"';
}

async function* written(json: string, long: readonly string[]): AsyncGenerator<string> {
  for (const [at, part] of json.split(places).entries()) {
    if (at % 2 === 0) yield part;
    else
      for (const piece of jsonOf(long[Number(part)] ?? '')) {
        yield piece;
        await breath();
      }
  }
}

/**
 * Streams an answer with texts of millions of characters as the same JSON in chunks, so that other calls run in between
 * and memory use is limited by the connection. Undefined for all other answers.
 */
export const largeReply = (reply: FastifyReply, answer: unknown, status: number): Readable | undefined => {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const long: string[] = [];
  const fields = Object.entries(answer).map(([name, value]: [string, unknown]) =>
    typeof value === 'string' && value.length > LONG ? [name, placeOf(long.push(value) - 1)] : [name, value],
  );
  if (long.length === 0) return undefined;
  const json: unknown = reply.serializeInput(Object.fromEntries(fields), String(status));
  return Readable.from(written(String(json), long));
};
