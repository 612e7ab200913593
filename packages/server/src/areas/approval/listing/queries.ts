import {
  ATTACHABLE_STATUS,
  type AttachedDocument,
  type DocumentList,
  type DocumentRow,
  type DocumentStatus,
} from '@portal/contract/approval';
import { type Day, type PageRequest, scopesOf, searchWords, TOTAL_CAP } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import { everyWord } from '#platform/database/search';
import { scopeSql } from '#platform/scope/queries';
import { attachedDocumentJson } from '../document/queries.ts';
import { isPendingLine } from '../document/states.queries.ts';
import type { ApprovalTables } from '../tables.ts';

/**
 * Derives in whose lists a document stands from its status, line and referrers. Runs in the transaction of every change,
 * on the locked document; says the same as `standsInList` of the contract.
 */
export const refreshListing = async (tx: Tx<ApprovalTables>, documentId: number): Promise<void> => {
  await tx.deleteFrom('approval.listing').where('document_id', '=', documentId).execute();
  await sql`
    with document as (
      select d.*, case d.status when 'Draft' then 'Draft' when 'InProgress' then 'InProgress' else 'Closed' end as stage,
        (select min(seq) from approval.line l
          where l.document_id = d.id and d.status = 'InProgress' and ${isPendingLine('l')}) as acting_seq
      from approval.document d where d.id = ${documentId}
    ), part as (
      select drafter_id as employee_id, null::integer as department_id, true as is_drafter, false as is_acting,
        false as has_approved from document
      union all
      select l.approver_id, null, false, l.seq is not distinct from d.acting_seq and ${isPendingLine('l')},
        l.action is not distinct from 'Approved' from document d join approval.line l on l.document_id = d.id where d.stage <> 'Draft'
      union all
      select r.employee_id, r.department_id, false, false, false
        from document d join approval.referrer r on r.document_id = d.id where d.stage <> 'Draft'
    )
    insert into approval.listing
      (document_id, employee_id, department_id, stage, is_drafter, is_acting, has_approved, listed_at)
    select d.id, p.employee_id, p.department_id, d.stage, bool_or(p.is_drafter), bool_or(p.is_acting),
      bool_or(p.has_approved), d.listed_at
    from document d, part p group by d.id, d.stage, d.listed_at, p.employee_id, p.department_id
  `.execute(tx);
};

export type ListFilter = {
  searchText?: string;
  categoryId?: number;
  fromDate?: Day;
  toDate?: Day;
  status?: DocumentStatus;
};

/** Whose lists: the employee, and the departments whose referrals reach them. */
export type ListReader = { employeeId: number; departmentIds: readonly number[] };

type Fragment = RawBuilder<unknown>;

const listing = scopesOf<{
  stage: ApprovalTables['approval.listing']['stage'];
  isDrafter: boolean;
  isActing: boolean;
  hasApproved: boolean;
}>();

const columns = {
  stage: sql`k.stage`,
  isDrafter: sql`k.is_drafter`,
  isActing: sql`k.is_acting`,
  hasApproved: sql`k.has_approved`,
};

const inList: Record<DocumentList, Fragment> = {
  draft: scopeSql(listing.is('stage', 'Draft'), columns),
  'in-progress': scopeSql(listing.is('stage', 'InProgress'), columns),
  requested: scopeSql(listing.is('isActing', true), columns),
  completed: scopeSql(listing.is('stage', 'Closed'), columns),
  approved: scopeSql(listing.is('hasApproved', true), columns),
  submitted: scopeSql(listing.all(listing.is('isDrafter', true), listing.isNot('stage', 'Draft')), columns),
};

/** Referrals of a department reach its people in these lists; the others hold what is one's own. */
const reachedThroughDepartments = (list: DocumentList): boolean => list === 'in-progress' || list === 'completed';

const matches = ({ searchText, categoryId, fromDate, toDate, status }: ListFilter): Fragment | undefined => {
  const conditions: Fragment[] = [];
  if (searchWords(searchText).length > 0)
    conditions.push(
      everyWord(
        searchText,
        (like) => sql`(d.title ilike ${like} or d.doc_no ilike ${like} or exists
          (select 1 from directory.person p where p.id = d.drafter_id and (p.name ilike ${like} or p.eng_name ilike ${like})))`,
      ),
    );
  if (categoryId !== undefined) conditions.push(sql`d.category_id = ${categoryId}`);
  if (fromDate !== undefined) conditions.push(sql`d.approval_on >= ${fromDate}::date`);
  if (toDate !== undefined) conditions.push(sql`d.approval_on <= ${toDate}::date`);
  if (status !== undefined) conditions.push(sql`d.status = ${status}`);
  if (conditions.length === 0) return undefined;
  return sql`exists (select 1 from approval.document d where d.id = k.document_id and ${sql.join(conditions, sql` and `)})`;
};

const whereOf = (list: DocumentList, filter: ListFilter): Fragment => {
  const match = matches(filter);
  return match ? sql`${inList[list]} and ${match}` : inList[list];
};

/** Keys of the documents of a list: at most `bound` from each way it is reached, newest first. */
const keysOf = (list: DocumentList, reader: ListReader, filter: ListFilter, bound: number): Fragment => {
  const newest = sql`${whereOf(list, filter)} order by k.listed_at desc, k.document_id desc limit ${bound}`;
  const own = sql`select k.document_id, k.listed_at from approval.listing k where k.employee_id = ${reader.employeeId} and ${newest}`;
  if (!reachedThroughDepartments(list)) return sql`(${own})`;
  return sql`(${own}) union (
    select reached.document_id, reached.listed_at
    from unnest(${reader.departmentIds}::integer[]) as department(id), lateral (
      select k.document_id, k.listed_at from approval.listing k where k.department_id = department.id and ${newest}
    ) reached)`;
};

const newestFirst = sql`order by listed_at desc, document_id desc`;

const ONE_PAST_CAP = sql.lit(TOTAL_CAP + 1);

/**
 * How many documents of a list match a filter, counted along its index up to one past the cap. Each way the list is
 * reached stops there by itself, so what all of them hold together is exact below the cap.
 */
const countOf = (list: DocumentList, reader: ListReader, filter: ListFilter): Fragment => {
  const where = whereOf(list, filter);
  const own = sql`select k.document_id from approval.listing k
    where k.employee_id = ${reader.employeeId} and ${where} limit ${ONE_PAST_CAP}`;
  if (!reachedThroughDepartments(list)) return sql`(select count(*)::integer from (${own}) as counted)`;
  return sql`(select least(count(distinct document_id), ${ONE_PAST_CAP})::integer from ((${own}) union all (
    select reached.document_id from unnest(${reader.departmentIds}::integer[]) as department(id), lateral (
      select k.document_id from approval.listing k where k.department_id = department.id and ${where} limit ${ONE_PAST_CAP}
    ) reached)) as counted)`;
};

export type ListedRow = Omit<DocumentRow, 'category'> & { categoryId: number };

/** One walk along the line tells the names of those it is with, in both languages. */
const rowJson = (readerId: number): Fragment => sql`(select json_build_object(
        'id', d.id, 'docNo', d.doc_no, 'title', d.title, 'categoryId', d.category_id, 'status', d.status,
        'approvalDate', d.approval_on, 'dueDate', d.due_on, 'drafterName', p.name, 'drafterEngName', p.eng_name,
        'departmentName', p.department_name, 'departmentEngName', p.department_eng_name,
        'currentApprovers', acting.names, 'currentApproversEng', acting.eng_names,
        'currentApproverDepartments', acting.departments, 'currentApproverDepartmentsEng', acting.eng_departments,
        'attachedFileCount', (select count(*) from approval.attached_file f where f.document_id = d.id),
        'hasComment', d.comment is not null or exists (
          select 1 from approval.line c left join approval.past_act h on h.line_id = c.id
          where c.document_id = d.id and (c.comment is not null or h.comment is not null)),
        'isHeld', d.status = 'InProgress' and exists (
          select 1 from approval.line o where o.document_id = d.id and o.approver_id = ${readerId} and o.action = 'Hold'))
      from (
        select coalesce(json_agg(a.name order by l.place), '[]') as names,
          coalesce(json_agg(a.eng_name order by l.place), '[]') as eng_names,
          coalesce(json_agg(a.department_name order by l.place), '[]') as departments,
          coalesce(json_agg(a.department_eng_name order by l.place), '[]') as eng_departments
        from approval.line l join directory.person a on a.id = l.approver_id
        where d.status = 'InProgress' and l.document_id = d.id and ${isPendingLine('l')} and l.seq = (
          select min(w.seq) from approval.line w
          where w.document_id = d.id and ${isPendingLine('w')})
      ) as acting)`;

type Listed<Row> = { rows: Row[]; counted: number };

/** A page of a list, each document written out by `json`, and its count, in one walk. */
const listAs = async <Row>(
  db: Db<ApprovalTables>,
  json: Fragment,
  list: DocumentList,
  reader: ListReader,
  filter: ListFilter,
  { offset, limit }: PageRequest,
): Promise<Listed<Row>> => {
  const keys = keysOf(list, reader, filter, (offset + 1) * limit);
  const { rows } = await sql<Listed<Row>>`
    with page as materialized (
      select document_id, listed_at from (${keys}) as key ${newestFirst} limit ${limit} offset ${offset * limit}
    )
    select ${countOf(list, reader, filter)} as counted, coalesce((
      select json_agg(${json} order by page.listed_at desc, page.document_id desc)
      from page join approval.document d on d.id = page.document_id join directory.person p on p.id = d.drafter_id
    ), '[]') as rows
  `.execute(db);
  return rows[0] ?? { rows: [], counted: 0 };
};

/** A page of one of the six lists. */
export const listDocuments = (
  db: Db<ApprovalTables>,
  list: DocumentList,
  reader: ListReader,
  filter: ListFilter,
  page: PageRequest,
): Promise<Listed<ListedRow>> => listAs<ListedRow>(db, rowJson(reader.employeeId), list, reader, filter, page);

const attachedJson = attachedDocumentJson('d', 'p');

/** Completed documents that the reader may see. */
export const listToAttach = (
  db: Db<ApprovalTables>,
  reader: ListReader,
  searchText: string | undefined,
  page: PageRequest,
): Promise<Listed<AttachedDocument>> => {
  const filter: ListFilter = { status: ATTACHABLE_STATUS, ...(searchText === undefined ? {} : { searchText }) };
  return listAs<AttachedDocument>(db, attachedJson, 'completed', reader, filter, page);
};

/** The totals of the lists that the side menu shows. */
export const countLists = async (
  db: Db<ApprovalTables>,
  reader: ListReader,
): Promise<{ draft: number; inProgress: number; requested: number }> => {
  const { rows } = await sql<{ draft: number; inProgress: number; requested: number }>`
    select ${countOf('draft', reader, {})} as draft, ${countOf('in-progress', reader, {})} as "inProgress",
      ${countOf('requested', reader, {})} as requested
  `.execute(db);
  const counts = rows[0] ?? { draft: 0, inProgress: 0, requested: 0 };
  return {
    draft: Math.min(counts.draft, TOTAL_CAP),
    inProgress: Math.min(counts.inProgress, TOTAL_CAP),
    requested: Math.min(counts.requested, TOTAL_CAP),
  };
};
