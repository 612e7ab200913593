import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const hashes = new WeakMap<FastifyRequest, string>();

/** Hashes a large body where it holds up nobody else. */
export const rememberHash = async (request: FastifyRequest, bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
  hashes.set(request, Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex'));
};

/** What tells the body of a call from another: of a large one its bytes, of others what they say. */
export const hashOfBody = (request: FastifyRequest, files: readonly (readonly string[])[]): string => {
  const body = hashes.get(request) ?? request.body ?? null;
  const sent = files.length === 0 ? body : [body, files];
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex');
};
