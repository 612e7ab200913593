import type { Actor } from '@portal/contract/identity';
import { Problem, requireValid } from '@portal/contract/kernel';
import {
  checkRootCause,
  type NormalizedRootCause,
  normalizeRootCause,
  type RootCause,
  type RootCauseBody,
  rootCauses,
  viewLevels,
} from '@portal/contract/safety';
import { recordAudit } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import type { SafetyTables } from '../safety-tables.ts';
import {
  deleteRootCauseRow,
  findRootCause,
  insertRootCause,
  type RootCauseOwner,
  type RootCauseRow,
  updateRootCause,
} from './root-cause.queries.ts';

/** The caller of these functions has checked the right and locked the record that the root cause belongs to. */
type Saving = { tx: Tx<SafetyTables>; clock: Clock; actor: Actor };
type Changing = Saving & { ifMatch: number | undefined };

/** A root cause as it is answered. */
export const viewRootCause = ({ levels, description, version }: RootCauseRow): RootCause => ({
  ...viewLevels(rootCauses, levels),
  description,
  version,
});

/** The root cause of a record, if it has one. */
export const getRootCause = async (db: Db<SafetyTables>, owner: RootCauseOwner): Promise<RootCause | null> => {
  const row = await findRootCause(db, owner);
  return row ? viewRootCause(row) : null;
};

const requireValidBody = (body: RootCauseBody): NormalizedRootCause => {
  requireValid(checkRootCause(body));
  return normalizeRootCause(body);
};

const requireThere = async (
  { tx, ifMatch }: Pick<Changing, 'tx' | 'ifMatch'>,
  owner: RootCauseOwner,
): Promise<void> => {
  const row = await findRootCause(tx, owner);
  if (!row) throw new Problem('not-found');
  requireVersion(row, ifMatch);
};

/** Records the save in the audit trail and answers the saved root cause. */
const finish = async ({ tx, clock, actor }: Saving, owner: RootCauseOwner): Promise<RootCause> => {
  await recordAudit(tx, clock, { actorId: actor.employeeId, area: 'safety', action: 'save-root-cause', ...owner });
  const saved = await getRootCause(tx, owner);
  if (!saved) throw new Error('the root cause that was just saved was not found');
  return saved;
};

/** Saves the root cause of a record; raises `changed-meanwhile` if it already has one. */
export const createRootCause = async (
  saving: Saving,
  owner: RootCauseOwner,
  body: RootCauseBody,
): Promise<RootCause> => {
  const { tx, clock, actor } = saving;
  if (await findRootCause(tx, owner)) throw new Problem('changed-meanwhile');
  await insertRootCause(tx, owner, requireValidBody(body), { by: actor.employeeId, at: clock() });
  return finish(saving, owner);
};

/** Replaces the root cause; raises `not-found` if there is none. */
export const changeRootCause = async (
  changing: Changing,
  owner: RootCauseOwner,
  body: RootCauseBody,
): Promise<RootCause> => {
  const { tx, clock, actor } = changing;
  await requireThere(changing, owner);
  await updateRootCause(tx, owner, requireValidBody(body), { by: actor.employeeId, at: clock() });
  return finish(changing, owner);
};

/** Deletes the root cause; raises `not-found` if there is none. */
export const deleteRootCause = async (changing: Changing, owner: RootCauseOwner): Promise<void> => {
  const { tx, clock, actor } = changing;
  await requireThere(changing, owner);
  await deleteRootCauseRow(tx, owner);
  await recordAudit(tx, clock, { actorId: actor.employeeId, area: 'safety', action: 'delete-root-cause', ...owner });
};
