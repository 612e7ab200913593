import type { Actor } from '@portal/contract/identity';
import { enforce, type FileInParts, Problem } from '@portal/contract/kernel';
import { type Dialogue, dialogueRules, nextDelivery } from '@portal/contract/safety';
import { databaseClock } from '#platform/database/database-clock.queries';
import type { Db, Tx } from '#platform/database/pool';
import type { CallContext } from '#platform/http/call-context';
import { markRead } from '../../report/authorship.queries.ts';
import type { FullReport } from '../../report/report.queries.ts';
import { stateOf } from '../../report/report.view.ts';
import { getVisibleReport } from '../../report/report-access.ts';
import { namingFor } from '../../report/report-file-names.ts';
import type { SafetyContext, SafetyRouteServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { type EntryRow, listEntries } from '../dialogue.queries.ts';
import { isShown, viewEntry } from '../dialogue.view.ts';
import { entryFiles } from './write-entry.ts';

const listShown = async (db: Db<SafetyTables>, report: FullReport): Promise<EntryRow[]> =>
  (await listEntries(db, report.id)).filter((entry) => isShown(report, entry));

const getReadable = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<FullReport> => {
  const report = await getVisibleReport(db, actor, id);
  enforce(dialogueRules.read(actor, stateOf(report)));
  return report;
};

/** Answers the dialogue of a report to its reporter and the safety office. */
export const getDialogue = async (
  { db, confidentialDelivery }: SafetyRouteServices,
  actor: Actor,
  id: number,
): Promise<Dialogue> => {
  const report = await getReadable(db, actor, id);
  const entries = await listShown(db, report);
  const next = report.is_confidential
    ? nextDelivery(confidentialDelivery, await databaseClock(db)).toISOString()
    : null;
  return { entries: entries.map((entry) => viewEntry(report, entry)), nextDelivery: next };
};

/** Marks an entry and all before it as read by the reporter; entries that arrived since then stay news. */
export const markDialogueRead = async (
  tx: Tx<SafetyTables>,
  { id, lastSeen }: { id: number; lastSeen: number },
  { actor }: SafetyContext,
): Promise<void> => {
  const report = await getVisibleReport(tx, actor, id);
  enforce(dialogueRules.mark(actor, stateOf(report)));
  const entries = await listShown(tx, report);
  const last = entries.findIndex((entry) => entry.id === lastSeen);
  if (last === -1) throw new Problem('not-found');
  const places = entries.slice(0, last + 1).map(({ place }) => place ?? 0);
  await markRead(tx, id, actor.employeeId, Math.max(...places));
};

/**
 * Streams a file of an entry that the caller may read. Only a confidential reporter sees its original name; for others
 * it is named by its place in the entry.
 */
export const openEntryFile = async (
  services: SafetyRouteServices,
  { id, fileId }: { id: number; fileId: number },
  { actor }: CallContext,
): Promise<FileInParts> => {
  const report = await getReadable(services.db, actor, id);
  const entry = (await listShown(services.db, report)).find(({ files }) => files.some((file) => file.id === fileId));
  if (!entry) throw new Problem('not-found');
  const file = await entryFiles.open(services, { ownerId: entry.id, fileId }, namingFor(report));
  return { ...file, hasFilenameHeader: true };
};
