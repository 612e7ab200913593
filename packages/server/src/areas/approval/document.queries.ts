import type { ApprovalLine, AttachedFile, Referrer } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import { type Selectable, sql } from 'kysely';
import { personJson } from '#areas/directory';
import { type Db, fixedStatement, type Tx } from '#platform/database/database';
import type { ApprovalTables, DocumentTable } from './approval.table.ts';

/** A document with all that belongs to it, as it comes from the database. */
export type FullDocument = Omit<Selectable<DocumentTable>, 'drafter_id' | 'created_at' | 'listed_at'> & {
  drafter: Person;
  lines: ApprovalLine[];
  referrers: Referrer[];
  files: AttachedFile[];
};

const columns = sql.raw(
  `d.id, d.category_id, d.status, d.doc_no, d.title, d.content, d.normal_type, d.comment, d.decides_arbitrarily,
  d.due_days, d.due_on, d.approval_on, d.submitted_at, d.completed_at, d.canceled_at, d.cancellation_reason, d.version`,
);

const selectDocument = fixedStatement(sql<FullDocument>`
    select ${columns}, ${personJson('p')} as drafter,
      (select coalesce(json_agg(json_build_object('id', l.id, 'seq', l.seq, 'approvalType', l.approval_type,
          'approver', ${personJson('a')}, 'action', l.action, 'actionDate', l.acted_at, 'comment', l.comment) order by l.place), '[]')
        from approval.line l join directory.person a on a.id = l.approver_id where l.document_id = d.id) as lines,
      (select coalesce(json_agg(json_build_object(
          'type', case when r.employee_id is null then 'Department' else 'Employee' end,
          'sourceId', coalesce(r.employee_id, r.department_id),
          'name', coalesce(e.name, g.name), 'email', e.email, 'position', e.position,
          'departmentName', coalesce(e.department_name, g.name),
          'departmentEngName', coalesce(e.department_eng_name, g.eng_name)) order by r.id), '[]')
        from approval.referrer r
          left join directory.person e on e.id = r.employee_id
          left join directory.organization g on g.id = r.department_id
        where r.document_id = d.id) as referrers,
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.id), '[]')
        from approval.attached_file f where f.document_id = d.id) as files
    from approval.document d join directory.person p on p.id = d.drafter_id
    where d.id = $1`);

/** A document whole, in one walk; undefined when there is none. */
export const findDocument = async (db: Db<ApprovalTables>, id: number): Promise<FullDocument | undefined> => {
  const [document] = await selectDocument(db, [id]);
  return document;
};

/** Holds the document's row until the transaction ends: everyone who changes it waits here for the other. */
export const lockRow = async (tx: Tx<ApprovalTables>, id: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from approval.document where id = ${id} for update`.execute(tx);
  return rows.length > 0;
};

type NewDocument = Omit<Selectable<DocumentTable>, 'id' | 'version'>;

export const insertDocument = async (tx: Tx<ApprovalTables>, values: NewDocument): Promise<number> => {
  const { id } = await tx.insertInto('approval.document').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Writes fields of a document and counts its version up. */
export const updateDocument = async (
  tx: Tx<ApprovalTables>,
  id: number,
  values: Partial<NewDocument>,
): Promise<void> => {
  await tx
    .updateTable('approval.document')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const deleteDocument = async (tx: Tx<ApprovalTables>, id: number): Promise<void> => {
  await tx.deleteFrom('approval.document').where('id', '=', id).execute();
};

type NewLine = { seq: number; approvalType: 'Approve' | 'Agreement'; approver: { id: number } };

export const replaceLines = async (
  tx: Tx<ApprovalTables>,
  documentId: number,
  lines: readonly NewLine[],
): Promise<void> => {
  await tx.deleteFrom('approval.line').where('document_id', '=', documentId).execute();
  if (lines.length === 0) return;
  const rows = lines.map((line, index) => ({
    document_id: documentId,
    place: index + 1,
    seq: line.seq,
    approval_type: line.approvalType,
    approver_id: line.approver.id,
    action: null,
    acted_at: null,
    comment: null,
  }));
  await tx.insertInto('approval.line').values(rows).execute();
};

export const replaceReferrers = async (
  tx: Tx<ApprovalTables>,
  documentId: number,
  referrers: readonly { type: 'Employee' | 'Department'; sourceId: number }[],
  addedById: number,
): Promise<void> => {
  await tx.deleteFrom('approval.referrer').where('document_id', '=', documentId).execute();
  if (referrers.length === 0) return;
  const rows = referrers.map(({ type, sourceId }) => ({
    document_id: documentId,
    employee_id: type === 'Employee' ? sourceId : null,
    department_id: type === 'Department' ? sourceId : null,
    added_by_id: addedById,
  }));
  await tx.insertInto('approval.referrer').values(rows).execute();
};

/** Records an act on a line. */
export const updateLine = async (
  tx: Tx<ApprovalTables>,
  lineId: number,
  values: { action: 'Approved' | 'Hold' | 'Reject'; acted_at: Date; comment: string | null },
): Promise<void> => {
  await tx.updateTable('approval.line').set(values).where('id', '=', lineId).execute();
};

/** The next number of a prefix and year; other submissions of the same wait until this transaction ends. */
export const nextNumber = async (tx: Tx<ApprovalTables>, prefix: string, year: number): Promise<number> => {
  const { rows } = await sql<{ last_number: number }>`
    insert into approval.document_counter (prefix, year, last_number) values (${prefix}, ${year}, 1)
    on conflict (prefix, year) do update set last_number = approval.document_counter.last_number + 1
    returning last_number
  `.execute(tx);
  const number = rows[0]?.last_number;
  if (number === undefined) throw new Error('the counter gave no number');
  return number;
};
