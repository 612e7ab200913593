import type { DocumentBody, DocumentList } from '@portal/contract/approval';
import { type AuditAct, dayInSeoul, type NotificationKind } from '@portal/contract/kernel';
import { listPersonIdsReached } from '#areas/directory';
import { notify, withdrawNotification, withdrawNotificationsFrom } from '#areas/notification';
import type { Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import type { Listed } from './approval-list.queries.ts';
import { listAskedIds } from './approval-notification-sources.queries.ts';
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
  /** Who acted on what was recalled. */
  recalledFrom?: readonly number[];
  /** Who was asked; whose question was answered. */
  asked?: number;
  answered?: number;
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

const lists: Partial<Record<ApprovalNotification, DocumentList>> = {
  'approval.your-turn': 'requested',
  'approval.handed-over': 'requested',
  'approval.nudged': 'requested',
  'approval.answered': 'requested',
  'approval.decided-finally': 'completed',
  'approval.recalled': 'completed',
  'approval.referred': 'in-progress',
  'approval.asked': 'in-progress',
  'approval.acted-for-you': 'in-progress',
};

/** From which of their lists somebody who is told of a document would have come to it. */
const listOf = (kind: ApprovalNotification): DocumentList => {
  return lists[kind] ?? 'submitted';
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

/** Acts on a line: whoever was told that a document came back has decided anew. */
const lineActs: readonly Changed['act'][] = ['approve', 'hold', 'reject', 'withdraw', 'return', 'decide-finally'];

/** Tells who is asked and whose question was answered; that somebody is asked is true no more once nothing is open. */
const notifyOfQuestions = async (
  tx: Tx<ApprovalTables>,
  { documentId, asked, answered }: Changed,
  say: (kind: ApprovalNotification, people: readonly number[]) => Promise<void>,
): Promise<void> => {
  const record = { recordType: DOCUMENT, recordId: documentId };
  if (asked === undefined)
    await withdrawNotification(tx, { kind: 'approval.asked', ...record }, await listAskedIds(tx, documentId));
  else await say('approval.asked', [asked]);
  if (answered !== undefined) await say('approval.answered', [answered]);
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
    act,
    recalledFrom = [],
  } = changed;
  const record = { recordType: DOCUMENT, recordId: documentId };
  const say = (kind: ApprovalNotification, people: readonly number[]): Promise<void> =>
    notify(tx, { kind, ...record, place: placeOf(documentId, kind), at, actorId }, people);

  const before = new Set(peopleOf(listed.before, 'is_acting'));
  const acting = peopleOf(listed.now, 'is_acting');
  const isSame = before.size === acting.length && acting.every((id) => before.has(id));
  const deputies = isSame ? [] : await listDeputies(tx, documentId);
  const asked = [...acting, ...deputies.map(({ deputyId }) => deputyId)];
  if (!isSame && before.size > 0)
    for (const kind of ['approval.your-turn', 'approval.nudged'] as const)
      await withdrawNotification(tx, { kind, ...record }, asked);
  const fresh = acting.filter((id) => !before.has(id));
  await say('approval.your-turn', [
    ...fresh.filter((id) => id !== handedTo && !returnedTo.includes(id)),
    ...deputies.filter(({ principalId }) => fresh.includes(principalId)).map(({ deputyId }) => deputyId),
  ]);
  if (handedTo !== undefined) await say('approval.handed-over', [handedTo]);
  if (lineActs.includes(act))
    await withdrawNotificationsFrom(tx, { kind: 'approval.returned', ...record }, inPlaceOf ?? actorId);
  if (inPlaceOf !== undefined) await say('approval.acted-for-you', [inPlaceOf]);
  await say('approval.returned', returnedTo);
  await say('approval.decided-finally', skipped);
  await say('approval.recalled', recalledFrom);
  if (act === 'nudge')
    await say('approval.nudged', [...acting, ...(await listDeputies(tx, documentId)).map(({ deputyId }) => deputyId)]);
  await notifyOfQuestions(tx, changed, say);
  const kind = kindForDrafter(changed);
  if (kind) await say(kind, peopleOf(listed.now, 'is_drafter'));
  if (referred.length > 0) await say('approval.referred', await listReferred(tx, referred, at));
};
