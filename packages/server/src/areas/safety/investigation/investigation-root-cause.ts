import type { Actor } from '@portal/contract/identity';
import { enforce } from '@portal/contract/kernel';
import { investigationRules, type RootCause, type RootCauseBody } from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import { changeRootCause, createRootCause, deleteRootCause, getRootCause } from '../case/case-root-cause.ts';
import { refreshCase } from '../case/status.queries.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { stateOf } from './investigation.view.ts';
import { getWhole, lockWhole } from './investigation-access.ts';

type ById = { id: number };

const ownerOf = ({ id }: ById) => ({ recordType: 'investigation', recordId: id }) as const;

/** Answers the root cause of an investigation to a caller who may read all of it. */
export const getInvestigationRootCause = async (
  db: Db<SafetyTables>,
  actor: Actor,
  by: ById,
): Promise<RootCause | null> => {
  await getWhole(db, actor, by.id);
  return getRootCause(db, ownerOf(by));
};

/** Locks an investigation whose root cause the actor may write now; the status follows the change. */
const withLock = async <Done>(
  tx: Tx<SafetyTables>,
  { id }: ById,
  context: SafetyContext,
  write: () => Promise<Done>,
): Promise<Done> => {
  const row = await lockWhole(tx, context, id);
  enforce(investigationRules.rootCause(context.actor, stateOf(row)));
  const done = await write();
  await refreshCase(tx, id);
  return done;
};

type Input = ById & { body: RootCauseBody };

export const createInvestigationRootCause = (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  { body, ...by }: Input,
  context: SafetyContext,
): Promise<RootCause> =>
  withLock(tx, by, context, () => createRootCause({ tx, clock, actor: context.actor }, ownerOf(by), body));

export const changeInvestigationRootCause = (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  { body, ...by }: Input,
  context: SafetyContext,
): Promise<RootCause> =>
  withLock(tx, by, context, () =>
    changeRootCause({ tx, clock, actor: context.actor, ifMatch: context.ifMatch }, ownerOf(by), body),
  );

export const deleteInvestigationRootCause = (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  by: ById,
  context: SafetyContext,
): Promise<void> =>
  withLock(tx, by, context, () =>
    deleteRootCause({ tx, clock, actor: context.actor, ifMatch: context.ifMatch }, ownerOf(by)),
  );
