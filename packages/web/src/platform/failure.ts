import type { ProblemBody, ProblemCode } from '@portal/contract/kernel';

type FailureCode = ProblemCode | 'unreachable' | 'file-changed';
type Details = {
  code: FailureCode;
  status: number;
  message: string;
  errors?: NonNullable<ProblemBody['errors']>;
  requestId?: string | undefined;
};

/** The only thing that a call rejects with, apart from the AbortError of its caller's own signal. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly errors: NonNullable<ProblemBody['errors']>;
  readonly requestId: string | undefined;

  constructor({ code, status, message, errors = [], requestId }: Details) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.requestId = requestId;
  }

  /** A fault of the server (500): kept in the state of the request and told by no toast (spec 1, section 7). */
  get isInternal(): boolean {
    return this.status === 500;
  }
}

export const isFailure = (error: unknown, code?: FailureCode): error is CallFailure =>
  error instanceof CallFailure && (code === undefined || error.code === code);

const isProblem = (value: unknown): value is ProblemBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

/** An answer that is not ours, such as a gateway's error page, counts as a fault of the server. */
const foreignProblem = (status: number, message: string): ProblemBody => ({
  type: 'about:blank',
  title: message,
  status,
  code: status === 503 ? 'maintenance' : 'internal',
  message,
});

export const failureOf = (status: number, text: string, requestId: string | null, fallback: string): CallFailure => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  const problem = isProblem(body) ? body : foreignProblem(status, fallback);
  return new CallFailure({
    code: problem.code,
    status,
    message: problem.Message ?? problem.message,
    errors: problem.errors ?? [],
    requestId: requestId ?? undefined,
  });
};
