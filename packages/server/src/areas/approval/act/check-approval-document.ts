import {
  approvalDocument,
  checkAttachedDocs,
  checkPeople,
  DEFAULT_DUE_DAYS,
  DEFAULT_NORMAL_TYPE,
  type DocumentBody,
  limits,
  normalizeTitle,
  orderLines,
} from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { checker, dayInSeoul, type FieldProblem, isBlankText, Problem, requireValid } from '@portal/contract/kernel';
import { listActiveDepartmentIds, listActivePersonIds } from '#areas/directory';
import type { Clock } from '#platform/clock';
import type { Tx } from '#platform/database/pool';
import { MOST_TABLE_CELLS } from '#platform/html/clean-rich-text';
import type { RichTextCleaner } from '#platform/html/rich-text-cleaner';
import type { CleanHtml } from '#platform/html/sanitize-rich-text';
import type { Caller } from '#platform/workers/worker-caller';
import type { ApprovalTables } from '../approval-tables.ts';
import { isResubmittable, listAttachableIds } from '../document/approval-document.queries.ts';
import {
  replaceAttachedDocuments,
  replaceLines,
  replaceReferrers,
  replaceVacation,
} from '../document/approval-document-parts.queries.ts';

/** A body whose content is what will be stored: only after cleaning it shows whether there is anything to see. */
export type CleanBody = DocumentBody & { content: CleanHtml };

/**
 * Cleans the content of a body, once; escaped text may grow beyond the limit by it, which is `too-large`. Names the
 * content when its tables are more than anybody can lay out.
 */
export const cleanBody = async <Body extends Pick<DocumentBody, 'content'>>(
  { clean }: RichTextCleaner,
  caller: Caller,
  body: Body,
): Promise<Body & { content: CleanHtml }> => {
  const cleaned = await clean(caller, body.content ?? '');
  if (cleaned === undefined || checker(approvalDocument.properties.content)(cleaned.html).length > 0)
    throw new Problem('too-large', [{ path: 'content', code: 'too-long', limit: limits.content }]);
  if (cleaned.hasTooManyCells) requireValid([{ path: 'content', code: 'too-many-cells', limit: MOST_TABLE_CELLS }]);
  return { ...body, content: cleaned.html };
};

type Referred = NonNullable<DocumentBody['referrers']>[number];

const idsOf = (referrers: readonly Referred[], wanted: Referred['type']): number[] =>
  referrers.filter(({ type }) => type === wanted).map(({ sourceId }) => sourceId);

type People = Pick<DocumentBody, 'lines' | 'referrers'>;

/** Names every person and department who cannot be chosen: unknown, resigned or inactive. */
export const requireActive = async (
  tx: Tx<ApprovalTables>,
  clock: Clock,
  { lines = [], referrers = [] }: People,
): Promise<void> => {
  if (lines.length === 0 && referrers.length === 0) return;
  const people = [...lines.map(({ approver }) => approver.id), ...idsOf(referrers, 'Employee')];
  const activePeople = new Set(await listActivePersonIds(tx, people, dayInSeoul(clock())));
  const activeDepartments = new Set(await listActiveDepartmentIds(tx, idsOf(referrers, 'Department')));
  const problems: FieldProblem[] = [];
  for (const [place, { approver }] of lines.entries())
    if (!activePeople.has(approver.id)) problems.push({ path: `lines.${place}.approver`, code: 'person-inactive' });
  for (const [place, { type, sourceId }] of referrers.entries()) {
    const path = `referrers.${place}`;
    if (type === 'Employee' && !activePeople.has(sourceId)) problems.push({ path, code: 'person-inactive' });
    if (type === 'Department' && !activeDepartments.has(sourceId)) problems.push({ path, code: 'department-inactive' });
  }
  requireValid(problems);
};

/** Names every attached document that is not completed or not the drafter's to see, and a resubmission of another's. */
const requireDocuments = async (
  tx: Tx<ApprovalTables>,
  actor: Actor,
  body: DocumentBody,
  present: readonly { id: number }[],
): Promise<void> => {
  const { attachedDocs = [], resubmissionOf } = body;
  const problems = checkAttachedDocs(body);
  const attachable = new Set(
    attachedDocs.length === 0
      ? []
      : await listAttachableIds(
          tx,
          actor,
          attachedDocs.map(({ id }) => id),
        ),
  );
  for (const [place, { id }] of attachedDocs.entries())
    if (!attachable.has(id) && !present.some((attached) => attached.id === id))
      problems.push({ path: `attachedDocs.${place}`, code: 'attached-not-completed' });
  if (resubmissionOf && !(await isResubmittable(tx, resubmissionOf.id, actor.employeeId)))
    problems.push({ path: 'resubmissionOf', code: 'resubmission-not-allowed' });
  requireValid(problems);
};

/**
 * Names everything a body refers to that cannot be chosen, for a draft as for a submission. What a document under way
 * has `present` among its attached ones may stay, also when it was cancelled since.
 */
export const requireReferences = async (
  tx: Tx<ApprovalTables>,
  clock: Clock,
  actor: Actor,
  body: DocumentBody,
  present: readonly { id: number }[] = [],
): Promise<void> => {
  requireValid(checkPeople(body, actor.employeeId));
  await requireActive(tx, clock, body);
  await requireDocuments(tx, actor, body, present);
};

/** The columns a body fills. */
export const fieldsOf = (body: CleanBody) => ({
  category_id: body.category.id,
  content: body.content,
  normal_type: body.normalType ?? DEFAULT_NORMAL_TYPE,
  due_days: body.dueDays ?? DEFAULT_DUE_DAYS,
  decides_arbitrarily: body.decidesArbitrarily ?? false,
  comment: isBlankText(body.comment) ? null : (body.comment ?? null),
  title: normalizeTitle(body),
  resubmission_of_id: body.resubmissionOf?.id ?? null,
});

/** Writes all that hangs on a document: the line, in order and numbered, referrers, attached documents, leave. */
export const writeParts = async (
  tx: Tx<ApprovalTables>,
  actor: Actor,
  documentId: number,
  body: DocumentBody,
): Promise<void> => {
  await replaceLines(tx, documentId, orderLines(body.lines ?? []));
  await replaceReferrers(tx, documentId, body.referrers ?? [], actor.employeeId);
  await replaceAttachedDocuments(
    tx,
    documentId,
    (body.attachedDocs ?? []).map(({ id }) => id),
  );
  await replaceVacation(tx, documentId, body.vacation);
};

/** A referred person or department, by type and number. */
export const nameOfReferred = ({ type, sourceId }: Referred): string => `${type} ${sourceId}`;

/** What an audit entry tells of a body: who decides, how many are informed and attached, never who says what. */
export const bodyFacts = (body: DocumentBody) => ({
  lines: (body.lines ?? []).map(({ approver }) => approver.id),
  referrers: (body.referrers ?? []).length,
  ...(body.attachedDocs?.length ? { attachedDocs: body.attachedDocs.map(({ id }) => id) } : {}),
  ...(body.resubmissionOf ? { resubmissionOf: body.resubmissionOf.id } : {}),
});
