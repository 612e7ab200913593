import type { Tx } from '#platform/database/pool';
import { dropContents } from '#platform/files/store-files';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { deliverEntries } from './deliver-entries.ts';
import { setForReporterAlone, takeFiles } from './dialogue.queries.ts';
import { forgetDialogue } from './notify-of-dialogue.ts';

/** Deletes the files of all entries with their contents. */
export const dropDialogueFiles = async (
  tx: Tx<SafetyTables>,
  { db, files }: SafetyServices,
  reportId: number,
  { afterCommit }: Pick<SafetyContext, 'afterCommit'>,
): Promise<void> => {
  const contents = await takeFiles(tx, reportId);
  if (contents.length > 0) afterCommit(() => dropContents(db, files, contents));
};

/**
 * Entries written before a report became confidential become visible to its reporter alone, since an answer of the
 * office may name them.
 */
export const hideDialogue = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  reportId: number,
  context: SafetyContext,
): Promise<void> => {
  await setForReporterAlone(tx, reportId, true);
  await dropDialogueFiles(tx, services, reportId, context);
  await forgetDialogue(tx, reportId);
};

/**
 * When a report becomes ordinary, entries visible to the reporter alone are visible to all again, and held entries are
 * delivered.
 */
export const showDialogue = async (
  tx: Tx<SafetyTables>,
  { clock }: Pick<SafetyServices, 'clock'>,
  reportId: number,
  { actor }: Pick<SafetyContext, 'actor'>,
): Promise<void> => {
  await setForReporterAlone(tx, reportId, false);
  await deliverEntries(tx, clock, reportId, { isAll: true, actorId: actor.employeeId });
};
