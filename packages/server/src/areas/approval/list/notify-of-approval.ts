import type { DocumentBody, DocumentList } from '@portal/contract/approval';
import { type AuditAct, dayInSeoul, type NotificationKind } from '@portal/contract/kernel';
import { listPersonIdsReached } from '#areas/directory';
import { notify, withdrawNotification, withdrawNotificationsFrom } from '#areas/notification';
import type { Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import type { Listed } from './approval-list.queries.ts';
import { listDeputies } from './requests-in-place.queries.ts';

type Referred = NonNullable<DocumentBody['referrers']>[number];

/** What its lists do not tell of a change. */
export type AlsoConcerned = {
  /** Who is referred to from now on. */
  referred?: readonly Referred[];
  /** Whether something was said with an act. */
  isCommented?: boolean;
  /** To whom a line was handed over. */
  handedTo?: number;
  isOver?: boolean;
  /** In whose place a deputy acted. */
  inPlaceOf?: number;
  /** Whose lines were reopened, and whose are not asked for any more. */
  returnedTo?: readonly number[];
  skipped?: readonly number[];
};

type Changed = AlsoConcerned & {
  actorId: number;
  documentId: number;
  at: Date;
  act: AuditAct<'approval'>['action'];
  listed: { before: readonly Listed[]; now: readonly Listed[] };
};

/** How a document is called among the records that people are told of. */
export const DOCUMENT = 'approval/document';

type ApprovalNotification = Extract<NotificationKind, `approval.${string}`>;

/** From which of their lists somebody who is told of a document would have come to it. */
const listOf = (kind: ApprovalNotification): DocumentList => {
  if (kind === 'approval.your-turn' || kind === 'approval.handed-over') return 'requested';
  if (kind === 'approval.decided-finally') return 'completed';
  if (kind === 'approval.acted-for-you') return 'in-progress';
  return kind === 'approval.referred' ? 'in-progress' : 'submitted';
};

/** Where a document is read. */
export const placeOf = (documentId: number, kind: ApprovalNotification): string =>
  `/approval/documents/view/${documentId}?list-type=${listOf(kind)}`;

const peopleOf = (listed: readonly Listed[], which: 'is_drafter' | 'is_acting'): number[] =>
  listed.flatMap((each) => (each[which] && each.employee_id !== null ? [each.employee_id] : []));

/** What the drafter is told of an act on a line. */
const kindForDrafter = ({ act, isOver, isCommented }: Changed): ApprovalNotification | undefined => {
  if (act === 'reject') return 'approval.rejected';
  if (act === 'hold') return 'approval.held';
  if (act === 'withdraw') return 'approval.withdrawn';
  if (act === 'return') return 'approval.returned';
  if (act === 'decide-finally') return 'approval.approved';
  if (act !== 'approve') return undefined;
  if (isOver) return 'approval.approved';
  return isCommented ? 'approval.commented' : undefined;
};

/** Everybody whom a referral reaches: people by themselves, departments with all who belong to them. */
const listReferred = async (tx: Tx<ApprovalTables>, referred: readonly Referred[], at: Date): Promise<number[]> => {
  const idsOf = (wanted: Referred['type']) =>
    referred.filter(({ type }) => type === wanted).map(({ sourceId }) => sourceId);
  const departments = idsOf('Department');
  const reached = departments.length > 0 ? await listPersonIdsReached(tx, departments, dayInSeoul(at)) : [];
  return [...idsOf('Employee'), ...reached];
};

/** Tells whom a change of a document concerns, never whoever made it. */
export const notifyOfChange = async (tx: Tx<ApprovalTables>, changed: Changed): Promise<void> => {
  const {
    actorId,
    documentId,
    at,
    listed,
    referred = [],
    handedTo,
    returnedTo = [],
    skipped = [],
    inPlaceOf,
  } = changed;
  const record = { recordType: DOCUMENT, recordId: documentId };
  const say = (kind: ApprovalNotification, people: readonly number[]): Promise<void> =>
    notify(tx, { kind, ...record, place: placeOf(documentId, kind), at, actorId }, people);

  const before = new Set(peopleOf(listed.before, 'is_acting'));
  const acting = peopleOf(listed.now, 'is_acting');
  const isSame = before.size === acting.length && acting.every((id) => before.has(id));
  const deputies = isSame ? [] : await listDeputies(tx, documentId);
  const asked = [...acting, ...deputies.map(({ deputyId }) => deputyId)];
  if (!isSame && before.size > 0) await withdrawNotification(tx, { kind: 'approval.your-turn', ...record }, asked);
  const fresh = acting.filter((id) => !before.has(id));
  await say('approval.your-turn', [
    ...fresh.filter((id) => id !== handedTo && !returnedTo.includes(id)),
    ...deputies.filter(({ principalId }) => fresh.includes(principalId)).map(({ deputyId }) => deputyId),
  ]);
  if (handedTo !== undefined) await say('approval.handed-over', [handedTo]);
  await withdrawNotificationsFrom(tx, { kind: 'approval.returned', ...record }, inPlaceOf ?? actorId);
  if (inPlaceOf !== undefined) await say('approval.acted-for-you', [inPlaceOf]);
  await say('approval.returned', returnedTo);
  await say('approval.decided-finally', skipped);
  const kind = kindForDrafter(changed);
  if (kind) await say(kind, peopleOf(listed.now, 'is_drafter'));
  if (referred.length > 0) await say('approval.referred', await listReferred(tx, referred, at));
};
