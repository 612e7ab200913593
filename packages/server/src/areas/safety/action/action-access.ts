import type { Actor } from '@portal/contract/identity';
import { enforce, Problem } from '@portal/contract/kernel';
import { type ActionState, readAction } from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import type { ActionFacts } from './action-of-case.queries.ts';
import type { ActionCase, Family } from './case-families.ts';

/** An action that the actor may read, with the facts that its rules need. */
export type FoundAction = { ofCase: ActionCase; facts: ActionFacts; state: ActionState };

type Asked = { id: number; mid: number };

/** Finds an action that the actor may read, through the paths of a family. */
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

/** Finds a case to change its actions, with its record locked. */
export const lockFound = async (
  tx: Tx<SafetyTables>,
  family: Family,
  actor: Actor,
  id: number,
): Promise<ActionCase> => {
  await family.lock(tx, id);
  return family.find(tx, actor, { id });
};

/**
 * Finds an action to change it. The record of its case is locked, so that two changes are never decided at the same
 * time.
 */
export const lockAction = async (
  tx: Tx<SafetyTables>,
  family: Family,
  actor: Actor,
  asked: Asked,
): Promise<FoundAction> => {
  await family.lock(tx, asked.id);
  return getAction(tx, family, actor, asked);
};
