import type { Pool } from '../pool.ts';
import { safetyMaster, safetyOffice } from './people.ts';

/** Words that are in every text, in some and in few of them. */
const said = `repeat('접근 절차를 다시 살피고 서로 확인한다. ', 12)
    || (array['활주로', '난기류', '견인', '급유', '객실'])[1 + k % 5] || ' '
    || case when k % 500 = 0 then '제설 ' else '' end || k`;

const lessons = (count: number) => `
  insert into safety.lesson (lesson_no, status, title, happened, causes, learned, field_level1_id, field_level2_id, month,
    published_at, sent_by_id, approved_by_id, created_at, modified_at)
  select 'LSN-' || extract(year from at at time zone 'Asia/Seoul') || '-' || to_char(row_number() over (
      partition by extract(year from at at time zone 'Asia/Seoul') order by k), 'FM999990000'),
    'Published', '배운 것 ' || k, ${said}, ${said}, ${said}, 1, 11 + k % 2, to_char(at, 'YYYY-MM'), at,
    ${safetyMaster.id}, ${safetyOffice[1]?.id ?? 0}, at, at
  from (select k, now() - interval '10 years' * (1 - k / ${count}::numeric) as at from generate_series(1, ${count}) as k) made
  order by k`;

const grants = `
  insert into identity.permission_grant (employee_id, menu, level)
  values ${safetyOffice.map(({ id }) => `(${id}, 'ESMS', 'Level6')`).join(', ')} on conflict do nothing`;

/** So many lessons, all published. */
export const insertLessons = async (pool: Pool, count: number): Promise<void> => {
  for (const statement of [lessons(count), grants]) await pool.query(statement);
};
