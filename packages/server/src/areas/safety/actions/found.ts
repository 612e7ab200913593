import type { Actor } from '@portal/contract/identity';
import { enforce, Problem } from '@portal/contract/kernel';
import { type ActionState, readAction } from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import { lockCase } from '../cases/lock.queries.ts';
import type { SafetyTables } from '../tables.ts';
import type { ActionCase, Family } from './families.ts';
import { type ActionFactsRow, findActionFacts, findLockedActionFacts } from './queries.ts';

/** An action of a case that the actor reads, with what its rules look at. */
export type FoundAction = { ofCase: ActionCase; facts: ActionFactsRow; state: ActionState };

type Asked = { id: number; mid: number };

const requireRead = (ofCase: ActionCase, facts: ActionFactsRow | undefined): FoundAction => {
  const { readsAll, isElsewhere } = ofCase;
  const isMitigator = facts?.is_mitigator ?? false;
  const isReferrer = facts?.is_referrer ?? false;
  enforce(readAction({ readsAll, isMitigator, isReferrer }, facts !== undefined));
  if (!facts) throw new Problem('not-found');
  const { status, open_request_id } = facts;
  const isClosingRequested = open_request_id !== null;
  return { ofCase, facts, state: { readsAll, isMitigator, isReferrer, status, isClosingRequested, isElsewhere } };
};

/** An action that the actor reads by the paths of a family. */
export const getAction = async (
  db: Db<SafetyTables>,
  family: Family,
  actor: Actor,
  { id, mid }: Asked,
): Promise<FoundAction> => {
  const ofCase = await family.find(db, actor, id);
  return requireRead(
    ofCase,
    await findActionFacts(db, { caseId: ofCase.caseId, id: mid, employeeId: actor.employeeId }),
  );
};

/** A case for a change of its actions, with the lock of its record. */
export const lockFound = async (
  tx: Tx<SafetyTables>,
  family: Family,
  actor: Actor,
  id: number,
): Promise<ActionCase> => {
  const caseId = await family.caseIdOf(tx, id);
  if (caseId !== undefined) await lockCase(tx, caseId);
  return family.find(tx, actor, id);
};

/** An action for a change, locked after its case: one order everywhere, so that no two wait for each other. */
export const lockAction = async (
  tx: Tx<SafetyTables>,
  family: Family,
  actor: Actor,
  { id, mid }: Asked,
): Promise<FoundAction> => {
  const ofCase = await lockFound(tx, family, actor, id);
  const asked = { caseId: ofCase.caseId, id: mid, employeeId: actor.employeeId };
  return requireRead(ofCase, await findLockedActionFacts(tx, asked));
};
