import { enforce, Problem } from '@portal/contract/kernel';
import { dialogueRules } from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import { dropContents } from '#platform/files/store-files';
import { stateOf } from '../../report/report.view.ts';
import { lockReport } from '../../report/report-access.ts';
import type { SafetyContext, SafetyServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { listEntries, takeEntry } from '../dialogue.queries.ts';

/** Deletes a held entry with its files; the lock of the report decides whether this or the delivery comes first. */
export const deleteEntry = async (
  tx: Tx<SafetyTables>,
  { db, files }: SafetyServices,
  { id, entryId }: { id: number; entryId: number },
  context: SafetyContext,
): Promise<void> => {
  const report = await lockReport(tx, context, id);
  const state = stateOf(report);
  enforce(dialogueRules.mark(context.actor, state));
  const entry = (await listEntries(tx, id)).find((each) => each.id === entryId);
  if (!entry) throw new Problem('not-found');
  enforce(dialogueRules.delete(context.actor, state, { isHeld: entry.place === null }));
  const contents = await takeEntry(tx, entryId);
  if (contents.length > 0) context.afterCommit(() => dropContents(db, files, contents));
};
