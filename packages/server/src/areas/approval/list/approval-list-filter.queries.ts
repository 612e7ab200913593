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

/** Whose lists: the employee, and the departments whose referrals reach them. */
export type ListReader = { employeeId: number; departmentIds: readonly number[] };

type Fragment = RawBuilder<unknown>;

/** A day of Seoul begins; the day of a document is that of what its lists are ordered by. */
const midnight = (day: Day): Fragment => sql`(${day}::timestamp at time zone 'Asia/Seoul')`;

/** The documents that wait for an answer of somebody, as `asks` of the contract says of those under way. */
export const askingDocuments = (employeeId: number): Fragment => sql`(
  select q.document_id from approval.question q where q.to_id = ${employeeId} and q.answered_at is null)`;

/** What a row of the listing (`k`) is narrowed by, along its indexes where it can be; nothing where nothing narrows. */
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
 * Whether the reader has a role, of a row of their own; of one of a department, which makes referrers and nothing else. In
 * lists that departments reach, that row stands beside one's own.
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

/** Whether the reader has a role on the document of somebody else's row: of a request in which they may act in place. */
export const inRoleBeside = (role: DocumentRole | undefined, { employeeId, departmentIds }: ListReader): Fragment => {
  if (role === undefined) return sql`true`;
  const { own, department } = inRole(role, { employeeId, departmentIds }, true);
  return sql`exists (select 1 from approval.listing k where k.document_id = i.id and (
    (k.employee_id = ${employeeId} and ${own}) or (k.department_id = any(${departmentIds}::integer[]) and ${department})))`;
};

type Order = {
  /** What the keys are ordered by, beside the document itself. */
  by: Fragment;
  /** Where that does not stand in the listing. */
  from: Fragment;
  of: (row: string) => Fragment;
};

const orderedByListing = { by: sql`k.listed_at as ordered_by`, from: sql`approval.listing k` };

/**
 * The newest and the oldest stand along the index. By the day they are due, documents are put in order one by one, as many as
 * a search looks at.
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
