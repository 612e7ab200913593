import { listReports } from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let people: TestEmployee[];
/** The reports that each of them may see, by email address. */
const seen = new Map<string, number[]>();

const REPORTS = 2600;
const HALF = REPORTS / 2;

/**
 * One word is in every second report. Others are in the older half alone, one more often than the cap and one rarely,
 * so none of the newest has them. One letter is in three reports. Every seventh report is confidential.
 */
const fill = `
  with planned as materialized (
    select n, 100000 + n as id, (array[$1, $2, $3, $3, $3]::integer[])[1 + n % 5] as author, n % 7 = 0 as is_hidden,
      concat_ws(' ', '점검', case when n % 2 = 0 then '엔진 Oil_누유' end, case when n <= ${HALF} then '지난%Ä' end,
        case when n <= ${HALF} and n % 12 = 0 then '타이어마모' end, case when n % 800 = 0 then '홍' end) as subject,
      timestamptz '2026-11-01' + n * interval '6 minutes' as at
    from generate_series(1, ${REPORTS}) n
  ), made as (
    insert into safety.case (id, kind) select id, 'Report' from planned
  ), written as (
    insert into safety.report (id, report_type, status, report_no, is_confidential, request_feedback, field_level1_id,
      event_at, event_zone, airport, subject, sections, created_at, listed_at, submitted_at, shown_reporter_id, shown_department_id,
      shown_department_name, shown_department_eng_name)
    select q.id, 'SSR', case when n % 3 = 0 then 'Closed' else 'Open' end, 'SSR-2026-' || to_char(n, 'FM0000'), is_hidden,
      false, 1 + n % 2, at, 1, (array['CJU', 'ICN'])[1 + n % 3], subject, '{}', at, at, at, case when not is_hidden then p.id end,
      case when not is_hidden then p.department_id end, case when not is_hidden then p.department_name end,
      case when not is_hidden then p.department_eng_name end
    from planned q join directory.person p on p.id = q.author
  ), told as (
    insert into safety.case_text (case_id, text, words) select id, subject, lower(subject) from planned
  ), asked as (
    insert into safety.assessment (case_id, seq, assessor_id, is_assigned, modified_by_id, modified_at)
    select id, 2, $4, true, $4, at from planned where n % 100 = 0
  )
  insert into safety.authorship (report_id, employee_id, department_id, department_name, department_eng_name)
  select q.id, p.id, p.department_id, p.department_name, p.department_eng_name
  from planned q join directory.person p on p.id = q.author`;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  await app.pool.query(fill, [air.captain.id, air.colleague.id, air.elsewhere[2].id, air.level[2].id]);
  people = [air.captain, ...Object.values(air.level), ...Object.values(air.elsewhere)];
  for (const who of people) seen.set(who.email, await idsOf(who, {}));
});

afterAll(() => app.close());

type Query = Record<string, string | number | boolean>;

const listOf = async (who: TestEmployee, query: Query) =>
  (await app.call(listReports, who, { query: { limit: 1000, ...query } })).body;

const idsOf = async (who: TestEmployee, query: Query): Promise<number[]> => {
  const pages = [];
  for (let offset = 0; offset < REPORTS / 1000; offset += 1) pages.push(await listOf(who, { offset, ...query }));
  return pages.flatMap(({ items }) => items.map(({ id }) => id));
};

/** The reports whose subject or number contains every word, for any reader. */
const holding = async (words: readonly string[]): Promise<Set<number>> => {
  const { rows } = await app.pool.query<{ id: number }>(
    `select id from safety.report
     where (select bool_and(position(lower(word) in lower(subject)) > 0 or position(lower(word) in lower(report_no)) > 0)
       from unnest($1::text[]) word)`,
    [words],
  );
  return new Set(rows.map(({ id }) => id));
};

describe('a search finds, of the reports that its caller may see, those that contain the words, newest first', () => {
  test.each<[string, string[], number]>([
    ['that are frequent', ['누유'], 1300],
    ['both frequent', ['OIL', '점검'], 1300],
    ['frequent for long past, more than are counted', ['지난'], 1300],
    ['past, with signs that are none of a pattern', ['%ä', 'l_누'], 650],
    ['rare and long', ['타이어마모'], 108],
    ['rare and frequent', ['이어마', '엔진'], 108],
    ['of one letter', ['홍'], 3],
    ['each known, never together', ['홍', '타이어', '2026-2400'], 0],
    ['a number', ['ssr-2026-0007'], 1],
    ['the start of numbers', ['SSR-2026-00'], 99],
    ['of nothing', ['불시착'], 0],
  ])('%s', async (_what, words, all) => {
    const found = await holding(words);
    expect(found.size).toBe(all);
    const searchText = words.join(' ');
    for (const who of people) {
      const expected = seen.get(who.email)?.filter((id) => found.has(id)) ?? [];
      expect([who.email, await idsOf(who, { searchText })]).toEqual([who.email, expected]);
      const { total, totalCapped = false } = await listOf(who, { searchText });
      expect([total, totalCapped]).toEqual([Math.min(expected.length, 1000), expected.length > 1000]);
    }
  });
});

/** A period that ends before the newest reports, which are the sample for the choice of the plan. */
const past = { fromDate: '2026-11-02', toDate: '2026-11-04' };

test.each<[string, Query, string, number]>([
  ['a filter that many of the newest fit', { airport: 'CJU' }, `airport = 'CJU'`, 866],
  ['a time past', past, `event_at >= '2026-11-01 15:00Z' and event_at < '2026-11-04 15:00Z'`, 720],
  [
    'frequent contents and a filter',
    { airport: 'CJU', searchText: '누유' },
    `airport = 'CJU' and subject like '%누유%'`,
    433,
  ],
  [
    'frequent contents of a time past',
    { ...past, searchText: '점검 누유' },
    `subject like '%누유%' and event_at >= '2026-11-01 15:00Z' and event_at < '2026-11-04 15:00Z'`,
    360,
  ],
  [
    'rare contents and a filter',
    { airport: 'CJU', searchText: '타이어' },
    `airport = 'CJU' and subject like '%타이어%'`,
    108,
  ],
])('a search finds, of the reports that its caller may see, %s', async (_what, query, condition, all) => {
  const { rows } = await app.pool.query<{ id: number }>(`select id from safety.report where ${condition}`);
  const found = new Set(rows.map(({ id }) => id));
  expect(found.size).toBe(all);
  const asked: Query = 'searchText' in query ? { ...query, searchType: 'Content' } : query;
  for (const who of people) {
    const expected = seen.get(who.email)?.filter((id) => found.has(id)) ?? [];
    expect([who.email, await idsOf(who, asked)]).toEqual([who.email, expected]);
    const page = await listOf(who, { ...asked, offset: 2, limit: 10 });
    expect([page.total, page.items.map(({ id }) => id)]).toEqual([expected.length, expected.slice(20, 30)]);
  }
});

test('a search can be filtered like any list, and paged beyond the cap of the total', async () => {
  const [master, office] = [air.level[6], air.level[3]];
  for (const who of [master, office])
    for (const searchText of ['누유', '지난', '타이어마모']) {
      const query = { status: 'Closed', fieldLevel1Id: 1 };
      const found = await holding([searchText]);
      const expected = (await idsOf(who, query)).filter((id) => found.has(id));
      expect(expected.length).toBeGreaterThan(0);
      expect(await idsOf(who, { ...query, searchText })).toEqual(expected);
    }
  const all = await idsOf(master, { searchText: '지난' });
  const page = await listOf(master, { searchText: '지난', offset: 120, limit: 10 });
  expect(page.items.map(({ id }) => id)).toEqual(all.slice(1200, 1210));
});

test('a new report is found immediately, and no longer by its former subject', async () => {
  const [id] = await idsOf(air.level[6], { searchText: '0007' });
  await app.pool.query(`update safety.report set subject = '항로이탈' where id = $1`, [id]);
  expect(await idsOf(air.level[6], { searchText: '항로이탈' })).toEqual([id]);
  expect(await idsOf(air.level[6], { searchText: '0007 점검' })).toEqual([]);
});
