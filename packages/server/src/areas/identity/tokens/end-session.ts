import { setTimeout as delay } from 'node:timers/promises';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { endSessions, type SignInTables } from './session.queries.ts';

const SECOND_MS = 1000;

/**
 * Signs out: every process refuses the caller's tokens issued until now, and the tokens of this call (`issuedAt`) even
 * if the provider's clock is ahead. Tokens have their time of issue in seconds, so the answer waits until the present
 * second is over: later tokens can then be distinguished.
 */
export const endSession = async (
  tx: Tx<SignInTables>,
  { actor, afterCommit }: CommandContext,
  issuedAt: number,
): Promise<void> => {
  const now = await endSessions(tx, actor.employeeId, issuedAt);
  afterCommit(() => delay(SECOND_MS - (now.getTime() % SECOND_MS)));
};
