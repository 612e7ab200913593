import { safetyMaster } from './people.ts';

/**
 * What the law asks for each submitted report: open for mandatory ones that are under way, filed for closed ones, one in forty late.
 * Nobody is reminded of them.
 */
const duties = `
  insert into safety.duty (report_id, report_type, state, is_opened, basis, class, starts_at, due_at, plain_due_at, protection_until,
    filed_at, is_late, proposed_basis, proposed_class, proposed_from, at_once_since, at_once_told)
  select id, type, d.state, true, d.basis, d.class, d.starts_at, d.due_at, d.due_at - interval '1 day',
    case when d.class = 'Voluntary' then (d.starts_at at time zone 'Asia/Seoul')::date + 10 end,
    case when d.state = 'Filed' then d.filed_at end, case when d.state = 'Filed' then d.filed_at > d.due_at end,
    d.basis, d.class, 'ReportType', case when d.class = 'AtOnce' and d.state = 'Open' then at end,
    case when d.class = 'AtOnce' and d.state = 'Open' then 3 else 0 end
  from bench_report, lateral (
    select at - interval '5 hours' as starts_at, at + interval '2 days' * (1 + 2 * (n % 40 = 0)::integer) as filed_at,
      case when type = 'SSVR' then 'Voluntary' when n % 100 = 0 then 'Accident' else 'Obstacle' end as basis,
      case when type = 'SSVR' then 'Voluntary' when n % 100 = 0 then 'AtOnce' else 'Hours72' end as class,
      case when type = 'SSVR' then 'Voluntary' when status = 'Closed' then 'Filed' else 'Open' end as state,
      case when type = 'SSR' and n % 100 <> 0 then at + interval '91 hours' end as due_at) d
  where not draft`;

/** Every fifth reporter was asked something and has answered; every second of these waits for a reply. */
const entries = `
  insert into safety.dialogue_entry (report_id, kind, side, author_id, content, place, created_at)
  select id, kind, side, author, content, nextval('safety.dialogue_place'), at + interval '1 day' * turn
  from (select b.id, b.at, e.* from bench_report b, lateral (values
      (1, 'Question', 'Office', ${safetyMaster.id}, '어느 활주로였습니까?'),
      (2, 'Message', 'Reporter', null, '33R이었습니다. 관제에도 알렸습니다.'),
      (3, 'Message', 'Office', ${safetyMaster.id}, '고맙습니다.')) e (turn, kind, side, author, content)
    where not draft and n % 5 = 0 and (turn < 3 or n % 10 = 5) order by n, turn) planned`;

const waiting = `update safety.report r set awaits_reply = true from bench_report b where b.id = r.id and n % 10 = 0`;

/** Duties and dialogues of the reports that are planned. */
export const dutiesAndDialogues: readonly string[] = [
  duties,
  // Each new id is looked for with the plan of an empty table, which would read the whole table for each entry.
  'set enable_seqscan = off',
  entries,
  'reset enable_seqscan',
  waiting,
];
