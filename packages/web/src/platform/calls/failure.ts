import type { ProblemCode } from '@portal/contract/kernel';
import { type ProblemBody, problemSentence } from '@portal/contract/problems';
import { failureWords } from '../failure.words.ts';
import { currentLanguage, translate } from '../i18n.ts';

type FailureCode = ProblemCode | 'unreachable' | 'file-changed';
type Details = {
  code: FailureCode;
  status: number;
  message: string;
  errors?: ProblemBody['errors'];
  requestId?: string | undefined;
  isTimeout?: boolean;
};

/** The only error that a call rejects with, apart from the AbortError of its caller's own signal. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly errors: NonNullable<ProblemBody['errors']>;
  readonly requestId: string | undefined;
  /** The call reached its time limit; an automatic retry would only double the wait. */
  readonly isTimeout: boolean;

  constructor({ code, status, message, errors = [], requestId, isTimeout = false }: Details) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.requestId = requestId;
    this.isTimeout = isTimeout;
  }

  /** A fault of the server (500): shown in the state of the request, not as a toast (rules/platform.md#errors). */
  get isInternal(): boolean {
    return this.status === 500;
  }
}

export const isFailure = (error: unknown, code?: FailureCode): error is CallFailure =>
  error instanceof CallFailure && (code === undefined || error.code === code);

/**
 * Whether the request is refused to this person as it is: by 400 to 499, except for temporary reasons, an ended session
 * (`not-signed-in`) or too many requests (429).
 */
export const isRefusal = (error: unknown): error is CallFailure =>
  isFailure(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  error.code !== 'not-signed-in';

const isProblem = (value: unknown): value is ProblemBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

export const unreachable = ({ isTimeout = false } = {}): CallFailure =>
  new CallFailure({ code: 'unreachable', status: 0, message: translate(failureWords.unreachable), isTimeout });

/**
 * The message of any failure for the user. Texts of the browser or a library are never shown, since they may be in
 * another language.
 */
export const messageOf = (error: unknown): string =>
  isFailure(error) ? error.message : translate(failureWords.unknown);

/** Status codes by which a proxy says that it did not reach the server in time. */
const UNREACHED: readonly number[] = [408, 502, 503, 504];

/** Status codes of proxies whose error pages are not ours, and their meaning. */
const foreignCodes: Readonly<Record<number, ProblemCode>> = {
  413: 'too-large',
  414: 'headers-too-large',
  429: 'too-many-requests',
  431: 'headers-too-large',
};

/** nginx answers 400 for headers that are too large. */
const saysHeadersTooLarge = (text: string): boolean => /header.{0,20}too large/i.test(text);

const foreignFailure = (status: number, text: string): CallFailure => {
  if (UNREACHED.includes(status)) return unreachable();
  const known = status === 400 && saysHeadersTooLarge(text) ? 431 : status;
  const code = foreignCodes[known];
  return code === undefined
    ? new CallFailure({ code: 'internal', status, message: translate(failureWords.unknown) })
    : new CallFailure({ code, status: known, message: problemSentence(code, currentLanguage()) });
};

/** The failure for an answer with this status, body and `x-request-id`. */
export const failureOf = (status: number, text: string, requestId: string | null): CallFailure => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  if (!isProblem(body)) return foreignFailure(status, text);
  return new CallFailure({
    code: body.code,
    status,
    message: body.Message ?? body.message,
    errors: body.errors,
    requestId: requestId ?? undefined,
  });
};
