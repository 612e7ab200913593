import { type EndpointSpec, Problem } from '@portal/contract/kernel';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../database/pool.ts';
import { hashOfBody } from './body/hash.ts';
import type { CallContext } from './call-context.ts';
import { findReply, type IdempotencyTables, keepReply, lockKey, type ReplyKey } from './idempotency.queries.ts';

export type { IdempotencyTables };

/** The address as the contract spells it, however the caller did. */
const pathOf = ({ path }: EndpointSpec, { params }: FastifyRequest): string =>
  path.replace(/:([A-Za-z]+)/g, (_match, name: string) => String((params as Record<string, unknown>)[name]));

const keyOf = (endpoint: EndpointSpec, { actor, request }: CallContext): ReplyKey | undefined => {
  const key = request.headers['idempotency-key'];
  if (endpoint.method !== 'POST' || key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key))
    throw new Problem('invalid-input', [{ path: 'Idempotency-Key', code: 'wrong-type' }]);
  return { employeeId: actor.employeeId, method: endpoint.method, path: pathOf(endpoint, request), key };
};

/** What tells one call from another under the same key; files were hashed when they were staged. */
const fingerprintOf = ({ request, files }: CallContext): string =>
  hashOfBody(
    request,
    files.map(({ name, sha256 }) => [name, sha256]),
  );

/**
 * Runs a command at most once for its Idempotency-Key. The first answer is kept in the command's own transaction, so
 * that work and memory of it stand or fall together; an advisory lock tells that the first is still under way.
 * Source: decisions, conventions, Concurrency and repetition.
 */
export const answerOnce = async <Reply>(
  tx: Tx<IdempotencyTables>,
  endpoint: EndpointSpec,
  context: CallContext,
  run: () => Promise<Reply>,
): Promise<Reply> => {
  const key = keyOf(endpoint, context);
  if (key === undefined) return run();
  if (!(await lockKey(tx, key))) throw new Problem('in-progress');
  const bodyHash = fingerprintOf(context);
  const before = await findReply(tx, key);
  if (before && before.body_hash !== bodyHash) throw new Problem('idempotency-key-reused');
  if (before) return before.reply as Reply;
  const reply = await run();
  await keepReply(tx, key, { bodyHash, status: endpoint.status ?? 200, reply });
  return reply;
};
