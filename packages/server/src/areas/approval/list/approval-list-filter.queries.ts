import type { DocumentOrder, DocumentRole, DocumentStatus } from '@portal/contract/approval';
import { addDays, type Day, searchWords } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import { everyWord } from '#platform/database/search';

export type ListFilter = {
  searchText?: string;
  categoryId?: number;
  fromDate?: Day;
  toDate?: Day;
  status?: DocumentStatus;
  role?: DocumentRole;
  toRewrite?: boolean;
  asksMe?: boolean;
  inPlace?: boolean;
};

/** The reader of a list: the employee, and the departments through which they are a referrer. */
export type ListReader = { employeeId: number; departmentIds: readonly number[] };

type Fragment = RawBuilder<unknown>;

/** The start of a day in Seoul; a document's day is that of the time by which its lists are ordered. */
const midnight = (day: Day): Fragment => sql`(${day}::timestamp at time zone 'Asia/Seoul')`;

/** The documents that wait for an answer of somebody, like `asks` of the contract for those in progress. */
export const askingDocuments = (employeeId: number): Fragment => sql`(
  select q.document_id from approval.question q where q.to_id = ${employeeId} and q.answered_at is null)`;

/** The filters on a row of the listing (`k`), in a form that its indexes support; empty without filters. */
export const matches = (
  { searchText, categoryId, fromDate, toDate, status, toRewrite, asksMe }: ListFilter,
  { employeeId }: ListReader,
): readonly Fragment[] => {
  const conditions: Fragment[] = [];
  const ofDocument: Fragment[] = [];
  if (searchWords(searchText).length > 0)
    ofDocument.push(
      everyWord(
        searchText,
        (like) => sql`(d.title ilike ${like} or d.doc_no ilike ${like} or exists
          (select 1 from directory.person p where p.id = d.drafter_id and (p.name ilike ${like} or p.eng_name ilike ${like})))`,
      ),
    );
  if (categoryId !== undefined) ofDocument.push(sql`d.category_id = ${categoryId}`);
  if (fromDate !== undefined) conditions.push(sql`k.listed_at >= ${midnight(fromDate)}`);
  if (toDate !== undefined) conditions.push(sql`k.listed_at < ${midnight(addDays(toDate, 1))}`);
  if (status !== undefined) conditions.push(sql`k.status = ${status}`);
  if (toRewrite === true)
    conditions.push(sql`k.status = 'Rejected' and not exists
      (select 1 from approval.document again where again.resubmission_of_id = k.document_id)`);
  if (asksMe === true)
    conditions.push(sql`k.status = 'InProgress' and k.document_id in ${askingDocuments(employeeId)}`);
  if (ofDocument.length > 0)
    conditions.push(
      sql`exists (select 1 from approval.document d where d.id = k.document_id and ${sql.join(ofDocument, sql` and `)})`,
    );
  return conditions;
};

/**
 * Whether the reader has a role, by a row of their own or of one of their departments, which only makes referrers. In
 * lists that include departments there may be both rows.
 */
export const inRole = (role: DocumentRole | undefined, { departmentIds }: ListReader, hasDepartments: boolean) => {
  if (role === undefined) return { own: sql`true`, department: sql`true` };
  if (role === 'Drafter') return { own: sql`k.is_drafter`, department: sql`false` };
  if (role === 'Approver') return { own: sql`k.is_approver`, department: sql`false` };
  if (hasDepartments) return { own: sql`k.is_referrer`, department: sql`true` };
  const throughDepartment = sql`exists (select 1 from approval.referrer r
    where r.document_id = k.document_id and r.department_id = any(${departmentIds}::integer[]))`;
  return { own: sql`(k.is_referrer or ${throughDepartment})`, department: sql`true` };
};

/** Whether the reader may act in place with a role on a document in another person's row. */
export const inRoleInPlace = (role: DocumentRole | undefined, { employeeId, departmentIds }: ListReader): Fragment => {
  if (role === undefined) return sql`true`;
  const { own, department } = inRole(role, { employeeId, departmentIds }, true);
  return sql`exists (select 1 from approval.listing k where k.document_id = i.id and (
    (k.employee_id = ${employeeId} and ${own}) or (k.department_id = any(${departmentIds}::integer[]) and ${department})))`;
};

type Order = {
  /** The columns by which the keys are ordered, in addition to the document. */
  by: Fragment;
  /** The joins for columns that are not in the listing. */
  from: Fragment;
  of: (row: string) => Fragment;
};

const orderedByListing = { by: sql`k.listed_at as ordered_by`, from: sql`approval.listing k` };

/**
 * Newest and oldest first are read along the index. For the order by due day, documents are sorted, up to the number
 * that a search reads.
 */
export const orders: Record<DocumentOrder, Order> = {
  Newest: { ...orderedByListing, of: (row) => sql.raw(`${row}ordered_by desc, ${row}document_id desc`) },
  Oldest: { ...orderedByListing, of: (row) => sql.raw(`${row}ordered_by, ${row}document_id`) },
  Due: {
    by: sql`s.due_on as ordered_by`,
    from: sql`approval.listing k join approval.document s on s.id = k.document_id`,
    of: (row) => sql.raw(`${row}ordered_by nulls last, ${row}document_id`),
  },
};
