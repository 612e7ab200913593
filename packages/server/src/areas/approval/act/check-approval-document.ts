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

/** A body with its content sanitized as it will be stored: only then it shows whether the content is visible. */
export type CleanBody = DocumentBody & { content: CleanHtml };

/**
 * Sanitizes the content of a body once. Raises `too-large` if escaping makes it longer than the limit, and names the
 * content as invalid if its tables are too large to be laid out.
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

/** The problems of people and departments that cannot be chosen: unknown, resigned or inactive. */
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

/**
 * The problems of attached documents that are not completed or not visible to the drafter, and of a resubmission of
 * somebody else's document.
 */
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
 * The problems of all references of a body, for a draft as for a submission. Documents that are attached already
 * (`present`) may stay, even if they were cancelled meanwhile.
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

/** The columns that are set from a body. */
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

/** Writes the related records of a document: the line with new step numbers, referrers, attached documents, leave. */
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

/** A referred person or department, by type and id. */
export const nameOfReferred = ({ type, sourceId }: Referred): string => `${type} ${sourceId}`;

/**
 * The facts of a body for the audit trail: the approvers, the number of referrers and attached documents, and no text.
 */
export const bodyFacts = (body: DocumentBody) => ({
  lines: (body.lines ?? []).map(({ approver }) => approver.id),
  referrers: (body.referrers ?? []).length,
  ...(body.attachedDocs?.length ? { attachedDocs: body.attachedDocs.map(({ id }) => id) } : {}),
  ...(body.resubmissionOf ? { resubmissionOf: body.resubmissionOf.id } : {}),
});
