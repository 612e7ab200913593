import { type ByteRange, Problem } from '@portal/contract/kernel';
import type { FastifyRequest } from 'fastify';

/**
 * The requested range of a file (RFC 9110, 14.2); undefined for the whole file or an unsupported request, such as
 * several ranges. Raises `range-not-satisfiable`.
 */
export const requestedPart = ({ headers }: FastifyRequest, size: number): ByteRange | undefined => {
  // Files have no validators, so a conditional range cannot be verified.
  if (headers['if-range'] !== undefined) return undefined;
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  if (from >= size) throw new Problem('range-not-satisfiable');
  return { from, to };
};
