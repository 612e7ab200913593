import type { Actor } from '@portal/contract/identity';
import { dayInSeoul, enforce, Problem, requireValid } from '@portal/contract/kernel';
import {
  canOnFactual,
  checkFactual,
  type Factual,
  type FactualBody,
  investigationRules,
} from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import {
  deleteFactualRow,
  type FactualRow,
  findFactual,
  insertFactual,
  listFactualRows,
  updateFactual,
} from './factual-information.queries.ts';
import { auditChange, refresh } from './finish-investigation-change.ts';
import type { FullInvestigation } from './investigation.queries.ts';
import { stateOf, viewFiles } from './investigation.view.ts';
import { getWhole, lockWhole } from './investigation-access.ts';
import { factualFiles } from './post-process-files.ts';

const isMine = (actor: Actor, { manager }: FactualRow): boolean => manager.id === actor.employeeId;

const view = (row: FactualRow, actor: Actor, investigation: FullInvestigation): Factual => ({
  id: row.id,
  title: row.title,
  description: row.description,
  manager: row.manager,
  loggedDate: row.logged_on,
  createdDate: row.created_at.toISOString(),
  attachedFiles: viewFiles(row.files),
  version: row.version,
  can: canOnFactual(actor, stateOf(investigation), isMine(actor, row)),
});

/** Answers the factual entries to a caller who may read all of the investigation. */
export const listFactuals = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<Factual[]> => {
  const investigation = await getWhole(db, actor, id);
  return (await listFactualRows(db, id)).map((row) => view(row, actor, investigation));
};

export type OfEntry = { id: number; fid: number };

/**
 * Finds an entry that the actor may change now, with its investigation locked; raises `not-found` if the caller may
 * read entries and there is no such entry.
 */
export const lockFactual = async (
  tx: Tx<SafetyTables>,
  { id, fid }: OfEntry,
  context: SafetyContext,
): Promise<FactualRow> => {
  const { actor } = context;
  const state = stateOf(await lockWhole(tx, context, id));
  const row = await findFactual(tx, id, fid);
  const rule = investigationRules.ownFact(actor, state, row ? isMine(actor, row) : true);
  if (row || (!rule.allowed && rule.kind === 'state')) enforce(rule);
  if (!row) throw new Problem('not-found');
  return row;
};

const answer = async (tx: Tx<SafetyTables>, actor: Actor, { id, fid }: OfEntry): Promise<Factual> => {
  const row = await findFactual(tx, id, fid);
  if (!row) throw new Error('the entry that was just saved was not found');
  return view(row, actor, await getWhole(tx, actor, id));
};

/** Adds a factual entry; its author becomes its manager. */
export const createFactual = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, body }: { id: number; body: FactualBody },
  context: SafetyContext,
): Promise<Factual> => {
  const { actor } = context;
  const row = await lockWhole(tx, context, id);
  enforce(investigationRules.fact(actor, stateOf(row)));
  requireValid(checkFactual(body));
  const at = services.clock();
  const made = { investigationId: id, managerId: actor.employeeId, loggedOn: dayInSeoul(at), at };
  const fid = await insertFactual(tx, made, body);
  const command = { tx, services, context, id };
  await refresh(command);
  await auditChange(command, { action: 'log-fact', after: { entry: fid } });
  return answer(tx, actor, { id, fid });
};

/** Changes an entry, whose day becomes today. */
export const changeFactual = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { body, ...of }: OfEntry & { body: FactualBody },
  context: SafetyContext,
): Promise<Factual> => {
  const row = await lockFactual(tx, of, context);
  requireVersion(row, context.ifMatch);
  requireValid(checkFactual(body));
  await updateFactual(tx, of.fid, body, dayInSeoul(services.clock()));
  await auditChange({ tx, services, context, id: of.id }, { action: 'change-fact', after: { entry: of.fid } });
  return answer(tx, context.actor, of);
};

/** Deletes an entry with its files; without entries the investigation may be in Open again. */
export const deleteFactual = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  of: OfEntry,
  context: SafetyContext,
): Promise<void> => {
  const row = await lockFactual(tx, of, context);
  requireVersion(row, context.ifMatch);
  await factualFiles.removeAll(tx, services, of.fid, context);
  await deleteFactualRow(tx, of.fid);
  const command = { tx, services, context, id: of.id };
  await refresh(command);
  await auditChange(command, { action: 'delete-fact', before: { entry: of.fid } });
};
