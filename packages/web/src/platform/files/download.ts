import type { EndpointSpec } from '@portal/contract/kernel';
import { type CallInput, type CallOptions, failureOfResponse, type Parts, send } from '../request.ts';
import { asSignedIn } from '../session/signed-in.ts';

/** The name of `x-filename`, percent-encoded UTF-8 (decisions: conventions, HTTP). */
export const fileNameOf = (headers: Headers): string => {
  const given = headers.get('x-filename') ?? headers.get('filename');
  if (given === null) return 'download';
  try {
    return decodeURIComponent(given);
  } catch {
    return given;
  }
};

const RELEASE_AFTER_MS = 60_000;

/** Saves what was made here. */
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
    const response = await send(endpoint, input as Parts, tokens, options);
    if (!response.ok) throw await failureOfResponse(response);
    return { name: fileNameOf(response.headers), content: await response.blob() };
  });

/** Saves the file that a call answers under the name the server gives it. */
export const download = async <const E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<void> => {
  const { name, content } = await fetchFile(endpoint, input, options);
  saveFile(content, name);
};
