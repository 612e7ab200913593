import type { Pool } from '../pool.ts';
import { FIRST_TEAM, HEADS, STAFF, TEAMS } from './company.queries.ts';

/** Lines begin here, so that no number of theirs is also that of a document or a person. */
const FIRST_LINE = 10_000_001;
const DAY = "(at at time zone 'Asia/Seoul')::date";

const documents = `
  insert into approval.document (id, category_id, status, doc_no, title, content, normal_type, comment, drafter_id,
    due_days, due_on, approval_on, listed_at, submitted_at, completed_at, canceled_at, cancellation_reason, created_at, version)
  overriding system value
  select p.id, 1, status,
    case when status <> 'Draft' then 'LA-' || extract(year from ${DAY}) || '-' || lpad(row_number() over (
      partition by extract(year from ${DAY}), status = 'Draft' order by p.id)::text, 6, '0') end,
    '[품의서] ' || (array['활주로 장비 구매', '훈련 일정 변경', '유니폼 추가 제작', '설비 점검 용역', '증편 인력 운영', '노트북 교체'])[1 + p.id % 6]
      || '의 건 ' || p.id, c.html, 'request', case when p.id % 10 = 0 then '빠른 검토 부탁드립니다.' end, drafter_id,
    5, case when status <> 'Draft' then ${DAY} + 5 end, ${DAY}, at, case when status <> 'Draft' then at end,
    case when status = 'Completed' then at + interval '2 days' end,
    case when status = 'Canceled' then at + interval '3 hours' end,
    case when status = 'Canceled' then '내용을 보완하여 다시 올리겠습니다.' end, at, 2
  from bench.plan p join bench.content c on c.n = 1 + p.id % 64 order by p.id`;

/** A rejection stops at one line of its step; a step under way may be on hold; who takes back does so before any act. */
const lines = `
  insert into approval.line (id, document_id, place, seq, approval_type, approver_id, action, acted_at, comment)
  overriding system value
  select ${FIRST_LINE} + row_number() over (order by document_id, place), document_id, place, seq,
    case when agrees then 'Agreement' else 'Approve' end, approver_id, action,
    case when action is not null then at + interval '4 hours' * place end,
    case when action = 'Reject' then '수량의 근거를 보완해 주세요.' when action is not null and fate < 0.2 then '내용 확인했습니다.' end
  from (
    select l.*, p.at, p.fate, case
      when p.status = 'Completed' or l.seq < p.stopped_at then 'Approved'
      when p.status = 'Rejected' and l.seq = p.stopped_at
        and l.place = (select min(f.place) from bench.line f where f.document_id = l.document_id and f.seq = l.seq) then 'Reject'
      when p.status = 'InProgress' and l.seq = p.stopped_at and p.fate < 0.05 then 'Hold' end as action
    from bench.line l join bench.plan p on p.id = l.document_id
  ) as acted order by document_id, place`;

/** A third of the documents is referred, mostly to people; of departments mostly to teams, seldom to all. */
const referrers = `
  insert into approval.referrer (document_id, employee_id, department_id, added_by_id)
  select id, case when kind < 0.6 then employee end, case when kind >= 0.6 then department end, drafter_id
  from (
    select p.id, p.drafter_id, random() as kind, ${HEADS + 1} + floor(random() * ${STAFF})::integer as employee,
      case when level < 0.7 then ${FIRST_TEAM} + floor(place * ${TEAMS}) when level < 0.9 then 8 + floor(place * 24)
        when level < 0.99 then 2 + floor(place * 6) else 1 end::integer as department
    from (select id, drafter_id, random() as level, random() as place from bench.plan,
      generate_series(1, 1 + id % 2) where id % 3 = 0) as p
  ) as referred
  where kind >= 0.6 or (employee <> drafter_id
    and not exists (select 1 from bench.line l where l.document_id = referred.id and l.approver_id = employee))
  on conflict do nothing`;

const contents = `
  insert into platform.stored_file (sha256, size)
  select encode(sha256(n::text::bytea), 'hex'), 20000 + n from generate_series(1, 2000) as n`;

const files = `
  insert into approval.attached_file (document_id, name, size, content_type, sha256, added_at)
  select id, '견적서 ' || n || '.pdf', 20000 + 1 + id % 2000, 'application/pdf', encode(sha256((1 + id % 2000)::text::bytea), 'hex'), at
  from bench.plan, generate_series(1, 1 + id % 2) as n where id % 10 < 3`;

const counters = `
  insert into platform.number_counter (prefix, year, last_number)
  select 'LA', extract(year from approval_on), max(right(doc_no, 6)::integer) from approval.document where doc_no is not null group by 2`;

/** The rule of \`refreshListing\`, for all documents at once; a sample is compared with it afterwards. */
const listing = `
  with part as (
    select id, drafter_id as employee_id, null::integer as department_id, true as is_drafter, false as is_acting,
      false as has_approved, false as is_approver, false as is_referrer from approval.document
    union all
    select d.id, l.approver_id, null, false,
      d.status = 'InProgress' and (l.action is null or l.action = 'Hold') and l.seq = a.acting_seq,
      l.action is not distinct from 'Approved', true, false
    from approval.document d join approval.line l on l.document_id = d.id
      left join (select document_id, min(seq) as acting_seq from approval.line
        where action is null or action = 'Hold' group by document_id) as a on a.document_id = d.id
    where d.status <> 'Draft'
    union all
    select d.id, r.employee_id, r.department_id, false, false, false, false, true
    from approval.document d join approval.referrer r on r.document_id = d.id where d.status <> 'Draft'
  )
  insert into approval.listing
    (document_id, employee_id, department_id, stage, status, is_drafter, is_acting, has_approved, is_approver, is_referrer,
      listed_at)
  select d.id, employee_id, department_id,
    case d.status when 'Draft' then 'Draft' when 'InProgress' then 'InProgress' else 'Closed' end, d.status,
    bool_or(is_drafter), bool_or(coalesce(is_acting, false)), bool_or(has_approved), bool_or(is_approver), bool_or(is_referrer),
    d.listed_at
  from part join approval.document d on d.id = part.id
  group by d.id, employee_id, department_id order by d.id`;

const sequences = `
  select setval(pg_get_serial_sequence('approval.document', 'id'), (select max(id) from approval.document)),
    setval(pg_get_serial_sequence('approval.line', 'id'), (select max(id) from approval.line))`;

const audit = `
  insert into audit.entry (at, actor_id, area, action, record_type, record_id, after)
  select submitted_at, drafter_id, 'approval', 'submit', 'document', id, jsonb_build_object('status', 'InProgress', 'docNo', doc_no)
  from approval.document where submitted_at is not null order by id`;

/** Writes the planned documents and all that belongs to them. */
export const insertDocuments = async (pool: Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    // Millions of foreign keys that hold by construction would take most of the time.
    await client.query("set statement_timeout = 0; set session_replication_role = replica; set work_mem = '256MB'");
    for (const statement of [documents, lines, referrers, contents, files, counters, listing, sequences, audit])
      await client.query(statement);
  } finally {
    client.release(true);
  }
};

export const analyzeAll = async (pool: Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    client.release(true);
  }
};
