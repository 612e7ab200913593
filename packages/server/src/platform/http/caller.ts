import type { FastifyRequest } from 'fastify';

const hidden = new WeakSet<object>();

/** From now on the log omits employee and address of this call (rules/safety.md#confidential-reports). */
export const redactCaller = (request: object): void => {
  hidden.add(request);
};

/** Ends the redaction. */
export const stopRedactingCaller = (request: object): void => {
  hidden.delete(request);
};

export const isCallerRedacted = (request: FastifyRequest): boolean => hidden.has(request);

const unlogged = new WeakSet<object>();

/** A success of this call is not logged, and a refusal without caller (rules/safety.md#confidential-reports). */
export const stayUnlogged = (request: object): void => {
  unlogged.add(request);
  redactCaller(request);
};

export const isUnlogged = (request: FastifyRequest): boolean => unlogged.has(request);

const employees = new WeakMap<FastifyRequest, number>();

/** Stores the caller for the log line of a refused call. */
export const noteEmployee = (request: FastifyRequest, employeeId: number | undefined): void => {
  if (employeeId !== undefined) employees.set(request, employeeId);
};

export const employeeOf = (request: FastifyRequest): number | undefined => employees.get(request);

const issuedAt = new WeakMap<FastifyRequest, number>();

/** Remembers when the tokens of a call were issued, by the provider's clock; seconds since 1970. */
export const noteIssuedAt = (request: FastifyRequest, seconds: number): void => {
  issuedAt.set(request, seconds);
};

export const issuedAtOf = (request: FastifyRequest): number => issuedAt.get(request) ?? 0;
