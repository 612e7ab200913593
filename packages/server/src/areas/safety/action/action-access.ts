import type { Actor } from '@portal/contract/identity';
import { enforce, Problem } from '@portal/contract/kernel';
import { type ActionState, readAction } from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import type { ActionFacts } from './action-of-case.queries.ts';
import type { ActionCase, Family } from './case-families.ts';

/** An action of a case that the actor reads, with what its rules look at. */
export type FoundAction = { ofCase: ActionCase; facts: ActionFacts; state: ActionState };

type Asked = { id: number; mid: number };

/** An action that the actor reads by the paths of a family. */
export const getAction = async (
  db: Db<SafetyTables>,
  family: Family,
  actor: Actor,
  { id, mid }: Asked,
): Promise<FoundAction> => {
  const ofCase = await family.find(db, actor, { id, mid });
  const { readsAll, isElsewhere, action: facts } = ofCase;
  const isMitigator = facts?.isMitigator ?? false;
  const isReferrer = facts?.isReferrer ?? false;
  enforce(readAction({ readsAll, isMitigator, isReferrer }, facts !== null));
  if (!facts) throw new Problem('not-found');
  const { status, openRequestId } = facts;
  const isClosingRequested = openRequestId !== null;
  return { ofCase, facts, state: { readsAll, isMitigator, isReferrer, status, isClosingRequested, isElsewhere } };
};

/** A case for a change of its actions, with the lock of its record. */
export const lockFound = async (
  tx: Tx<SafetyTables>,
  family: Family,
  actor: Actor,
  id: number,
): Promise<ActionCase> => {
  await family.lock(tx, id);
  return family.find(tx, actor, { id });
};

/** An action for a change: whoever changes one holds the lock of its case, so that no two are decided at once. */
export const lockAction = async (
  tx: Tx<SafetyTables>,
  family: Family,
  actor: Actor,
  asked: Asked,
): Promise<FoundAction> => {
  await family.lock(tx, asked.id);
  return getAction(tx, family, actor, asked);
};
