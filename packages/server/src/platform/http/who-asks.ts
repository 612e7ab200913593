import type { FastifyRequest } from 'fastify';

const employees = new WeakMap<FastifyRequest, number>();

/** Remembers who asks, for the log of what is refused. */
export const noteEmployee = (request: FastifyRequest, employeeId: number | undefined): void => {
  if (employeeId !== undefined) employees.set(request, employeeId);
};

export const employeeOf = (request: FastifyRequest): number | undefined => employees.get(request);
