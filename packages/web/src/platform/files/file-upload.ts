import type { EndpointSpec, InputOf, ReplyOf } from '@portal/contract/kernel';
import { CallFailure, failureOf, unreachable } from '../calls/failure.ts';
import { addressOf, type CallOptions, headersOf } from '../calls/request.ts';
import { ACT_WITHIN_MS, createPatience, STILL_MS } from '../calls/sending-limits.ts';
import { translate } from '../i18n.ts';
import { asSignedIn } from '../session/renew-on-refusal.ts';
import type { Tokens } from '../session/tokens.ts';

/** Defined here, since no list sends files and the frame's words are part of every first load. */
const changedFile = (name: string): string =>
  translate({
    ko: `${name}: 선택한 뒤에 바뀌었거나 옮겨진 파일입니다. 다시 선택해 주세요.`,
    en: `${name} was changed or moved after it was chosen. Choose it again.`,
  });

export type UploadInput<E> = CallOptions & {
  params: InputOf<E>['params'];
  query?: InputOf<E>['query'];
  files: readonly File[];
  /** The JSON part sent with the files, under the name that the endpoint requires. */
  json?: { name: string; value: unknown };
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
};

const formOf = ({ files, json }: Pick<UploadInput<EndpointSpec>, 'files' | 'json'>): FormData => {
  const form = new FormData();
  if (json) form.append(json.name, new Blob([JSON.stringify(json.value)], { type: 'application/json' }));
  for (const file of files) form.append('files', file, file.name);
  return form;
};

/**
 * Why no answer arrived: when a file was changed, moved or deleted after it was chosen, browsers refuse to read it,
 * which looks like a network failure.
 */
const whyLost = async (files: readonly File[]): Promise<CallFailure> => {
  for (const file of files)
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch {
      const message = changedFile(file.name);
      // Named by its file name, as the server does for one of several files.
      return new CallFailure({
        code: 'file-changed',
        status: 0,
        message,
        errors: [{ path: file.name, code: 'file-broken', message }],
      });
    }
  return unreachable();
};

/** XMLHttpRequest, since fetch does not report upload progress. */
const attempt = <E extends EndpointSpec>(
  endpoint: E,
  input: UploadInput<E>,
  tokens: Tokens | undefined,
): Promise<ReplyOf<E>> =>
  new Promise((resolve, reject) => {
    const { signal, onProgress } = input;
    const request = new XMLHttpRequest();
    let isStill = false;
    const patience = createPatience(() => {
      isStill = true;
      request.abort();
    });
    const aborted = (): void =>
      reject(isStill ? unreachable({ isTimeout: true }) : (signal?.reason ?? new DOMException('', 'AbortError')));
    if (signal?.aborted) return aborted();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open(endpoint.method, addressOf(endpoint, { params: input.params ?? {}, query: input.query ?? {} }));
    for (const [name, value] of Object.entries(headersOf(tokens, input))) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      patience.moved(STILL_MS);
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    // The upload is complete, and the server is processing it.
    request.upload.addEventListener('load', () => patience.moved(ACT_WITHIN_MS));
    request.addEventListener('loadend', patience.end);
    request.addEventListener('abort', aborted);
    request.addEventListener('error', () => void whyLost(input.files).then(reject));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300)
        try {
          return resolve(JSON.parse(responseText) as ReplyOf<E>);
        } catch {
          return reject(unreachable());
        }
      reject(failureOf(status, responseText, request.getResponseHeader('x-request-id')));
    });
    patience.moved(STILL_MS);
    request.send(formOf(input));
  });

/** Sends files as parts named `files` and reports progress; an aborted upload rejects with its AbortError. */
export const upload = <const E extends EndpointSpec>(endpoint: E, input: UploadInput<E>): Promise<ReplyOf<E>> =>
  asSignedIn((tokens) => attempt(endpoint, input, tokens), true);
