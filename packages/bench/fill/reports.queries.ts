import type { Consequences } from '@portal/contract/safety';
import type { Pool } from '../pool.ts';
import { FIRST_TEAM, HEADS, STAFF } from './company.queries.ts';
import { dutiesAndDialogues } from './duties.queries.ts';
import { companyHead, officeHead, reader, safetyMaster, safetyOffice } from './people.ts';

/** So many reports are of one person, whatever the number of all: their list is the same in a small and a large company. */
const OWN = 40;

/**
 * Ids tell no order, as those of the portal: a prime times the place, modulo a larger prime. A draft stands here and there,
 * every tenth voluntary report is confidential, and what was told long ago is closed.
 */
const plan = (reports: number) => `
  create unlogged table bench_report as
  select n, (n::bigint * 1103515245 % 2147483647)::integer as id, now() - interval '5 years' * (1 - n / ${reports}::numeric) as at,
    case when n % 2 = 0 then 'SSR' else 'SSVR' end as type, n % 20 = 1 as confidential, n % 500 = 7 as draft,
    case when n % ${Math.max(1, Math.floor(reports / OWN))} = 0 then ${reader.id}
      else coalesce(nullif(${HEADS + 1} + (n::bigint * 7919 % ${STAFF})::integer, ${reader.id}), ${reader.id + 1}) end as reporter,
    case when n < ${reports} * 0.9 then 'Closed' else (array['Open', 'HazardIdentification', 'FirstRiskAssessment',
      'SecondRiskAssessment', 'Notification'])[1 + n % 5] end as status
  from generate_series(1, ${reports}) as n`;

const cases = `
  insert into safety.case (id, kind, completed_at)
  select id, 'Report', case when status = 'Closed' then at + interval '20 days' end from bench_report`;

const reports = `
  insert into safety.report (id, report_type, status, report_no, is_confidential, request_feedback, mandatory_report_type,
    field_level1_id, field_level2_id, event_at, event_zone, location, subject, description, sections, created_at, listed_at,
    submitted_at, shown_reporter_id, shown_department_id, shown_department_name, shown_department_eng_name, version, found_version,
    airport, flight_key, registration_key, flight_phase, case_type, event_type, operational_impact, event_categories, risk_class)
  select b.id, type, case when draft then 'Draft' else status end,
    case when not draft then type || '-' || extract(year from at at time zone 'Asia/Seoul') || '-' || to_char(row_number() over (
      partition by type, extract(year from at at time zone 'Asia/Seoul'), draft order by n), 'FM999990000') end,
    confidential, not confidential and n % 4 = 0, null, 1 + n % 8, (1 + n % 8) * 10 + 1 + n % 3, at - interval '5 hours', 1,
    'RKSI RWY ' || n % 36,
    (array['이륙 중 조류 충돌', '난기류로 승객 부상', '공구 미회수', '위험물 미신고', '유도로 오진입', '엔진 오일 누유'])[1 + n % 6] || ' ' || n,
    '<p>' || repeat('접근 중 약 800ft에서 확인한 내용을 아래와 같이 보고합니다. ', 20) || '</p>',
    jsonb_build_object('flightDetail', jsonb_build_object('flightNo', 'HB' || n % 900, 'routeFrom', 'RKSI',
      'registrationNo', 'HL' || 8000 + n % 60, 'flightPhase', n % 12)),
    at, at, case when not draft then at end,
    case when not confidential then p.id end, case when not confidential then p.department_id end,
    case when not confidential then p.department_name end, case when not confidential then p.department_eng_name end, 2, 2,
    (array['ICN', 'GMP', 'CJU', 'PUS'])[1 + n % 4], 'HB' || n % 900, 'HL' || 8000 + n % 60, n % 12,
    case when classified then 0 end, case when classified then 3 end, case when classified then 0 end,
    case when classified then array[1 + n % 29] end, case when classified and status in ('Closed', 'Notification') then 'val-b' end
  from bench_report b join directory.person p on p.id = b.reporter,
    lateral (select not draft and status <> 'Open' as classified) k order by n`;

const texts = `
  insert into safety.case_text (case_id, text, words)
  select r.id, t.text, (select string_agg(distinct word, ' ') from unnest(string_to_array(lower(r.subject || ' ' || t.text), ' ')) word)
  from safety.report r, lateral (
    select r.location || ' ' || 'HB' || r.id % 900 || '편 ' || (array['조류', '난기류', '공구', '위험물', '유도로', '엔진'])[1 + r.id % 6]
      || '와 관련하여 기록 ' || r.id % 5000 || '번 ' || repeat('접근 중 약 800ft에서 확인한 내용을 아래와 같이 보고합니다. ', 20) as text
  ) t where r.status <> 'Draft'`;

const authors = `
  insert into safety.authorship (report_id, employee_id, department_id, department_name, department_eng_name)
  select b.id, p.id, p.department_id, p.department_name, p.department_eng_name
  from bench_report b join directory.person p on p.id = b.reporter`;

/** Nothing and nobody came to harm. */
const harmless: Consequences = {
  operationalImpact: 0,
  operationalImpactRemark: null,
  damagesProperty: [1],
  damagesPropertyRemark: null,
  damagesPart: [],
  damagesPartRemark: null,
  anyoneDead: [1],
  anyoneInjured: [1],
  numberOfDead: 0,
  numberOfInjured: 0,
  natureOfInjury: [],
  natureOfInjuryRemark: null,
  locationOfInjury: [],
  locationOfInjuryRemark: null,
  injuryLevel: null,
};

const classifications = `
  insert into safety.classification (report_id, case_type, event_type, event_categories, report_to_authority, is_unmanaged,
    consequences, modified_by_id, modified_at)
  select id, 0, 3, array[1 + n % 29], n % 5 = 0, false, '${JSON.stringify(harmless)}', ${safetyMaster.id}, at + interval '1 day'
  from bench_report where not draft and status <> 'Open'`;

const assessments = `
  insert into safety.assessment (case_id, seq, risk_level, assessor_id, modified_by_id, modified_at, is_assigned)
  select id, seq, (1 + n % 5) || chr(65 + n % 5), ${safetyMaster.id}, ${safetyMaster.id}, at + interval '2 days', false
  from bench_report, generate_series(1, 2) as seq where not draft and status in ('Closed', 'Notification')`;

const counters = `
  insert into platform.number_counter (prefix, year, last_number)
  select type, extract(year from at at time zone 'Asia/Seoul'), count(*) from bench_report where not draft group by 1, 2`;

const grants = `
  insert into identity.permission_grant (employee_id, menu, level)
  values (${officeHead.id}, 'ESMS', 'Level3'), (${companyHead.id}, 'ESMS', 'Level3'), ${safetyOffice.map(({ id }) => `(${id}, 'ESMS', 'Level6')`).join(', ')}
  on conflict do nothing`;

/** The office has nineteen teams, six of them its neighbours'. */
const office = `
  update directory.department set parent_id = ${officeHead.id}, path = (
    select o.path || directory.department.id from directory.department o where o.id = ${officeHead.id})
  where id between ${FIRST_TEAM + 1} and ${FIRST_TEAM + 6}`;

const place = 'select directory.place_departments()';

const definitions = `select pg_get_indexdef(name::regclass) as made from unnest(array['safety.report_by_pieces', 'safety.case_text_by_pieces']) name`;

/** So many reports of five years, with what the safety office found. */
export const insertReports = async (pool: Pool, count: number): Promise<void> => {
  const client = await pool.connect();
  try {
    // Millions of foreign keys that hold by construction would take most of the time, and so would pieces one by one.
    await client.query('set statement_timeout = 0; set session_replication_role = replica');
    await client.query("set work_mem = '256MB'; set maintenance_work_mem = '512MB'");
    const { rows } = await client.query<{ made: string }>(definitions);
    await client.query('drop index safety.report_by_pieces, safety.case_text_by_pieces');
    for (const statement of [
      office,
      place,
      plan(count),
      cases,
      reports,
      texts,
      authors,
      classifications,
      assessments,
      counters,
      grants,
      ...dutiesAndDialogues,
    ])
      await client.query(statement);
    for (const { made } of rows) await client.query(made);
    await client.query('drop table bench_report');
  } finally {
    client.release(true);
  }
};
