import type { Actor } from '@portal/contract/identity';
import type { SettledSubject, SubjectReferences } from '#areas/approval';
import type { Clock } from '#platform/clock';
import { seenWith, type Tx } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';
import { lockManualRow } from '../manual/manual.queries.ts';
import { findRevisionRow, findSent, touchRevision, updateStage } from './manual-revision.queries.ts';
import { releaseIfReady } from './release-manual-revision.ts';

const settle = async (
  tx: Tx<DocumentTables>,
  clock: Clock,
  { documentId, status, actor }: SettledSubject & { actor: Actor },
): Promise<void> => {
  const sent = await findSent(tx, documentId);
  if (sent === undefined) return;
  await lockManualRow(tx, sent.manualId);
  const row = await findRevisionRow(tx, sent.manualId, sent.id);
  if (row?.stage !== 'InApproval' || row.approval_id !== documentId) return;
  await updateStage(tx, sent.id, { stage: status === 'Completed' ? 'Approved' : 'Draft' });
  await touchRevision(tx, sent.id);
  if (status === 'Completed') await releaseIfReady(tx, clock, { ...sent, actorId: actor.employeeId });
};

/** Updates the revision when its memo ends; the last approval may release it. */
export const sentRevisionReferences: SubjectReferences = {
  type: 'ManualRevision',
  settle: (tx, clock, settled) => settle(seenWith<DocumentTables>(tx), clock, settled),
};
