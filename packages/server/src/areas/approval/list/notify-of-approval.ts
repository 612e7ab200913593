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

/** The facts of a change that do not follow from the lists. */
export type AlsoConcerned = {
  /** The new referrers. */
  referred?: readonly Referred[];
  /** Whether an act has a comment. */
  isCommented?: boolean;
  /** The approver to whom a line was handed over. */
  handedTo?: number;
  isOver?: boolean;
  /** The principal if a deputy acted. */
  inPlaceOf?: number;
  /** The approvers whose lines were reopened, and those who are no longer asked. */
  returnedTo?: readonly number[];
  skipped?: readonly number[];
  /** The approvers who acted on a recalled document. */
  recalledFrom?: readonly number[];
  /** The person who was asked; the author of an answered question. */
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

/** The kind of record under which notifications refer to a document. */
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

/** The list from which a notified person would have opened the document. */
const listOf = (kind: ApprovalNotification): DocumentList => {
  return lists[kind] ?? 'submitted';
};

/** The link to a document. */
export const placeOf = (documentId: number, kind: ApprovalNotification): string =>
  `/approval/documents/view/${documentId}?list-type=${listOf(kind)}`;

const peopleOf = (listed: readonly Listed[], which: 'is_drafter' | 'is_acting'): number[] =>
  listed.flatMap((each) => (each[which] && each.employee_id !== null ? [each.employee_id] : []));

/** The notification of the drafter for an act on a line. */
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

/** All people that referrers include: people themselves, and all members of departments. */
const listReferred = async (tx: Tx<ApprovalTables>, referred: readonly Referred[], at: Date): Promise<number[]> => {
  const idsOf = (wanted: Referred['type']) =>
    referred.filter(({ type }) => type === wanted).map(({ sourceId }) => sourceId);
  const departments = idsOf('Department');
  const reached = departments.length > 0 ? await listPersonIdsReached(tx, departments, dayInSeoul(at)) : [];
  return [...idsOf('Employee'), ...reached];
};

/**
 * Acts on a line after which the notification that a document was returned is removed, because its receiver decided
 * again.
 */
const lineActs: readonly Changed['act'][] = ['approve', 'hold', 'reject', 'withdraw', 'return', 'decide-finally'];

/**
 * Notifies the person who is asked and the author of an answered question; removes requests for an answer once no
 * question is open.
 */
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

/** Notifies the people whom a change of a document concerns, except the actor. */
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
