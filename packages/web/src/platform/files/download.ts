import type { EndpointSpec } from '@portal/contract/kernel';
import { unreachable } from '../calls/failure.ts';
import { bodyOf, type CallInput, type CallOptions, failureOfResponse, type Parts, send } from '../calls/request.ts';
import { ACT_WITHIN_MS, createPatience, STILL_MS } from '../calls/sending-limits.ts';
import { asSignedIn } from '../session/renew-on-refusal.ts';

/** The name of `x-filename`, percent-encoded UTF-8 (rules/platform.md#downloads). */
export const fileNameOf = (headers: Headers): string => {
  const given = headers.get('x-filename') ?? headers.get('filename');
  if (given === null) return 'download';
  try {
    return decodeURIComponent(given);
  } catch {
    return given;
  }
};

/** The maximum duration of a download with progress. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Reads the body of an answer and reports progress. */
const blobOf = async (response: Response, moved: () => void): Promise<Blob> => {
  const pieces: BlobPart[] = [];
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    moved();
    pieces.push(piece.value);
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
};

const RELEASE_AFTER_MS = 60_000;

/** Downloads a file that was created in the browser. */
export const saveFile = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER_MS);
};

/** Fetches the file that a call answers; the preview shows it, `download` saves it. */
export const fetchFile = <const E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<{ name: string; content: Blob }> =>
  asSignedIn(async (tokens) => {
    const still = new AbortController();
    const patience = createPatience(() => still.abort());
    patience.moved(ACT_WITHIN_MS);
    const signal = options.signal ? AbortSignal.any([options.signal, still.signal]) : still.signal;
    try {
      const response = await send(endpoint, input as Parts, tokens, { ...options, signal, withinMs: LONGEST_MS });
      if (!response.ok) throw await failureOfResponse(response);
      const content = await bodyOf(
        blobOf(response, () => patience.moved(STILL_MS)),
        options.signal,
      );
      return { name: fileNameOf(response.headers), content };
    } catch (error) {
      throw still.signal.aborted ? unreachable({ isTimeout: true }) : error;
    } finally {
      patience.end();
    }
  });

/** Downloads the file of a call under the name given by the server. */
export const download = async <const E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<void> => {
  const { name, content } = await fetchFile(endpoint, input, options);
  saveFile(content, name);
};
