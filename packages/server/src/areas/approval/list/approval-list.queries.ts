import { ATTACHABLE_STATUS, type DocumentList, type DocumentOrder, type DocumentRow } from '@portal/contract/approval';
import { type PageRequest, scopesOf, TOTAL_CAP } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import { scopeSql } from '#platform/scope.queries';
import type { ApprovalTables } from '../approval-tables.ts';
import { isDeputyToday } from '../delegation/in-place.queries.ts';
import { type AttachedRow, attachedDocumentJson } from '../document/approval-document.queries.ts';
import { isPendingLine } from '../document/approval-document-status.queries.ts';
import {
  askingDocuments,
  inRole,
  inRoleInPlace,
  type ListFilter,
  type ListReader,
  matches,
  orders,
} from './approval-list-filter.queries.ts';
import { inPlaceOfJson, keysInPlace } from './requests-in-place.queries.ts';

/** A person or department in whose lists a document is. */
export type Listed = { employee_id: number | null; is_drafter: boolean; is_acting: boolean };

/**
 * Derives in whose lists a document is from its status, line and referrers; answers the readers before and after. Runs
 * in the transaction of every change, on the locked document. Equivalent to `isInList` of the contract.
 */
export const refreshListing = async (
  tx: Tx<ApprovalTables>,
  documentId: number,
): Promise<{ before: Listed[]; now: Listed[] }> => {
  const before = await tx
    .deleteFrom('approval.listing')
    .where('document_id', '=', documentId)
    .returning(['employee_id', 'is_drafter', 'is_acting'])
    .execute();
  const { rows: now } = await sql<Listed>`
    with document as (
      select d.*, case d.status when 'Draft' then 'Draft' when 'InProgress' then 'InProgress' else 'Closed' end as stage,
        (select min(seq) from approval.line l
          where l.document_id = d.id and d.status = 'InProgress' and ${isPendingLine('l')}) as acting_seq
      from approval.document d where d.id = ${documentId}
    ), part as (
      select drafter_id as employee_id, null::integer as department_id, true as is_drafter, false as is_acting,
        false as has_approved, false as is_approver, false as is_referrer from document
      union all
      select l.approver_id, null, false, l.seq is not distinct from d.acting_seq and ${isPendingLine('l')},
        l.action is not distinct from 'Approved', true, false from document d join approval.line l on l.document_id = d.id where d.stage <> 'Draft'
      union all
      select l.acted_by_id, null, false, false, l.action is not distinct from 'Approved', true, false
        from document d join approval.line l on l.document_id = d.id
        where l.acted_by_id is not null and l.action is not null
      union all
      select h.actor_id, null, false, false, false, true, false
        from document d join approval.line l on l.document_id = d.id join approval.past_act h on h.line_id = l.id
        where h.in_place_of_id is not null and h.action <> 'Reopened'
      union all
      select r.employee_id, r.department_id, false, false, false, false, true
        from document d join approval.referrer r on r.document_id = d.id where d.stage <> 'Draft'
    )
    insert into approval.listing
      (document_id, employee_id, department_id, stage, status, is_drafter, is_acting, has_approved, is_approver, is_referrer,
        listed_at)
    select d.id, p.employee_id, p.department_id, d.stage, d.status, bool_or(p.is_drafter), bool_or(p.is_acting),
      bool_or(p.has_approved), bool_or(p.is_approver), bool_or(p.is_referrer), d.listed_at
    from document d, part p group by d.id, d.stage, d.status, d.listed_at, p.employee_id, p.department_id
    returning employee_id, is_drafter, is_acting
  `.execute(tx);
  return { before, now };
};

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

/** These lists include documents of which a department is referrer; the others contain only one's own. */
const reachedThroughDepartments = (list: DocumentList): boolean => list === 'in-progress' || list === 'completed';

const whereOf = (list: DocumentList, filter: ListFilter, reader: ListReader): Fragment => {
  const match = matches(filter, reader);
  return match.length === 0 ? inList[list] : sql`${inList[list]} and ${sql.join(match, sql` and `)}`;
};

/** A document that waits for an act in place alone is only in the list of requests. */
const ofOwn = ({ inPlace }: ListFilter): Fragment => (inPlace === true ? sql`false` : sql`true`);

/** Requests also contain those for which the reader is deputy. */
const holdsInPlace = (list: DocumentList, { inPlace }: ListFilter): boolean =>
  list === 'requested' && inPlace !== false;

/** Keys of the documents of a list, in its order: at most `bound` from each source. */
const keysOf = (
  list: DocumentList,
  reader: ListReader,
  { filter, sort, bound }: { filter: ListFilter; sort: DocumentOrder; bound: number },
): Fragment => {
  const { by, from, of } = orders[sort];
  const role = inRole(filter.role, reader, reachedThroughDepartments(list));
  const first = sql`${whereOf(list, filter, reader)} order by ${of('')} limit ${bound}`;
  const own = sql`select k.document_id, ${by} from ${from} where k.employee_id = ${reader.employeeId} and ${ofOwn(filter)} and ${role.own} and ${first}`;
  if (holdsInPlace(list, filter)) {
    const among = sql`${inRoleInPlace(filter.role, reader)} and ${first}`;
    const inPlace = keysInPlace(reader.employeeId, { select: sql`select k.document_id, ${by}`, from, first: among });
    return sql`(${own}) union (${inPlace})`;
  }
  if (!reachedThroughDepartments(list)) return sql`(${own})`;
  return sql`(${own}) union (
    select reached.document_id, reached.ordered_by
    from unnest(${reader.departmentIds}::integer[]) as department(id), lateral (
      select k.document_id, ${by} from ${from} where k.department_id = department.id and ${ofOwn(filter)}
        and ${role.department} and ${first}
    ) reached)`;
};

const ONE_PAST_CAP = sql.lit(TOTAL_CAP + 1);

/**
 * How many documents of a list match a filter, counted along its index up to one past the cap. Each source stops at the
 * cap, so the union is exact below it.
 */
const countOf = (list: DocumentList, reader: ListReader, filter: ListFilter): Fragment => {
  const where = whereOf(list, filter, reader);
  const role = inRole(filter.role, reader, reachedThroughDepartments(list));
  const own = sql`select k.document_id from approval.listing k
    where k.employee_id = ${reader.employeeId} and ${ofOwn(filter)} and ${role.own} and ${where} limit ${ONE_PAST_CAP}`;
  if (holdsInPlace(list, filter)) {
    const from = sql`approval.listing k`;
    const first = sql`${inRoleInPlace(filter.role, reader)} and ${where} limit ${ONE_PAST_CAP}`;
    const inPlace = keysInPlace(reader.employeeId, { select: sql`select k.document_id`, from, first });
    // Nobody acts in place on a document that waits for themselves, so none is counted twice.
    return sql`least((select count(*) from (${own}) as counted)
      + case when ${isDeputyToday(reader.employeeId)}
        then (select count(distinct document_id) from (${inPlace}) as counted) else 0 end, ${ONE_PAST_CAP})::integer`;
  }
  if (!reachedThroughDepartments(list)) return sql`(select count(*)::integer from (${own}) as counted)`;
  return sql`(select least(count(distinct document_id), ${ONE_PAST_CAP})::integer from ((${own}) union all (
    select reached.document_id from unnest(${reader.departmentIds}::integer[]) as department(id), lateral (
      select k.document_id from approval.listing k where k.department_id = department.id
        and ${ofOwn(filter)} and ${role.department} and ${where} limit ${ONE_PAST_CAP}
    ) reached)) as counted)`;
};

export type ListedRow = Omit<DocumentRow, 'category' | 'leave'> & {
  categoryId: number;
  leave: DocumentRow['leave'] | null;
};

/** The names of the present approvers in both languages, from one pass over the line. */
const rowJson = (list: DocumentList, readerId: number): Fragment => sql`(select json_build_object(
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
          select 1 from approval.line o where o.document_id = d.id and ${readerId} in (o.approver_id, o.acted_by_id)
            and o.action = 'Hold'),
        'asksMe', d.status = 'InProgress' and d.id in ${askingDocuments(readerId)},
        'inPlaceOf', ${list === 'requested' ? inPlaceOfJson('d', readerId) : sql`null`},
        'leave', (select json_build_object('days', sum(case c.annual_leave_type when 'AnnualLeave' then 1 else 0.5 end),
            'firstDate', min(c.vacation_on), 'lastDate', max(c.vacation_on))
          from approval.vacation_period c where c.document_id = d.id having count(*) > 0))
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

type Counted<Row> = { rows: Row[]; counted: number };

/** A page of a list, each document formatted by `json`, and its total, in one statement. */
const listAs = async <Row>(
  db: Db<ApprovalTables>,
  json: Fragment,
  list: DocumentList,
  reader: ListReader,
  filter: ListFilter,
  { offset, limit, sort = 'Newest' }: PageRequest & { sort?: DocumentOrder },
): Promise<Counted<Row>> => {
  const keys = keysOf(list, reader, { filter, sort, bound: (offset + 1) * limit });
  const { of } = orders[sort];
  const { rows } = await sql<Counted<Row>>`
    with page as materialized (
      select document_id, ordered_by from (${keys}) as key order by ${of('')} limit ${limit} offset ${offset * limit}
    )
    select ${countOf(list, reader, filter)} as counted, coalesce((
      select json_agg(${json} order by ${of('page.')})
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
  page: PageRequest & { sort?: DocumentOrder },
): Promise<Counted<ListedRow>> => listAs<ListedRow>(db, rowJson(list, reader.employeeId), list, reader, filter, page);

const attachedJson = attachedDocumentJson('d', 'p');

/** Completed documents that the reader may see. */
export const listToAttach = (
  db: Db<ApprovalTables>,
  reader: ListReader,
  searchText: string | undefined,
  page: PageRequest,
): Promise<Counted<AttachedRow>> => {
  const filter: ListFilter = { status: ATTACHABLE_STATUS, ...(searchText === undefined ? {} : { searchText }) };
  return listAs<AttachedRow>(db, attachedJson, 'completed', reader, filter, page);
};

type ListCounts = { draft: number; inProgress: number; requested: number; asked: number };

/** The totals of the lists in the side menu, and of the documents with a question to the reader. */
export const countLists = async (db: Db<ApprovalTables>, reader: ListReader): Promise<ListCounts> => {
  const { rows } = await sql<ListCounts>`
    select ${countOf('draft', reader, {})} as draft, ${countOf('in-progress', reader, {})} as "inProgress",
      ${countOf('requested', reader, {})} as requested,
      (select count(distinct q.document_id)::integer from approval.question q
        join approval.document d on d.id = q.document_id and d.status = 'InProgress'
        where q.to_id = ${reader.employeeId} and q.answered_at is null) as asked
  `.execute(db);
  const counts = rows[0] ?? { draft: 0, inProgress: 0, requested: 0, asked: 0 };
  return {
    draft: Math.min(counts.draft, TOTAL_CAP),
    inProgress: Math.min(counts.inProgress, TOTAL_CAP),
    requested: Math.min(counts.requested, TOTAL_CAP),
    asked: Math.min(counts.asked, TOTAL_CAP),
  };
};
