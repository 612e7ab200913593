import { inScope, type Scope, scopesOf } from '@portal/contract/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSameScope } from '#testing/scope-equality';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';
import { seededRandom } from './demo/demo-random.ts';
import { scopeSql } from './platform/scope.queries.ts';

const statuses = ['Draft', 'Open', 'Closed'] as const;

type Report = {
  id: number;
  status: (typeof statuses)[number];
  isConfidential: boolean;
  reporterId: number;
  assessorId: number | null;
  departmentPath: readonly number[];
};

type Fact = Exclude<keyof Report, 'id'>;
const { is, isNot, holds, all, any, everything, nothing } = scopesOf<Omit<Report, 'id'>>();

const columns = {
  status: sql`r.status`,
  isConfidential: sql`r.is_confidential`,
  reporterId: sql`r.reporter_id`,
  assessorId: sql`r.assessor_id`,
  departmentPath: sql`r.department_path`,
};

/** Scopes as for the levels of safety reports, and all ways to write a value. */
const scopes: readonly (readonly [string, Scope<Fact>])[] = [
  ['own', is('reporterId', 3)],
  ['own or to assess', any(is('reporterId', 3), all(is('assessorId', 3), isNot('status', 'Draft')))],
  [
    'of the department and below',
    all(is('isConfidential', false), isNot('status', 'Draft'), holds('departmentPath', 4)),
  ],
  ['of some people', is('reporterId', 1, 2, 3)],
  ['in some statuses', is('status', 'Open', 'Closed')],
  ['in neither status', isNot('status', 'Open', 'Draft')],
  ['confidential', isNot('isConfidential', false)],
  ['of several departments', holds('departmentPath', 2, 6)],
  ['nobody’s', any(nothing, is('reporterId'), holds('departmentPath'))],
  ['submitted', all(everything, isNot('status', 'Draft'))],
];

let database: TestDatabase;
let reports: Report[];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`create schema trial; create table trial.report (id integer primary key, status text not null,
    is_confidential boolean not null, reporter_id integer not null, assessor_id integer, department_path integer[] not null)`);

  await database.pool.query('grant usage on schema trial to public; grant select on trial.report to public');
  const random = seededRandom(20_261_122);
  reports = Array.from({ length: 400 }, (_, index) => ({
    id: index + 1,
    status: statuses[random.integer(0, 2)] ?? 'Open',
    isConfidential: random.chance(0.4),
    reporterId: random.integer(1, 5),
    assessorId: random.chance(0.5) ? random.integer(1, 5) : null,
    departmentPath: [1, random.integer(2, 4), random.integer(5, 9)].slice(0, random.integer(1, 3)),
  }));
  for (const { id, status, isConfidential, reporterId, assessorId, departmentPath } of reports)
    await database.pool.query('insert into trial.report values ($1, $2, $3, $4, $5, $6)', [
      id,
      status,
      isConfidential,
      reporterId,
      assessorId,
      departmentPath,
    ]);
});

afterAll(() => database.close());

test('a scope as SQL selects the records that it contains one by one', async () => {
  const seen = await expectSameScope({
    people: scopes,
    rows: reports,
    nameOf: ([name]) => name,
    sees: ([, scope], report) => inScope(scope, report),
    listed: async ([, scope]) => {
      const { rows } = await sql<{ id: number }>`
        select r.id from trial.report r where ${scopeSql(scope, columns)} order by r.id
      `.execute(database.db);
      return rows.map(({ id }) => id);
    },
  });
  expect(seen).toBeGreaterThan(500);
});
