import { createHash } from 'node:crypto';
import { type EndpointSpec, Problem } from '@portal/contract/kernel';
import type { Tx } from '../database/pool.ts';
import type { CallContext } from './call-context.ts';
import { findReply, type IdempotencyTables, keepReply, lockKey, type ReplyKey } from './idempotency.queries.ts';

export type { IdempotencyTables };

const keyOf = (endpoint: EndpointSpec, { actor, request }: CallContext): ReplyKey | undefined => {
  const key = request.headers['idempotency-key'];
  if (endpoint.method !== 'POST' || key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key))
    throw new Problem('invalid-input', [{ path: 'Idempotency-Key', code: 'wrong-type' }]);
  const [path = ''] = request.url.split('?');
  return { employeeId: actor.employeeId, method: endpoint.method, path, key };
};

/** What tells one call from another under the same key; files were hashed when they were staged. */
const fingerprintOf = ({ request, files }: CallContext): string => {
  const body = request.body ?? null;
  const sent = files.length === 0 ? body : [body, files.map(({ name, sha256 }) => [name, sha256])];
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex');
};

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
