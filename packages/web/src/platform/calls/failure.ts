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

/** The only thing that a call rejects with, apart from the AbortError of its caller's own signal. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly errors: NonNullable<ProblemBody['errors']>;
  readonly requestId: string | undefined;
  /** It was waited for as long as anything is: to try again by itself would only double that. */
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

  /** A fault of the server (500): kept in the state of the request and told by no toast (rules/platform.md#errors). */
  get isInternal(): boolean {
    return this.status === 500;
  }
}

export const isFailure = (error: unknown, code?: FailureCode): error is CallFailure =>
  error instanceof CallFailure && (code === undefined || error.code === code);

/**
 * Whether what was asked for is refused to this person as it stands: by 400 to 499, but neither because their session is over
 * (`not-signed-in`) nor because too much was asked at once (429), which pass.
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
 * What a person is told of anything that went wrong. The words of a browser or of a library are in no language of theirs, and
 * are never shown.
 */
export const messageOf = (error: unknown): string =>
  isFailure(error) ? error.message : translate(failureWords.unknown);

/** What stands between says by these that it did not get through to the server, or not in time. */
const UNREACHED: readonly number[] = [408, 502, 503, 504];

/** What stands between refuses by itself: its pages are in no language of ours, its statuses say what they mean. */
const foreignCodes: Readonly<Record<number, ProblemCode>> = {
  413: 'too-large',
  414: 'headers-too-large',
  429: 'too-many-requests',
  431: 'headers-too-large',
};

/** nginx says 400 to headers that are larger than it takes. */
const saysHeadersTooLarge = (text: string): boolean => /header.{0,20}too large/i.test(text);

const foreignFailure = (status: number, text: string): CallFailure => {
  if (UNREACHED.includes(status)) return unreachable();
  const known = status === 400 && saysHeadersTooLarge(text) ? 431 : status;
  const code = foreignCodes[known];
  return code === undefined
    ? new CallFailure({ code: 'internal', status, message: translate(failureWords.unknown) })
    : new CallFailure({ code, status: known, message: problemSentence(code, currentLanguage()) });
};

/** The failure that an answer with its status, its body and its `x-request-id` stands for. */
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
