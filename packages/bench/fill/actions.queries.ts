import type { Pool } from '../pool.ts';
import { HEADS, STAFF } from './company.queries.ts';
import { investigator, reader, safetyMaster, safetyOffice } from './people.ts';

/** So many actions and investigations are of one person, whatever the number of all. */
const OWN = 40;
const ACTIONS_OF_CASE = 4;
const MESSAGES_OF_ACTION = 10;

/**
 * Investigations and hazards standing alone by turns, over five years; what is old is closed. Every twentieth of the
 * newest was only just begun and has no actions yet.
 */
const cases = (actions: number) => `
  create unlogged table bench_case as
  select k, (k::bigint * 1103515245 % 2147483647)::integer as id, now() - interval '5 years' * (1 - k / ${actions / ACTIONS_OF_CASE}::numeric) as at,
    case when k % 2 = 0 then 'Investigation' else 'Hazard' end as kind,
    case when k < ${actions / ACTIONS_OF_CASE} * 0.9 then 'Closed' when k % 20 < 2 then 'Open'
      when k % 3 = 0 then 'Reassessment' else 'Action' end as status
  from generate_series(1, ${actions / ACTIONS_OF_CASE}) as k`;

const records = [
  "insert into safety.case (id, kind, completed_at) select id, kind, case when status = 'Closed' and kind = 'Investigation' then at + interval '60 days' end from bench_case",
  `insert into safety.investigation (id, investigation_no, status, source, type, title, field_level1_id, field_level2_id,
    description, start_on, end_on, author_id, created_at, conclusion, appendix, post_process, post_process_saved_by_id, post_process_saved_at)
  select id, 'INV-' || extract(year from at at time zone 'Asia/Seoul') || '-' || to_char(row_number() over (
      partition by extract(year from at at time zone 'Asia/Seoul') order by k), 'FM999990000'), status,
    (array['SiteInspection', 'QualityAudit', 'FOQA', 'ManagementCommand', 'Others'])[1 + k % 5],
    (array['Accident_SeriousIncident', 'Incident_SignificantEvent', 'HighRiskHazard'])[1 + k % 3],
    (array['활주로 이탈 접근', '견인 중 접촉', '객실 난기류 부상', '엔진 진동과 회항', '고도 이탈', '급유 중 누출'])[1 + k % 6] || ' ' || k,
    1 + k % 8, (1 + k % 8) * 10 + 1 + k % 3, repeat('비행자료와 면담을 모아 까닭을 밝힌다. ', 20), at::date, at::date + 14,
    ${safetyMaster.id}, at, case when status <> 'Open' then '결론' end, case when status <> 'Open' then '부록' end,
    case when status <> 'Open' then 'Approved' end, case when status <> 'Open' then ${safetyMaster.id} end,
    case when status <> 'Open' then at + interval '10 days' end
  from bench_case where kind = 'Investigation' order by k`,
  `insert into safety.hazard (case_id, hazard_no, status, source, title, category_level1_id, category, potential_consequences,
    identifier_id, identified_on, modified_by_id, modified_at)
  select id, 'HZ-' || extract(year from at at time zone 'Asia/Seoul') || '-' || to_char(row_number() over (
      partition by extract(year from at at time zone 'Asia/Seoul') order by k), 'FM999990000'), status,
    case when kind = 'Investigation' then 'Investigation' else (array['SiteInspection', 'QualityAudit', 'FOQA', 'Others'])[1 + k % 4] end,
    '지상 접촉의 위험 ' || k, 2, '{"levels": [2, 22, 2204], "description": null}', '[{"levels": [6, 601, 6014], "description": null}]',
    ${safetyMaster.id}, at::date, ${safetyMaster.id}, at
  from bench_case order by k`,
  `insert into safety.assessment (case_id, seq, risk_level, assessor_id, modified_by_id, modified_at, is_assigned)
  select id, seq, (1 + k % 5) || chr(65 + k % 5), ${safetyMaster.id}, ${safetyMaster.id}, at + interval '2 days', false
  from bench_case, unnest(array[1, 3]) as seq where status <> 'Open' and (seq = 1 or status = 'Closed')`,
];

const investigators = (actions: number) => `
  insert into safety.investigator (investigation_id, employee_id, place)
  select id, ${safetyMaster.id + 20}, 1 from bench_case where kind = 'Investigation'
  union all
  select id, ${investigator.id}, 2 from bench_case
  where kind = 'Investigation' and k % ${Math.max(2, 2 * Math.floor(actions / ACTIONS_OF_CASE / OWN / 2))} = 0`;

const acts = (actions: number) => `
  insert into safety.action (case_id, action_no, status, mitigator_id, due_on, assigned_by_id, case_owner_id, created_at, completed_at)
  select c.id, 'ACT-' || extract(year from c.at at time zone 'Asia/Seoul') || '-' || to_char(row_number() over (
      partition by extract(year from c.at at time zone 'Asia/Seoul') order by c.k, place), 'FM9999900000'),
    case when c.status = 'Action' and place = 1 then 'InProgress' else 'Completed' end,
    case when (c.k * ${ACTIONS_OF_CASE} + place) % ${Math.max(1, Math.floor(actions / OWN))} = 1 then ${reader.id}
      else ${HEADS + 1} + ((c.k * ${ACTIONS_OF_CASE} + place)::bigint * 7919 % ${STAFF})::integer end,
    c.at::date + 20, ${safetyMaster.id}, ${safetyMaster.id}, c.at + interval '10 days',
    case when c.status = 'Action' and place = 1 then null else c.at + interval '18 days' end
  from bench_case c, generate_series(1, ${ACTIONS_OF_CASE}) as place where c.status <> 'Open' order by c.k, place`;

const threads = (actions: number) => [
  `insert into safety.message (action_id, author_id, content, created_at, action_type)
  select a.id, case when place % 2 = 0 then a.mitigator_id else ${safetyMaster.id} end,
    '확인한 내용을 적습니다. ' || repeat('교육과 절차를 고치고 있습니다. ', 1 + place % 4), a.created_at + place * interval '10 hours', 'None'
  from safety.action a, generate_series(1, ${MESSAGES_OF_ACTION}) as place order by a.id, place`,
  `insert into safety.action_referrer (action_id, employee_id)
  select id, ${HEADS + 1} + (id::bigint * 104729 % ${STAFF})::integer from safety.action
  union select id, ${reader.id} from safety.action where id % ${Math.max(1, Math.floor(actions / OWN))} = 2`,
];

const counters = `
  insert into platform.number_counter (prefix, year, last_number)
  select split_part(no, '-', 1), split_part(no, '-', 2)::integer, count(*) from (
    select investigation_no as no from safety.investigation union all select hazard_no from safety.hazard
    union all select action_no from safety.action) numbered group by 1, 2`;

const grants = `
  insert into identity.permission_grant (employee_id, menu, level)
  values ${safetyOffice.map(({ id }) => `(${id}, 'ESMS', 'Level6')`).join(', ')} on conflict do nothing`;

/** So many actions of investigations and hazards in five years, each with its thread. */
export const insertActions = async (pool: Pool, count: number): Promise<void> => {
  const client = await pool.connect();
  try {
    // Millions of foreign keys that hold by construction would take most of the time.
    await client.query("set statement_timeout = 0; set session_replication_role = replica; set work_mem = '256MB'");
    for (const statement of [
      cases(count),
      ...records,
      investigators(count),
      acts(count),
      ...threads(count),
      counters,
      grants,
    ])
      await client.query(statement);
    await client.query('drop table bench_case');
  } finally {
    client.release(true);
  }
};
