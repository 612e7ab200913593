import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const hashes = new WeakMap<FastifyRequest, string>();

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Stores the hash of an uploaded or large body, computed while it was received. */
export const rememberHash = (request: FastifyRequest, hash: string): void => {
  hashes.set(request, hash);
};

/** Identifies the body of a call: by the received bytes of a large one, otherwise by its JSON content. */
export const hashOfBody = (request: FastifyRequest, files: readonly (readonly string[])[]): string => {
  const body = hashes.get(request) ?? request.body ?? null;
  const sent = files.length === 0 ? body : [body, files];
  return hashOf(JSON.stringify(sent));
};
