import type { EndpointSpec } from '@portal/contract/kernel';
import { CallFailure } from '../calls/failure.ts';
import { bodyOf, type CallInput, type CallOptions, failureOfResponse, type Parts, send } from '../calls/request.ts';
import { ACT_WITHIN_MS } from '../calls/sending-limits.ts';
import { failureWords } from '../failure.words.ts';
import { translate } from '../i18n.ts';
import { asSignedIn } from '../session/renew-on-refusal.ts';
import { fileNameOf } from './download.ts';

/** A file that stays where it is and is read in parts. */
export type RangedFile = {
  readonly name: string;
  /** Without its parameters. */
  readonly contentType: string;
  readonly length: number;
  /** The first bytes, received when the file was opened. */
  readonly first: Uint8Array<ArrayBuffer>;
  readonly read: (begin: number, end: number, signal?: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
};

/** Size of a range: large enough to be worth a round trip on a slow line. */
export const PART_BYTES = 2 ** 17;

const bytesOf = async (response: Response, signal: AbortSignal | undefined): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await bodyOf(response.arrayBuffer(), signal));

const lengthIn = (response: Response): number | undefined => {
  const [, total] = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  return response.status === 206 && total !== undefined ? Number(total) : undefined;
};

/** The file was replaced meanwhile, so the ranges read before do not match. */
const changed = (): CallFailure =>
  new CallFailure({ code: 'changed-meanwhile', status: 409, message: translate(failureWords.changedMeanwhile) });

/**
 * Opens the file of a call for reading by ranges. Each range is requested with the tokens valid at that time, so that a
 * long reading survives their renewal.
 */
export const openRanged = async <const E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  { signal }: Pick<CallOptions, 'signal'> = {},
): Promise<RangedFile> => {
  const ask = (begin: number, end: number, until?: AbortSignal): Promise<Response> =>
    asSignedIn(async (tokens) => {
      const response = await send(endpoint, input as Parts, tokens, {
        range: [begin, end],
        signal: until,
        withinMs: ACT_WITHIN_MS,
      });
      if (!response.ok) throw await failureOfResponse(response);
      return response;
    });
  const opening = await ask(0, PART_BYTES, signal);
  const [kind = ''] = (opening.headers.get('content-type') ?? '').split(';');
  const first = await bytesOf(opening, signal);
  // A server may answer with the whole file.
  const length = lengthIn(opening) ?? first.length;
  const read = async (begin: number, end: number, until?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => {
    if (end <= first.length) return first.slice(begin, end);
    const part = await ask(begin, end, until);
    if (lengthIn(part) !== length) throw changed();
    return bytesOf(part, until);
  };
  return { name: fileNameOf(opening.headers), contentType: kind.trim().toLowerCase(), length, first, read };
};
