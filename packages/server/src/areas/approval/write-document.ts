import {
  checkPeople,
  DEFAULT_DUE_DAYS,
  DEFAULT_NORMAL_TYPE,
  type DocumentBody,
  orderLines,
} from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { dayInSeoul, type FieldProblem, requireValid } from '@portal/contract/kernel';
import { listActiveDepartmentIds, listActivePersonIds } from '#areas/directory';
import type { Clock } from '#platform/clock';
import type { Tx } from '#platform/database/database';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text';
import type { ApprovalTables } from './approval.table.ts';
import { replaceLines, replaceReferrers } from './document.queries.ts';

type Referred = NonNullable<DocumentBody['referrers']>[number];

const idsOf = (referrers: readonly Referred[], wanted: Referred['type']): number[] =>
  referrers.filter(({ type }) => type === wanted).map(({ sourceId }) => sourceId);

/** Names every person and department of a body who cannot be chosen: unknown, resigned, inactive, or doubled. */
export const requirePeople = async (
  tx: Tx<ApprovalTables>,
  clock: Clock,
  actor: Actor,
  body: DocumentBody,
): Promise<void> => {
  const { lines = [], referrers = [] } = body;
  requireValid(checkPeople(body, actor.employeeId));
  if (lines.length === 0 && referrers.length === 0) return;
  const people = [...lines.map(({ approver }) => approver.id), ...idsOf(referrers, 'Employee')];
  const activePeople = new Set(await listActivePersonIds(tx, people, dayInSeoul(clock())));
  const activeDepartments = new Set(await listActiveDepartmentIds(tx, idsOf(referrers, 'Department')));
  const problems: FieldProblem[] = [];
  for (const [place, { approver }] of lines.entries())
    if (!activePeople.has(approver.id)) problems.push({ path: `lines.${place}.approver`, code: 'person-inactive' });
  for (const [place, { type, sourceId }] of referrers.entries())
    if (!(type === 'Employee' ? activePeople : activeDepartments).has(sourceId))
      problems.push({ path: `referrers.${place}`, code: 'person-inactive' });
  requireValid(problems);
};

/** The columns a body fills; content is cleaned here, so that nothing else ever reaches the database. */
export const fieldsOf = (body: DocumentBody) => ({
  category_id: body.category.id,
  content: sanitizeRichText(body.content ?? ''),
  normal_type: body.normalType ?? DEFAULT_NORMAL_TYPE,
  due_days: body.dueDays ?? DEFAULT_DUE_DAYS,
  decides_arbitrarily: body.decidesArbitrarily ?? false,
  comment: body.comment?.trim() ? body.comment : null,
});

/** Writes the line, in order and numbered, and the referrers. */
export const writePeople = async (
  tx: Tx<ApprovalTables>,
  actor: Actor,
  documentId: number,
  body: DocumentBody,
): Promise<void> => {
  await replaceLines(tx, documentId, orderLines(body.lines ?? []));
  await replaceReferrers(tx, documentId, body.referrers ?? [], actor.employeeId);
};

/** What an audit entry tells of the people: how many, never who says what. */
export const peopleFacts = (body: DocumentBody) => ({
  lines: (body.lines ?? []).map(({ approver }) => approver.id),
  referrers: (body.referrers ?? []).length,
});
