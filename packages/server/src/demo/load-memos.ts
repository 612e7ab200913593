import type { ApprovalDocument, LineAction } from '@portal/contract/approval';
import { Problem } from '@portal/contract/kernel';
import {
  type ApprovalServices,
  type ApprovalTables,
  actOnLine,
  type CleanBody,
  cancelDocument,
  createDraft,
  submitNewDocument,
} from '#areas/approval';
import type { Tx } from '#platform/database/pool';
import type { FileStore } from '#platform/files/file-store';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text';
import { subjectReferences } from '../areas.ts';
import { MAIL_DOMAIN } from './company-data.ts';
import type { Random } from './demo-random.ts';
import { approveComments, draftComments, holdComments, randomMemo, rejectComments } from './memo-data.ts';

export type DemoPerson = { id: number; email: string; path: readonly number[] };
type Tables = ApprovalTables;

const MEMOS = 420;
const DAYS_BACK = 150;
const HOUR_MS = 3_600_000;

/** These people's lists are filled first, so that whoever tries the demo finds work. */
const BUSY = [
  'captain',
  'first.officer',
  'ops.lead',
  'ops.head',
  'safety.master',
  'cabin',
  'engineer',
  'admin',
  'ceo',
  'hr',
  'doc.manager',
];

/** Memos carry no files here. */
const noFiles: FileStore = {
  sweeps: 'whole',
  upload: () => Promise.resolve(),
  sizeOf: () => Promise.resolve(undefined),
  restore: () => Promise.resolve(false),
  close: () => undefined,
  list: async function* () {},
  tidy: () => Promise.resolve(),
  check: () => Promise.resolve(),
  stage: () => Promise.reject(new Problem('too-large')),
  ensureStored: () => Promise.resolve(),
  discard: () => Promise.resolve(),
  read: () => Promise.reject(new Problem('not-found')),
  remove: () => Promise.resolve(),
};

/** A demo employee at work. */
export const contextOf = ({ id, path }: DemoPerson) => ({
  actor: { employeeId: id, departmentIds: path, grants: [] },
  ifMatch: undefined,
  files: [],
  afterCommit: () => undefined,
});

/** Several different people, busy ones more often. */
export const pickPeople = (
  random: Random,
  busy: readonly DemoPerson[],
  all: readonly DemoPerson[],
  count: number,
  not: DemoPerson,
): DemoPerson[] => {
  const chosen = new Map<number, DemoPerson>();
  while (chosen.size < count) {
    const person = random.pick(random.chance(0.55) ? busy : all);
    if (person.id !== not.id) chosen.set(person.id, person);
  }
  return [...chosen.values()];
};

export const memoOf = (random: Random) => {
  const { title, content } = randomMemo(random);
  return { title, content: sanitizeRichText(content) };
};

const bodyOf = (random: Random, people: readonly DemoPerson[], referrers: readonly DemoPerson[]): CleanBody => ({
  ...memoOf(random),
  category: { id: 1 },
  comment: random.pick(draftComments),
  lines: people.map(({ id }, index) => ({
    seq: index + 1,
    approvalType: index > 0 && random.chance(0.4) ? 'Agreement' : 'Approve',
    approver: { id },
  })),
  referrers: referrers.map(({ id, path }) => {
    const department = random.chance(0.4) ? path.at(-1) : undefined;
    return department === undefined ? { type: 'Employee', sourceId: id } : { type: 'Department', sourceId: department };
  }),
});

const nextAct = (random: Random): { action: LineAction; comment: string | null } => {
  if (random.chance(0.08)) return { action: 'Reject', comment: random.pick(rejectComments) };
  if (random.chance(0.06)) return { action: 'Hold', comment: random.pick(holdComments) };
  return { action: 'Approved', comment: random.chance(0.5) ? random.pick(approveComments) : null };
};

/** Lets the line act in order until chance stops it, somebody rejects or holds, or all approved. */
export const playLine = async (
  tx: Tx<Tables>,
  document: ApprovalDocument,
  people: Map<number, DemoPerson>,
  clockAt: (hours: number) => ApprovalServices,
  random: Random,
): Promise<void> => {
  const patience = random.chance(0.3) ? random.integer(0, document.lines.length - 1) : document.lines.length;
  for (const [index, line] of document.lines.slice(0, patience).entries()) {
    const approver = people.get(line.approver.id);
    if (!approver) return;
    const act = nextAct(random);
    await actOnLine(tx, clockAt(4 * (index + 1)), { id: document.id, lineId: line.id, ...act }, contextOf(approver));
    if (act.action !== 'Approved') return;
  }
};

/** The portal's commands at past times, never later than now. */
export const servicesUntil =
  (tx: Tx<Tables>, now: Date) =>
  (time: number): ApprovalServices => ({
    db: tx,
    clock: () => new Date(Math.min(time, now.getTime())),
    files: noFiles,
    selfApproval: 'everyone',
    blockedExtensions: [],
    subjectReferences,
  });

export const isBusy = ({ email }: DemoPerson): boolean => BUSY.includes(email.replace(`@${MAIL_DOMAIN}`, ''));

/** Fills every list of electronic approval in every status, through the portal's own commands at past times. */
export const loadDemoMemos = async (
  tx: Tx<Tables>,
  all: readonly DemoPerson[],
  now: Date,
  random: Random,
): Promise<void> => {
  const busy = all.filter(isBusy);
  const byId = new Map(all.map((person) => [person.id, person]));
  const servicesAt = servicesUntil(tx, now);
  for (let index = 0; index < MEMOS; index += 1) {
    const at = now.getTime() - DAYS_BACK * 24 * (1 - index / MEMOS) * HOUR_MS - random.integer(1, 20) * HOUR_MS;
    const drafter = random.pick(random.chance(0.6) ? busy : all);
    const body = bodyOf(random, pickPeople(random, busy, all, random.integer(1, 4), drafter), []);
    const context = contextOf(drafter);
    if (random.chance(0.08)) {
      await createDraft(tx, servicesAt(at), body, context);
      continue;
    }
    const onLine = new Set([drafter.id, ...(body.lines ?? []).map(({ approver }) => approver.id)]);
    const referrers = random.chance(0.35)
      ? pickPeople(random, busy, all, 1, drafter).filter(({ id }) => !onLine.has(id))
      : [];
    const full = { ...body, referrers: bodyOf(random, [], referrers).referrers ?? [] };
    const document = await submitNewDocument(tx, servicesAt(at), full, context);
    if (random.chance(0.05))
      await cancelDocument(
        tx,
        servicesAt(at + HOUR_MS),
        { id: document.id, cancellationReason: '내용을 보완하여 다시 올리겠습니다.' },
        context,
      );
    else await playLine(tx, document, byId, (hours) => servicesAt(at + hours * HOUR_MS), random);
  }
};
