import type { Pool } from '../pool.ts';
import { markAsDemo } from './company.queries.ts';

/** How large a company is; the numbers of both are held against each other. */
export type CompanySize = { employees: number; departments: number };

/** Departments of three levels: one company, then divisions of ten teams each. */
const departments = `
  insert into directory.department (id, parent_id, path, code, name, eng_name, seq, created_on) overriding system value
  with recursive place as (
    select n as id, case when n = 1 then null when n % 10 = 2 then 1 else n - (n + 8) % 10 end as parent
    from generate_series(1, $1::integer) as n
  ), tree as (
    select id, parent, array[id] as path from place where parent is null
    union all
    select place.id, place.parent, tree.path || place.id from place join tree on tree.id = place.parent
  )
  select id, parent, path, 'D' || id, id || '팀', 'Department ' || id, id % 100, '2015-01-01' from tree order by id`;

/** Korean names of three syllables, so that searches for two find a few in a company of any size. */
const employees = `
  insert into directory.employee (id, code, name, eng_name, email, position, department_id, phone, birth_on, hired_on,
    gender, address1, seq, is_resigned, resigned_on)
  overriding system value
  select n, 'E' || lpad(n::text, 6, '0'),
    chr((44032 + (n::bigint * 7919) % 11172)::integer) || chr((44032 + (n::bigint * 104729) % 11172)::integer) || chr((44032 + (n::bigint * 1299709) % 11172)::integer),
    'Employee ' || n, 'employee' || n || '@hanbit.example', '사원', 1 + n % $2::integer, '010-1234-5678', '1985-01-01',
    '2015-01-01', 1 + n % 2, '서울특별시 강서구 하늘길 1', n % 10000, n % 10 = 9,
    case when n % 10 = 9 then date '2025-06-30' end
  from generate_series(1, $1::integer) as n`;

const rest = [
  markAsDemo,
  'select directory.place_departments()',
  "insert into identity.permission_grant (employee_id, menu, level) values (1, 'Admin', 'Level0')",
  `insert into identity.permission_grant (employee_id, menu, level)
    select id, 'ESMS', 'Level2' from directory.employee where id % 10 = 0`,
  `insert into leave.entitlement (employee_id, year, total_days)
    select id, extract(year from now()), 15 from directory.employee`,
  "select setval(pg_get_serial_sequence('directory.department', 'id'), (select max(id) from directory.department))",
  "select setval(pg_get_serial_sequence('directory.employee', 'id'), (select max(id) from directory.employee))",
  'vacuum analyze',
];

/** Fills a migrated database with a company and nothing else; employee 1 is its administrator. */
export const insertAdministration = async (pool: Pool, size: CompanySize): Promise<void> => {
  await pool.query(departments, [size.departments]);
  await pool.query(employees, [size.employees, size.departments]);
  for (const statement of rest) await pool.query(statement);
};
