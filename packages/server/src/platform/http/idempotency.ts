import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { type EndpointSpec, Problem } from '@portal/contract/kernel';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../database/pool.ts';
import { hashOfBody } from './body/hash.ts';
import type { CallContext } from './call-context.ts';
import { findSealed, type IdempotencyTables, lockName, storeSealed } from './idempotency.queries.ts';

export type { IdempotencyTables };

/** The address as the contract spells it, however the caller did. */
const pathOf = ({ path }: EndpointSpec, { params }: FastifyRequest): string =>
  path.replace(/:([A-Za-z]+)/g, (_match, name: string) => String((params as Record<string, unknown>)[name]));

type ReplyKey = { employeeId: number; method: string; path: string; key: string };
type StoredReply = { bodyHash: string; reply?: unknown };

const derived = (purpose: string, { employeeId, method, path, key }: ReplyKey): Buffer =>
  createHash('sha256').update([purpose, employeeId, method, path, key].join(' ')).digest();

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts an answer so that only a caller with the same key can read it. */
const seal = (stored: StoredReply, secret: Buffer): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secret, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(stored), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
};

const open = (sealed: Buffer, secret: Buffer): StoredReply => {
  const decipher = createDecipheriv(CIPHER, secret, sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as StoredReply;
};

const keyOf = (endpoint: EndpointSpec, { actor, request }: CallContext): ReplyKey | undefined => {
  const key = request.headers['idempotency-key'];
  if (endpoint.method !== 'POST' || key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key))
    throw new Problem('invalid-input', [{ path: 'Idempotency-Key', code: 'wrong-type' }]);
  return { employeeId: actor.employeeId, method: endpoint.method, path: pathOf(endpoint, request), key };
};

/** Identifies the content of a call under a key; files were hashed when staged. */
const fingerprintOf = ({ request, files }: CallContext): string =>
  hashOfBody(
    request,
    files.map(({ name, sha256 }) => [name, sha256]),
  );

/**
 * Runs a command at most once for its Idempotency-Key, for 24 hours. The answer is stored in the command's own transaction, so both
 * are committed or neither; an advisory lock shows that the first call is still running. The answer is encrypted with
 * the key: a row reveals neither the caller nor the answer, which may outlive its record. See
 * rules/platform.md#retries.
 */
export const answerOnce = async <Reply>(
  tx: Tx<IdempotencyTables>,
  endpoint: EndpointSpec,
  context: CallContext,
  run: () => Promise<Reply>,
): Promise<Reply> => {
  const key = keyOf(endpoint, context);
  if (key === undefined) return run();
  const name = derived('name', key).toString('hex');
  const secret = derived('seal', key);
  if (!(await lockName(tx, name))) throw new Problem('in-progress');
  const bodyHash = fingerprintOf(context);
  const sealed = await findSealed(tx, name);
  if (sealed) {
    const before = open(sealed, secret);
    if (before.bodyHash !== bodyHash) throw new Problem('idempotency-key-reused');
    return before.reply as Reply;
  }
  context.retry = { name, bodyHash, isStoredByRecord: false };
  const reply = await run();
  if (context.retry.isStoredByRecord) return reply;
  await storeSealed(tx, { name, path: key.path, sealed: seal({ bodyHash, reply }, secret) });
  return reply;
};
