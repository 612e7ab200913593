import type { NotificationKind } from '@portal/contract/kernel';
import { notify, withdrawNotification } from '#areas/notification';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { listMasterIds } from './safety-notification.queries.ts';

/** The kind of record under which notifications refer to an investigation. */
export const INVESTIGATION = 'safety/investigation';

/** The link to a tab of the investigation. */
type Part = 'outline' | 'postProcess';
type OfInvestigation = { id: number; at: Date; actorId: number };

const notifyOfInvestigation = (
  tx: Tx<SafetyTables>,
  { id, at, actorId }: OfInvestigation,
  { kind, part }: { kind: NotificationKind; part: Part },
  people: readonly number[],
): Promise<void> =>
  notify(
    tx,
    { kind, recordType: INVESTIGATION, recordId: id, place: `/esms/investigation/view/${id}#${part}`, at, actorId },
    people,
  );

/** Notifies newly named investigators. */
export const notifyOfInvestigators = (
  tx: Tx<SafetyTables>,
  ofInvestigation: OfInvestigation,
  named: readonly number[],
): Promise<void> =>
  notifyOfInvestigation(tx, ofInvestigation, { kind: 'safety.investigator-named', part: 'outline' }, named);

/** Notifies the safety office of a post process that waits for approval, and removes notifications of its return. */
export const notifyOfPostProcess = async (tx: Tx<SafetyTables>, ofInvestigation: OfInvestigation): Promise<void> => {
  const record = { recordType: INVESTIGATION, recordId: ofInvestigation.id };
  await withdrawNotification(tx, { kind: 'safety.post-process-returned', ...record });
  const waits = { kind: 'safety.post-process-waits', part: 'postProcess' } as const;
  await notifyOfInvestigation(tx, ofInvestigation, waits, await listMasterIds(tx));
};

/** Notifies the people who worked on a post process of the decision, and removes notifications that it waits. */
export const notifyOfDecision = async (
  tx: Tx<SafetyTables>,
  ofInvestigation: OfInvestigation,
  decision: 'approved' | 'returned',
  workers: readonly number[],
): Promise<void> => {
  const waited = {
    recordType: INVESTIGATION,
    recordId: ofInvestigation.id,
    kind: 'safety.post-process-waits',
  } as const;
  await withdrawNotification(tx, waited);
  const decided = { kind: `safety.post-process-${decision}`, part: 'postProcess' } as const;
  await notifyOfInvestigation(tx, ofInvestigation, decided, workers);
};
