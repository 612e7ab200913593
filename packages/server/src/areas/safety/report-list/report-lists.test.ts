import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Actor } from '@portal/contract/identity';
import { inScope } from '@portal/contract/kernel';
import {
  createReportDraft,
  getReport,
  getReportCounts,
  type LevelFacts,
  listReportDrafts,
  listReports,
  submittedScope,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { expectSameScope } from '#testing/scope-equality';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let people: TestEmployee[];

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  people = [air.captain, air.colleague, ...Object.values(air.level), ...Object.values(air.elsewhere)];
  for (const who of people) {
    await givenReport(app, who, { subject: `활주로 점검 100%_${who.departmentId}`, fieldLevel2: { id: 11 } });
    await givenReport(app, who, { reportType: 'SSVR', isConfidential: true, subject: '비공개' });
    await app.call(createReportDraft, who, { body: sampleReport({ subject: '초안' }) });
  }
  await ask(air.colleague, air.level[6], true);
  await ask(air.elsewhere[2], air.captain, false);
});

/** Asks an employee for the second assessment of a report that they could not see otherwise. */
const ask = (assessor: TestEmployee, reporter: TestEmployee, isConfidential: boolean) =>
  app.pool.query(
    `insert into safety.assessment (case_id, seq, assessor_id, is_assigned, modified_by_id, modified_at)
     select r.id, 2, $1, true, $1, now() from safety.report r join safety.authorship a on a.report_id = r.id
     where a.employee_id = $2 and r.is_confidential = $3 and r.status <> 'Draft'`,
    [assessor.id, reporter.id, isConfidential],
  );

afterAll(() => app.close());

type Query = Record<string, string | number | boolean>;
const listOf = async (who: TestEmployee, query: Query = {}) =>
  (await app.call(listReports, who, { query: { limit: 1000, ...query } })).body;

test('the lists contain what the scope of the contract says, for each person', async () => {
  const { rows } = await app.pool.query<{ id: number; actor: number; asked: number[]; facts: LevelFacts }>(
    `select r.id, a.employee_id as actor, json_build_object('isDraft', r.status = 'Draft',
       'isConfidential', r.is_confidential, 'departmentId', r.shown_department_id,
       'departmentPath', coalesce(d.path, '{}')) as facts,
       array(select s.assessor_id from safety.assessment s where s.case_id = r.id and s.is_assigned) as asked
     from safety.report r join safety.authorship a on a.report_id = r.id
       left join directory.organization d on d.id = r.shown_department_id order by r.listed_at desc, r.id desc`,
  );
  const actors = await Promise.all(
    people.map(async (person): Promise<{ person: TestEmployee; actor: Actor }> => {
      const found = await app.pool.query(
        `select p.department_path as path, coalesce((select json_agg(json_build_object('menu', g.menu, 'level', g.level))
           from identity.permission_grant g where g.employee_id = p.id), '[]') as grants
         from directory.person p where p.id = $1`,
        [person.id],
      );
      const [{ path, grants }] = found.rows as [{ path: number[]; grants: Actor['grants'] }];
      return { person, actor: { employeeId: person.id, departmentIds: path, grants } };
    }),
  );
  const seen = await expectSameScope({
    people: actors,
    rows,
    sees: ({ actor }, row) => {
      const [isMine, isAssessor] = [row.actor === actor.employeeId, row.asked.includes(actor.employeeId)];
      return inScope(submittedScope(actor), { ...row.facts, isMine, isAssessor });
    },
    listed: async ({ person }) => (await listOf(person)).items.map(({ id }) => id),
    nameOf: ({ person }) => person.email,
  });
  expect(seen).toBe([2, 3, 4, 5, 18, 18, 18, 7, 6].reduce((sum, each) => sum + each, 0));
});

test('a report in a list can be read, and one that is missing there cannot', async () => {
  const everything = (await listOf(air.level[6])).items.map(({ id }) => id);
  expect(everything).toHaveLength(18);
  for (const who of people) {
    const listed = new Set((await listOf(who)).items.map(({ id }) => id));
    for (const id of everything) {
      const { status } = await app.call(getReport, who, { params: { id } });
      expect([who.email, id, status]).toEqual([who.email, id, listed.has(id) ? 200 : 401]);
    }
  }
});

describe('filters', () => {
  test.each<[string, Query, number]>([
    ['by type', { reportType: 'SSVR' }, 9],
    ['by whose', { myReportOnly: true }, 2],
    ['by status', { status: 'Open' }, 18],
    ['by another status', { status: 'Closed' }, 0],
    ['by field', { fieldLevel1Id: 1 }, 18],
    ['by its second level', { fieldLevel2Id: 11 }, 9],
    ['by words in any order and case', { searchText: '점검 활주로' }, 9],
    ['by the number', { searchText: 'ssvr-2026' }, 9],
    ['by signs that are none of a pattern', { searchText: '100%_' }, 9],
    ['by a sign alone', { searchText: '0_0' }, 0],
    ['by nothing of who wrote it', { searchText: 'captain' }, 0],
    [
      'all together',
      { reportType: 'SSR', status: 'Open', fieldLevel2Id: 11, searchText: '활주로', myReportOnly: true },
      1,
    ],
  ])('select %s', async (_how, query, total) => {
    const { items, total: told } = await listOf(air.level[6], query);
    expect([items.length, told]).toEqual([total, total]);
  });

  test.each([{ status: 'Draft' }, { status: 'open' }, { reportType: 'X' }, { reporter: 1 }, { departmentId: 1 }])(
    'refuse %j',
    async (query) => {
      const { status } = await app.call(listReports, air.level[6], { query: query as Query });
      expect(status).toBe(400);
    },
  );
});

test('pages are ordered newest first and together complete', async () => {
  const all = (await listOf(air.level[4])).items.map(({ id }) => id);
  const pages = await Promise.all([0, 1, 2, 3].map((offset) => listOf(air.level[4], { offset, limit: 5 })));
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all);
  expect(pages.map(({ total, offset, limit }) => [total, offset, limit])[3]).toEqual([18, 3, 5]);
});

test('rows show the risk from Level2 on, and nothing of the reporter of a confidential report', async () => {
  const rows = (await listOf(air.level[6])).items;
  for (const row of rows) {
    expect(row).toMatchObject({ initialRisk: null, relatedReportsCount: 0, hasInvestigation: false });
    expect([row.id, 'reporter' in row, 'department' in row]).toEqual([
      row.id,
      !row.isConfidential,
      !row.isConfidential,
    ]);
    expect(row.isConfidential).toBe(/^\d{4}-\d{2}-\d{2}$/.test(row.reportDate ?? ''));
  }
  expect(JSON.stringify(rows.filter(({ isConfidential }) => isConfidential))).not.toMatch(/captain|HQ|FO|CB|OP/);
  for (const who of [air.captain, air.colleague])
    for (const row of (await listOf(who)).items) expect(row).not.toHaveProperty('initialRisk');
  const asked = (await listOf(air.elsewhere[2], { awaitsMe: true })).items;
  expect([asked.length, asked.some((row) => 'initialRisk' in row)]).toEqual([1, false]);
});

test('reports that wait for an assessment by the caller are found, until it is given or the case is closed', async () => {
  const awaited = async (who: TestEmployee) => (await listOf(who, { awaitsMe: true })).total;
  expect([await awaited(air.colleague), await awaited(air.elsewhere[2]), await awaited(air.level[6])]).toEqual([
    1, 1, 0,
  ]);
  await app.pool.query(`update safety.assessment set risk_level = '1E' where assessor_id = $1`, [air.colleague.id]);
  await app.pool.query(
    `update safety.case set completed_at = now()
     where id in (select case_id from safety.assessment where assessor_id = $1)`,
    [air.elsewhere[2].id],
  );
  expect([await awaited(air.colleague), await awaited(air.elsewhere[2])]).toEqual([0, 0]);
  expect((await listOf(air.colleague)).total).toBe(3);
  expect((await app.call(listReportDrafts, air.colleague, { query: { awaitsMe: true } })).status).toBe(400);
});

/** Lists that only some people have: others' reports from Level2 on, those of the safety office from Level5 on. */
const canOfCounts = (who: TestEmployee): object => {
  if (who === air.captain || who === air.colleague) return {};
  const isOffice = who === air.level[5] || who === air.level[6];
  const ofOffice = [
    'seeInvestigations',
    'seeHazards',
    'seeAssigned',
    'classifyReports',
    'approvePlans',
    'writeLessons',
  ];
  const seesFilings = isOffice || who === air.level[4];
  return {
    seeOthers: true,
    ...(who === air.level[4] && { oversee: true }),
    ...(seesFilings && { seeFilings: true }),
    ...(isOffice && Object.fromEntries(ofOffice.map((each) => [each, true]))),
  };
};

test('drafts are a list of their own, with its own total', async () => {
  for (const who of people) {
    const { body } = await app.call(listReportDrafts, who);
    expect(body).toMatchObject({
      total: 1,
      items: [{ status: 'Draft', reportNo: null, isMine: true, reporter: { id: who.id } }],
    });
    expect((await app.call(getReportCounts, who)).body).toEqual({
      draftCount: 1,
      newsCount: 0,
      can: canOfCounts(who),
    });
  }
  app.now.value = new Date('2026-11-20T02:00:00.000Z');
  await app.call(createReportDraft, air.captain, { body: sampleReport({ subject: '둘째' }) });
  const { body } = await app.call(listReportDrafts, air.captain, { query: { searchText: '둘' } });
  expect(body.items.map(({ subject }) => subject)).toEqual(['둘째']);
});

test('only one file names the table of authorship', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const naming = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      /\bauthorship\b(?!\.queries)/.test(
        readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
      ),
  );
  expect(naming).toEqual(['areas/safety/report/authorship.queries.ts']);
});
