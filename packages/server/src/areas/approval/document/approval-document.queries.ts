import {
  type ApprovalDocument,
  type ApprovalLine,
  ATTACHABLE_STATUS,
  type AttachedDocument,
  type Question,
  type Referrer,
  resubmittableStatuses,
} from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import type { AttachedFile, Day } from '@portal/contract/kernel';
import type { Vacation } from '@portal/contract/leave';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { personJson } from '#areas/directory';
import { type Db, fixedStatement, type Tx } from '#platform/database/pool';
import type { ApprovalTables, DocumentTable } from '../approval-tables.ts';
import { delegateJson } from '../delegation/in-place.queries.ts';

/** A line with the resign date of its approver, if any, and the approver's deputy today. */
export type LineRow = Omit<ApprovalLine, 'deputy'> & { approverResignedOn: Day | null; delegate: Person | null };

/** `AttachedDocument` of the contract, as the database returns it. */
export type AttachedRow = Omit<AttachedDocument, 'lines'> & { lines: LineRow[] };

/** A document with its related records, as the database returns it. */
export type FullDocument = Omit<
  Selectable<DocumentTable>,
  'drafter_id' | 'created_at' | 'listed_at' | 'resubmission_of_id'
> & {
  drafter: Person;
  lines: LineRow[];
  referrers: Referrer[];
  attachedDocs: AttachedRow[];
  files: AttachedFile[];
  vacation: Vacation | null;
  resubmissionOf: ApprovalDocument['resubmissionOf'];
  questions: Question[];
  /** The newest draft of the drafter that replaces it. */
  draftId: number | null;
};

const columns = sql.raw(
  `d.id, d.category_id, d.status, d.doc_no, d.title, d.content, d.normal_type, d.comment, d.decides_arbitrarily,
  d.due_days, d.due_on, d.approval_on, d.submitted_at, d.completed_at, d.canceled_at, d.cancellation_reason, d.version,
  d.nudged_at, d.content_version, d.subject_type, d.subject_id, d.subject_place`,
);

/**
 * The lines of the document under an alias, in their order; possible deputies are included only if the document is in
 * progress.
 */
export const linesJson = (alias: string, { isOver = false } = {}) => sql`(
    select coalesce(json_agg(json_build_object('id', l.id, 'seq', l.seq, 'approvalType', l.approval_type,
      'approver', ${personJson('a')},
      'approverResignedOn', a.resigned_on, 'action', l.action, 'actionDate', l.acted_at, 'comment', l.comment, 'isFinal', l.is_final,
      'actedBy', case when l.action is not null and v.id is not null then ${personJson('v')} end,
      'delegate', ${isOver ? sql`null` : delegateJson('a', alias, personJson('y'))}, 'pastActs', (
        select coalesce(json_agg(json_build_object('action', h.action, 'actionDate', h.acted_at, 'comment', h.comment,
          'inPlace', h.in_place_of_id is not null,
          'by', case when b.id is not null then ${personJson('b')} end) order by h.id), '[]')
        from approval.past_act h left join directory.person b on b.id = h.actor_id
          and (b.id <> l.approver_id or h.in_place_of_id is not null)
        where h.line_id = l.id),
      'handedOverFrom', case when o.id is not null
        then json_build_object('id', o.id, 'name', o.name, 'engName', o.eng_name) end) order by l.place), '[]')
    from approval.line l join directory.person a on a.id = l.approver_id
      left join directory.person o on o.id = l.handed_over_from_id
      left join directory.person v on v.id = l.acted_by_id
    where l.document_id = ${sql.ref(`${alias}.id`)})`;

const referrersJson = (documentId: RawBuilder<unknown>) => sql`(
    select coalesce(json_agg(json_build_object(
      'type', case when r.employee_id is null then 'Department' else 'Employee' end,
      'sourceId', coalesce(r.employee_id, r.department_id),
      'name', coalesce(e.name, g.name), 'engName', coalesce(e.eng_name, g.eng_name), 'email', e.email, 'position', e.position,
      'departmentName', coalesce(e.department_name, g.name),
      'departmentEngName', coalesce(e.department_eng_name, g.eng_name), 'addedById', r.added_by_id) order by r.id), '[]')
    from approval.referrer r
      left join directory.person e on e.id = r.employee_id
      left join directory.organization g on g.id = r.department_id
    where r.document_id = ${documentId})`;

/** The questions of the document under an alias, oldest first. */
const questionsJson = (alias: string) => sql`(
    select coalesce(json_agg(json_build_object('id', q.id, 'at', q.asked_at, 'by', ${personJson('qb')},
      'inPlaceOf', case when qp.id is not null
        then json_build_object('id', qp.id, 'name', qp.name, 'engName', qp.eng_name) end,
      'to', ${personJson('qt')}, 'text', q.question, 'answer', case when q.answered_at is not null
        then json_build_object('at', q.answered_at, 'text', q.answer) end) order by q.id), '[]')
    from approval.question q join directory.person qb on qb.id = q.by_id join directory.person qt on qt.id = q.to_id
      left join directory.person qp on qp.id = q.in_place_of_id
    where q.document_id = ${sql.ref(`${alias}.id`)})`;

/** An `AttachedRow`, from a document and its drafter under these aliases. */
export const attachedDocumentJson = (document: string, drafter: string) => {
  const of = (column: string) => sql.ref(`${document}.${column}`);
  return sql`json_build_object('id', ${of('id')}, 'docNo', ${of('doc_no')}, 'title', ${of('title')},
    'approvalDate', ${of('approval_on')}, 'drafter', ${personJson(drafter)}, 'lines', ${linesJson(document, { isOver: true })},
    'status', ${of('status')})`;
};

/**
 * Whether a document is in a list of a person. Its drafter gets no document through a draft that they could not read
 * today.
 */
const isInListOf = (document: string, person: string) => sql`exists (
          select 1 from approval.listing k where k.document_id = ${sql.ref(`${document}.id`)}
            and (k.employee_id = ${sql.ref(`${person}.id`)} or k.department_id = any(${sql.ref(`${person}.department_path`)})))`;

const selectDocument = fixedStatement(sql<FullDocument>`
    select ${columns}, ${personJson('p')} as drafter,
      ${linesJson('d')} as lines,
      ${referrersJson(sql`d.id`)} as referrers,
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.id), '[]')
        from approval.attached_file f where f.document_id = d.id) as files,
      (select coalesce(json_agg(${attachedDocumentJson('x', 'w')} order by t.place), '[]')
        from approval.attached_document t join approval.document x on x.id = t.attached_id
          join directory.person w on w.id = x.drafter_id
        where t.document_id = d.id and (d.status <> 'Draft' or ${isInListOf('x', 'p')})) as "attachedDocs",
      (select json_build_object('absenceType', v.absence_type, 'contract', v.contract, 'periods', (
          select coalesce(json_agg(json_build_object('vacationDate', c.vacation_on, 'annualLeaveType', c.annual_leave_type)
            order by c.place), '[]') from approval.vacation_period c where c.document_id = d.id))
        from approval.vacation v where v.document_id = d.id) as vacation,
      (select json_build_object('id', o.id, 'docNo', o.doc_no) from approval.document o
        where o.id = d.resubmission_of_id) as "resubmissionOf",
      ${questionsJson('d')} as questions,
      (select max(n.id) from approval.document n
        where n.resubmission_of_id = d.id and n.status = 'Draft' and n.drafter_id = d.drafter_id) as "draftId"
    from approval.document d join directory.person p on p.id = d.drafter_id
    where d.id = $1`);

/** The referrers of a document. */
export const listReferrers = async (db: Db<ApprovalTables>, documentId: number): Promise<Referrer[]> => {
  const { rows } = await sql<{ referrers: Referrer[] }>`
    select ${referrersJson(sql`${documentId}::integer`)} as referrers
  `.execute(db);
  return rows[0]?.referrers ?? [];
};

/** A complete document in one statement, or undefined. */
export const findDocument = async (db: Db<ApprovalTables>, id: number): Promise<FullDocument | undefined> => {
  const [document] = await selectDocument(db, [id]);
  return document;
};

type Subject = 'subject_type' | 'subject_id' | 'subject_place';
type NewDocument = Omit<Selectable<DocumentTable>, 'id' | 'version' | 'content_version' | 'nudged_at' | Subject>;
type Fields = NewDocument & Pick<Selectable<DocumentTable>, 'nudged_at'>;

export const insertDocument = async (tx: Tx<ApprovalTables>, values: NewDocument): Promise<number> => {
  const { id } = await tx.insertInto('approval.document').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

/**
 * Updates columns of a document and increments its version; also its content version if the approvers' basis changes:
 * by a modification, or an added or removed file.
 */
export const updateDocument = async (
  tx: Tx<ApprovalTables>,
  id: number,
  values: Partial<Fields>,
  contentChanges = 0,
): Promise<void> => {
  await tx
    .updateTable('approval.document')
    .set((row) => ({
      ...values,
      version: row('version', '+', 1),
      content_version: row('content_version', '+', contentChanges),
    }))
    .where('id', '=', id)
    .execute();
};

export const deleteDocument = async (tx: Tx<ApprovalTables>, id: number): Promise<void> => {
  await tx.deleteFrom('approval.document').where('id', '=', id).execute();
};

/** Those of these documents that are completed and in a list of the reader: they can be attached. */
export const listAttachableIds = async (
  tx: Tx<ApprovalTables>,
  reader: { employeeId: number; departmentIds: readonly number[] },
  ids: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select d.id from approval.document d
    where d.id = any(${ids}::integer[]) and d.status = ${ATTACHABLE_STATUS} and exists (
      select 1 from approval.listing k where k.document_id = d.id
        and (k.employee_id = ${reader.employeeId} or k.department_id = any(${reader.departmentIds}::integer[])))
  `.execute(tx);
  return rows.map(({ id }) => id);
};

/** Whether a document is the drafter's own and was rejected or cancelled. */
export const isResubmittable = async (tx: Tx<ApprovalTables>, id: number, drafterId: number): Promise<boolean> => {
  const found = await tx
    .selectFrom('approval.document')
    .select('id')
    .where('id', '=', id)
    .where('drafter_id', '=', drafterId)
    .where('status', 'in', resubmittableStatuses)
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Copies a document to a draft that replaces it: its text, line without marks, referrers and files, and those attached
 * documents that are in `attachedIds`. Answers the id of the draft.
 */
export const copyAsDraft = async (
  tx: Tx<ApprovalTables>,
  { id, now, today, attachedIds }: { id: number; now: Date; today: Day; attachedIds: readonly number[] },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into approval.document (category_id, status, title, content, normal_type, comment, decides_arbitrarily, drafter_id,
      due_days, approval_on, listed_at, created_at, resubmission_of_id)
    select category_id, 'Draft', title, content, normal_type, comment, false, drafter_id, due_days, ${today}::date,
      ${now}::timestamptz, ${now}::timestamptz, id
    from approval.document where id = ${id} returning id
  `.execute(tx);
  const draftId = rows[0]?.id;
  if (draftId === undefined) throw new Error('the document is missing');
  await sql`insert into approval.line (document_id, place, seq, approval_type, approver_id)
    select ${draftId}::integer, place, seq, approval_type, approver_id from approval.line where document_id = ${id}
    order by place`.execute(tx);
  await sql`insert into approval.referrer (document_id, employee_id, department_id, added_by_id)
    select ${draftId}::integer, r.employee_id, r.department_id, d.drafter_id
    from approval.referrer r join approval.document d on d.id = r.document_id where r.document_id = ${id}
    order by r.id`.execute(tx);
  await sql`insert into approval.attached_file (document_id, name, size, content_type, sha256, added_at)
    select ${draftId}::integer, name, size, content_type, sha256, ${now}::timestamptz
    from approval.attached_file where document_id = ${id} order by id`.execute(tx);
  await sql`insert into approval.attached_document (document_id, place, attached_id)
    select ${draftId}::integer, row_number() over (order by place), attached_id from approval.attached_document
    where document_id = ${id} and attached_id = any(${attachedIds}::integer[])`.execute(tx);
  return draftId;
};
