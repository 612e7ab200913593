import { inForceOn } from '@portal/contract/documents';
import { type Day, dayInSeoul } from '@portal/contract/kernel';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import { inTransaction } from '#platform/database/transaction';
import type { JobKind } from '#platform/run-jobs';
import { searchRevision } from '../content/document-text.queries.ts';
import { insertDocument } from '../document/document-upload.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { lockManualRow } from '../manual/manual.queries.ts';
import { withdrawFromDone, withdrawRelease, withdrawReminders } from '../notify-readers.ts';
import {
  findAuthor,
  joinDocument,
  listDueManuals,
  listReleased,
  lockManualDocument,
  type ManualOfDocument,
  type ReleasedRow,
  settleScheduled,
  switchCurrent,
} from './come-into-force.queries.ts';

type Services = { db: Db<DocumentTables>; clock: Clock };

/** Creates the document of a manual whose first revision comes into force. */
const makeDocument = async (
  tx: Tx<DocumentTables>,
  manualId: number,
  { document: _none, ...manual }: ManualOfDocument,
  { id, revisionOn, modifiedAt }: ReleasedRow,
): Promise<number> => {
  const made = { ...manual, manualId, extension: 'pdf' };
  const documentId = await insertDocument(tx, made, {
    id,
    revisionOn,
    at: modifiedAt,
    modifierId: await findAuthor(tx, id),
  });
  await joinDocument(tx, manualId, documentId);
  return documentId;
};

/**
 * Brings the released revisions of a manual into force as of a day: its document and the search use the revision of
 * that day from then on. Answers the document, if any. The caller of this function has locked the row of the manual
 * (rules/documents.md#in-force-on-a-day).
 */
export const putIntoForce = async (
  tx: Tx<DocumentTables>,
  manualId: number,
  today: Day,
): Promise<number | undefined> => {
  const manual = await lockManualDocument(tx, manualId);
  if (manual === undefined) return undefined;
  await settleScheduled(tx, manualId, today);
  const released = await listReleased(tx, manualId);
  const current = inForceOn(released, today);
  if (current === undefined || manual.document?.currentId === current.id) return manual.document?.id;
  if (manual.document === null) {
    const documentId = await makeDocument(tx, manualId, manual, current);
    await searchRevision(tx, documentId, current.id);
    return documentId;
  }
  const { id, currentId } = manual.document;
  const superseded = released.find((each) => each.id === currentId);
  await switchCurrent(tx, id, current);
  await searchRevision(tx, id, current.id);
  await withdrawReminders(tx, id);
  if (superseded) await withdrawRelease(tx, id, new Date(superseded.releasedAt));
  await withdrawFromDone(tx, id);
  return id;
};

const READ_ONLY = '25006';

/**
 * Brings all revisions into force whose day has come. It runs before everything that reads documents, so that answers
 * follow the date, whether or not a job has run.
 */
export const putDueIntoForce = async ({ db, clock }: Services): Promise<void> => {
  const today = dayInSeoul(clock());
  for (const manualId of await listDueManuals(db, today))
    await inTransaction(db, async (tx) => {
      await lockManualRow(tx, manualId);
      await putIntoForce(tx, manualId, today);
    }).catch((error: { code?: string }) => {
      // A read-only database still answers calls with its present state.
      if (error.code !== READ_ONLY) throw error;
    });
};

/** Brings revisions into force soon after midnight, so that the first reader of a day does not have to wait. */
export const inForceJobs = (services: Services): JobKind[] => [
  { name: 'bring-into-force', cron: '0 0 * * *', run: () => putDueIntoForce(services) },
];
