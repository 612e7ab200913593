import { setTimeout as delay } from 'node:timers/promises';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { endSessions, type SignInTables } from './session.queries.ts';

const SECOND_MS = 1000;

/**
 * Signs out: tokens of the caller that were issued until now are refused from then on, by every process, and the tokens of
 * this call (`issuedAt`) in any case, wherever the provider's clock stands. Tokens tell the second of their issue, so the answer waits until
 * this one is over: what is issued after it is told from what was before.
 */
export const endSession = async (
  tx: Tx<SignInTables>,
  { actor, afterCommit }: CommandContext,
  issuedAt: number,
): Promise<void> => {
  const now = await endSessions(tx, actor.employeeId, issuedAt);
  afterCommit(() => delay(SECOND_MS - (now.getTime() % SECOND_MS)));
};
