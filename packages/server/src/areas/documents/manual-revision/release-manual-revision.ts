import { isReleasable } from '@portal/contract/documents';
import { type Day, dayInSeoul } from '@portal/contract/kernel';
import type { Clock } from '#platform/clock';
import type { Tx } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';
import { notifyOfRelease } from '../notify-readers.ts';
import { putIntoForce } from './come-into-force.ts';
import {
  findManualOf,
  findRevisionRow,
  touchDocumentOf,
  touchRevision,
  updateStage,
} from './manual-revision.queries.ts';
import { type FoundRevision, factsOf } from './manual-revision-access.ts';
import { auditRevision } from './prepare-manual-revision.ts';

type Which = { driveId: number; manualId: number; id: number; actorId: number };

const find = async (
  tx: Tx<DocumentTables>,
  { driveId, manualId, id, actorId }: Which,
): Promise<FoundRevision | undefined> => {
  const manual = await findManualOf(tx, { driveId, manualId }, actorId);
  const row = await findRevisionRow(tx, manualId, id);
  return manual && row ? { manual, row, force: null } : undefined;
};

const release = async (
  tx: Tx<DocumentTables>,
  clock: Clock,
  { driveId, manualId, id, actorId }: Which,
  { day, documentId, today }: { day: Day; documentId: number | null; today: Day },
): Promise<void> => {
  const at = clock();
  await updateStage(tx, id, { stage: 'Released', is_scheduled: true });
  await touchRevision(tx, id, { document_id: documentId, in_force_from: day, released_at: at });
  await auditRevision(tx, { clock }, actorId, id, {
    action: 'release',
    after: { manual: manualId, effectiveDate: day },
  });
  await touchDocumentOf(tx, manualId);
  if (day <= today) await putIntoForce(tx, manualId, today);
  // The first edition has no readers before its day.
  if (documentId !== null) await notifyOfRelease(tx, { driveId, docId: documentId, at, actorId });
};

/**
 * Releases an approved revision that now meets all conditions, in the transaction of the act that met the last one. The
 * caller of this function has locked the row of the manual (rules/documents.md#release).
 */
export const releaseIfReady = async (tx: Tx<DocumentTables>, clock: Clock, which: Which): Promise<void> => {
  const found = await find(tx, which);
  if (found === undefined) return;
  const today = dayInSeoul(clock());
  const { effective_on: day } = found.row;
  if (day === null || !isReleasable(factsOf(found), today)) return;
  await release(tx, clock, which, { day, documentId: found.manual.documentId, today });
};
