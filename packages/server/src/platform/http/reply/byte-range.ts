import { type ByteRange, Problem } from '@portal/contract/kernel';
import type { FastifyRequest } from 'fastify';

/**
 * The part of a file that a call asks for (RFC 9110, 14.2); undefined when it asks for all of it, or in a way that is not
 * understood, such as for several at once. Raises `range-not-satisfiable`.
 */
export const requestedPart = ({ headers }: FastifyRequest, size: number): ByteRange | undefined => {
  // Whether it is still the file that was read before cannot be told: there are no marks to compare.
  if (headers['if-range'] !== undefined) return undefined;
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  if (from >= size) throw new Problem('range-not-satisfiable');
  return { from, to };
};
