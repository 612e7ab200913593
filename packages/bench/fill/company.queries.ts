import type { Pool } from '../pool.ts';

export const EMPLOYEES = 3000;
/** Departments without departments below them, from this number on. */
export const FIRST_TEAM = 32;
export const TEAMS = 300;
/** Employees up to this number head the department of the same number. */
export const HEADS = FIRST_TEAM + TEAMS - 1;
/** Employees above that number, who work in the teams. */
export const STAFF = EMPLOYEES - HEADS;

/**
 * 3,000 employees in 331 departments of 4 levels: company, 6 divisions, 24 offices, 300 teams. The head of a department
 * has the department's own number, everybody else works in a team.
 */
const departments = `
  insert into directory.department (id, parent_id, path, code, name, eng_name, seq, created_on) overriding system value
  with recursive place as (
    select n as id, case when n = 1 then null when n <= 7 then 1 when n <= 31 then 2 + (n - 8) % 6 else 8 + (n - 32) % 24 end as parent
    from generate_series(1, ${HEADS}) as n
  ), tree as (
    select id, parent, array[id] as path from place where parent is null
    union all
    select place.id, place.parent, tree.path || place.id from place join tree on tree.id = place.parent
  )
  select id, parent, path, 'D' || id,
    case cardinality(path) when 1 then '한빛항공' when 2 then id || '본부' when 3 then id || '실' else id || '팀' end,
    'Department ' || id, id % 100, '2015-01-01' from tree order by id`;

const employees = `
  insert into directory.employee
    (id, code, name, eng_name, email, position, department_id, phone, birth_on, hired_on, gender, address1, seq)
  overriding system value
  select n, 'E' || n, '직원' || n, 'Employee ' || n, 'employee' || n || '@hanbit.example',
    case when n = 1 then '대표이사' when n <= 7 then '본부장' when n <= 31 then '실장' when n <= ${HEADS} then '팀장'
      else (array['사원', '대리', '과장', '부장'])[1 + n % 4] end,
    case when n <= ${HEADS} then n else ${FIRST_TEAM} + (n - ${HEADS + 1}) % ${TEAMS} end, '010-1234-5678', '1985-01-01', '2015-01-01', 1 + n % 2,
    '서울특별시 강서구 하늘길 1', n from generate_series(1, ${EMPLOYEES}) as n`;

const place = 'select directory.place_departments()';

const grants = `
  insert into identity.permission_grant (employee_id, menu, level)
  select n, 'ESMS', 'Level2' from generate_series(1, ${EMPLOYEES}, 10) as n`;

const sequences = `
  select setval(pg_get_serial_sequence('directory.department', 'id'), ${HEADS}),
    setval(pg_get_serial_sequence('directory.employee', 'id'), ${EMPLOYEES})`;

/** The bench signs in as anybody, which only a demo allows. */
export const markAsDemo = 'insert into platform.installation (is_demo) values (true)';

export const insertCompany = async (pool: Pool): Promise<void> => {
  for (const statement of [departments, place, employees, grants, sequences, markAsDemo]) await pool.query(statement);
};
