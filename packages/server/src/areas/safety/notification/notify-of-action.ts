import type { NotificationKind } from '@portal/contract/kernel';
import type { CaseKind } from '@portal/contract/safety';
import { notify } from '#areas/notification';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { type ConcernedRow, listConcerned } from './safety-notification.queries.ts';

/** The kind of record under which notifications refer to an action. */
export const ACTION = 'safety/action';

const pathOf: Record<CaseKind, string> = { Report: 'report', Investigation: 'investigation', Hazard: 'hazard' };

/** The link to an action, which fits everyone it concerns. */
const placeOf = ({ kind, source_id, id }: ConcernedRow): string =>
  `/esms/myaction/view/${pathOf[kind]}/${source_id}/mitigation/${id}`;

/** The recipients: the mitigator, the office of the assigner, or everybody of the thread. */
export type Concerned = 'mitigator' | 'office' | 'thread';

const peopleOf = ({ mitigator_id, office, referrers, writers }: ConcernedRow, who: Concerned): number[] => {
  if (who === 'mitigator') return [mitigator_id];
  return who === 'office' ? office : [mitigator_id, ...office, ...referrers, ...writers];
};

type Event = { kind: NotificationKind; at: Date; who: readonly Concerned[]; actorId?: number };

/** Notifies the people whom an action concerns of an act on it, except the actor. */
export const notifyOfAction = (
  tx: Tx<SafetyTables>,
  action: ConcernedRow,
  { kind, at, who, actorId }: Event,
): Promise<void> =>
  notify(
    tx,
    { kind, recordType: ACTION, recordId: action.id, place: placeOf(action), at, actorId },
    who.flatMap((each) => peopleOf(action, each)),
  );

/** The same for several actions by their ids. */
export const notifyOfActions = async (tx: Tx<SafetyTables>, ids: readonly number[], event: Event): Promise<void> => {
  for (const action of await listConcerned(tx, ids)) await notifyOfAction(tx, action, event);
};
