import {
  checkCorrection,
  checkSchedule,
  checkWithdrawal,
  dayOrNone,
  inOrderOfForce,
  type ManualRevision,
  manualRevisionRules,
  manualRevisionState,
  type ScheduleBody,
  type SimpleBounds,
  type WithdrawRevisionBody,
} from '@portal/contract/documents';
import { type Day, dayInSeoul, enforce, requireValid } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { notifyOfSchedule, withdrawFromDone, withdrawRelease, withdrawReminders } from '../notify-readers.ts';
import { listReleased } from './come-into-force.queries.ts';
import { putIntoForce } from './come-into-force.ts';
import { touchDocumentOf, touchRevision, updateStage } from './manual-revision.queries.ts';
import {
  answerRevision,
  type FoundRevision,
  factsOf,
  lockSeenRevision,
  type RevisionPath,
} from './manual-revision-access.ts';
import { auditRevision } from './prepare-manual-revision.ts';
import { releaseIfReady } from './release-manual-revision.ts';

type Services = Pick<DocumentServices, 'clock'>;

/**
 * The days between which the first day of an upload may be corrected, so that the order of the revisions does not
 * change.
 */
const boundsOf = async (tx: Tx<DocumentTables>, { manual, row }: FoundRevision): Promise<SimpleBounds> => {
  const order = inOrderOfForce(await listReleased(tx, manual.id));
  const place = order.findIndex(({ id }) => id === row.id);
  return {
    uploadedOn: dayInSeoul(row.uploaded_at),
    after: order[place - 1]?.inForceFrom ?? null,
    before: order[place + 1]?.inForceFrom ?? null,
  };
};

type Scheduled = { day: Day; today: Day; actorId: number };

/** Moves the day of a released revision or corrects that of an upload, and notifies readers if necessary. */
const move = async (
  tx: Tx<DocumentTables>,
  { clock }: Services,
  { manual, row, force }: FoundRevision,
  { day, today, actorId }: Scheduled,
): Promise<void> => {
  await touchRevision(tx, row.id, { in_force_from: day });
  await touchDocumentOf(tx, manual.id);
  if (row.document_id !== null && row.stage !== null && day !== force?.inForceFrom)
    await notifyOfSchedule(tx, { driveId: manual.driveId, docId: row.document_id, at: clock(), actorId });
  await putIntoForce(tx, manual.id, today);
};

/** Sets or moves the day from which a revision is in force (rules/documents.md#schedule). */
export const scheduleManualRevision = async (
  tx: Tx<DocumentTables>,
  services: Services,
  { body, ...path }: RevisionPath & { body: ScheduleBody },
  { actor, ifMatch }: DocumentContext,
): Promise<ManualRevision> => {
  const today = dayInSeoul(services.clock());
  const reader = { actor, today };
  const found = await lockSeenRevision(tx, path, reader);
  const { manual, row } = found;
  enforce(manualRevisionRules.schedule(actor, manual, factsOf(found)));
  requireVersion({ version: row.lock_version }, ifMatch);
  const isSimple = row.stage === null;
  requireValid(isSimple ? checkCorrection(body, await boundsOf(tx, found)) : checkSchedule(body, today));
  const day = dayOrNone(body.effectiveDate);
  if (day === null) throw new Error('a missing day passed its check');
  const { employeeId: actorId } = actor;
  if (!isSimple) await updateStage(tx, row.id, { effective_on: day });
  await auditRevision(tx, services, actorId, row.id, {
    action: 'schedule',
    before: { effectiveDate: isSimple ? (found.force?.inForceFrom ?? null) : row.effective_on },
    after: { manual: manual.id, effectiveDate: day },
  });
  if (row.stage === 'Approved') {
    await touchRevision(tx, row.id);
    const which = { driveId: manual.driveId, manualId: manual.id, id: row.id, actorId };
    await releaseIfReady(tx, services.clock, which);
  } else await move(tx, services, found, { day, today, actorId });
  return answerRevision(tx, path, reader);
};

/** Withdraws an approved or scheduled revision, which then never comes into force. */
export const withdrawManualRevision = async (
  tx: Tx<DocumentTables>,
  services: Services,
  { body, ...path }: RevisionPath & { body: WithdrawRevisionBody },
  { actor, ifMatch }: DocumentContext,
): Promise<ManualRevision> => {
  const at = services.clock();
  const reader = { actor, today: dayInSeoul(at) };
  const found = await lockSeenRevision(tx, path, reader);
  const { manual, row } = found;
  enforce(manualRevisionRules.withdraw(actor, manual, factsOf(found)));
  requireVersion({ version: row.lock_version }, ifMatch);
  requireValid(checkWithdrawal(body));
  const wasScheduled = manualRevisionState(factsOf(found)) === 'Scheduled';
  await updateStage(tx, row.id, { stage: 'Withdrawn', is_scheduled: false });
  await touchRevision(tx, row.id, { document_id: null, in_force_from: null });
  await auditRevision(tx, services, actor.employeeId, row.id, { action: 'withdraw', after: { manual: manual.id } });
  if (wasScheduled && row.document_id !== null) {
    await touchDocumentOf(tx, manual.id);
    await withdrawReminders(tx, row.document_id);
    if (row.released_at) await withdrawRelease(tx, row.document_id, row.released_at);
    await withdrawFromDone(tx, row.document_id);
    await notifyOfSchedule(tx, { driveId: manual.driveId, docId: row.document_id, at, actorId: actor.employeeId });
  }
  return answerRevision(tx, path, reader);
};
