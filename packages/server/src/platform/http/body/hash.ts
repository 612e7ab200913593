import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const hashes = new WeakMap<FastifyRequest, string>();

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Keeps the hash of a body that is no plain JSON or a large one, taken while it came in. */
export const rememberHash = (request: FastifyRequest, hash: string): void => {
  hashes.set(request, hash);
};

/** What tells the body of a call from another: of a large one its bytes, of others what they or their JSON parts say. */
export const hashOfBody = (request: FastifyRequest, files: readonly (readonly string[])[]): string => {
  const body = hashes.get(request) ?? request.body ?? null;
  const sent = files.length === 0 ? body : [body, files];
  return hashOf(JSON.stringify(sent));
};
