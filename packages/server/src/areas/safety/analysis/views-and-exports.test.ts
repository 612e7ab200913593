import { changeView, createView, deleteView, listViews, type ViewBody } from '@portal/contract/safety';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { givenActions, givenNotified } from '#testing/safety/given-action';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let air: Airline;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  const acted = await givenNotified(app, air, { eventDate: '2026-11-10T21:40', subject: '=1+1' });
  await givenActions(app, { family: 'reports', id: acted, by: air.level[6] }, [air.colleague]);
  await givenReport(app, air.colleague, {
    isConfidential: true,
    subject: '비공개 보고',
    eventDate: '2026-11-12T03:04',
  });
});

afterAll(() => app.close());

const view = (more: Partial<ViewBody> = {}): ViewBody => ({
  list: 'Reports',
  name: '이번 분기 HL8401',
  query: { registrationNo: 'HL8401', fromDate: '2026-10-01', open: 'true', fieldLevel1Id: '1' },
  ...more,
});

describe('views', () => {
  const refused = async (who: TestEmployee, body: ViewBody): Promise<string> => {
    const reply = await app.call(createView, who, { body });
    const { errors } = reply.body as unknown as { errors?: { path: string; code: string }[] };
    return `${reply.status} ${errors?.map(({ path, code }) => `${path} ${code}`).join(' ')}`;
  };

  test('are kept, changed and deleted by their owner alone', async () => {
    const { status, body: made } = await app.call(createView, air.captain, { body: view() });
    expect(status).toBe(201);
    expect(made).toEqual({ ...view(), id: made.id, version: 1 });
    const board = (await app.call(createView, air.captain, { body: view({ list: 'Board', query: {} }) })).body;
    const first = (await app.call(createView, air.captain, { body: view({ name: ' 가 ', query: {} }) })).body;
    expect((await app.call(listViews, air.captain)).body.map(({ name }) => name)).toEqual([
      '가',
      made.name,
      board.name,
    ]);
    expect((await app.call(listViews, air.level[6])).body).toEqual([]);
    const params = { id: made.id };
    expect((await app.call(changeView, air.level[6], { params, body: view() })).status).toBe(404);
    expect((await app.call(deleteView, air.level[6], { params })).status).toBe(404);
    const changed = await app.call(changeView, air.captain, {
      params,
      body: view({ query: { phase: '8' } }),
      headers: { 'if-match': '"1"' },
    });
    expect(changed).toMatchObject({ status: 200, body: { version: 2, query: { phase: '8' } } });
    expect(
      (await app.call(changeView, air.captain, { params, body: view(), headers: { 'if-match': '"1"' } })).status,
    ).toBe(409);
    expect(
      await app.call(changeView, air.captain, { params, body: view({ list: 'Hazards', query: {} }) }),
    ).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'list' }] },
    });
    for (const { id } of [made, board, first])
      expect((await app.call(deleteView, air.captain, { params: { id } })).status).toBe(204);
    expect((await app.call(deleteView, air.captain, { params })).status).toBe(404);
  });

  test.each<[string, ViewBody, string]>([
    ['a blank name', view({ name: ' ' }), '422 name required'],
    ['a long name', view({ name: 'ㄱ'.repeat(51) }), '400 name too-long'],
    ['an unknown filter', view({ query: { departmentId: '1' } }), '400 query.departmentId unknown-field'],
    ['a page', view({ query: { offset: '1' } }), '400 query.offset unknown-field'],
    ['a bad value', view({ query: { eventType: '9' } }), '400 query.eventType wrong-type'],
    ['no number', view({ query: { fieldLevel1Id: 'one' } }), '400 query.fieldLevel1Id wrong-type'],
    [
      'days turned about',
      view({ query: { fromDate: '2026-02-01', toDate: '2026-01-01' } }),
      '400 query.toDate before-start',
    ],
    [
      'a board that began too long ago',
      view({ list: 'Board', query: { fromDate: '2021-11-30' } }),
      '400 query.toDate too-big',
    ],
    ['a board to come', view({ list: 'Board', query: { fromDate: '2026-12-01' } }), '400 query.toDate before-start'],
    ['contents without words', view({ query: { searchType: 'Content' } }), '400 query.searchText word-too-short'],
    [
      'what the board does not take',
      view({ list: 'Board', query: { mainOnly: 'true' } }),
      '400 query.mainOnly unknown-field',
    ],
    [
      'a value that is no text',
      view({ query: { fieldLevel1Id: 1 as never } }),
      '400 query.fieldLevel1Id wrong-type query.fieldLevel1Id unknown-field',
    ],
  ])('refuse %s', async (_what, body, expected) => {
    expect(await refused(air.captain, body)).toBe(expected);
  });

  test('have each name once in a list, also for two at once, and fifty of a person', async () => {
    const who = air.colleague;
    const twice = await Promise.all(
      ['Mine', 'mine'].map((name) => app.call(createView, who, { body: view({ name }) })),
    );
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(await refused(who, view({ name: 'MINE' }))).toBe('422 name code-twice');
    for (let count = 1; count < 50; count += 1)
      expect(
        (await app.call(createView, who, { body: view({ list: 'Actions', name: `${count}`, query: {} }) })).status,
      ).toBe(201);
    expect(await refused(who, view({ name: 'one more' }))).toBe('422 name too-many');
  });
});

describe('spreadsheets', () => {
  const exported = (path: string, who: TestEmployee, language = 'ko') =>
    app.app.inject({
      method: 'POST',
      url: `/api/esms/${path}`,
      headers: { ...tokensOf(who), 'accept-language': language },
    });
  const rowsOf = async (path: string, who: TestEmployee, language?: string) => {
    const { statusCode, rawPayload } = await exported(path, who, language);
    expect(statusCode).toBe(200);
    return readSheet(rawPayload);
  };

  test('hold the rows of the list in its order, texts as texts, without the reporter of a confidential report', async () => {
    const [header, ...reports] = await rowsOf('reports/export', air.level[6]);
    const secret = reports.find((row) => row[3] === '비공개 보고');
    const acted = reports.find((row) => row[3] === '=1+1');
    expect(header?.slice(0, 8)).toEqual([
      '보고서 번호',
      '상태',
      '분야',
      '제목',
      '발생일',
      '보고 부서',
      '보고자',
      '보고일',
    ]);
    expect(secret?.slice(3, 8)).toEqual([
      '비공개 보고',
      '2026-11-12',
      '비공개',
      '비공개',
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ]);
    expect(acted?.slice(3, 7)).toEqual(['=1+1', '2026-11-10', expect.any(String), 'captain']);
    const english = await rowsOf('reports/export', air.level[4], 'en');
    expect(english.find((row) => row[3] === '비공개 보고')?.slice(5, 7)).toEqual(['Confidential', 'Confidential']);
    expect(await rowsOf('reports/export', air.level[2])).toHaveLength(2);
    expect(await rowsOf('reports/export?eventType=2', air.captain)).toHaveLength(1);
  });

  test('are the same bytes whoever wrote a confidential report, and name nobody', async () => {
    const file = (await exported('reports/export', air.level[6])).rawPayload;
    expect((await exported('reports/export', air.level[6])).rawPayload.length).toBe(file.length);
    const rows = JSON.stringify(await rowsOf('reports/export', air.level[5]));
    expect(rows).not.toContain('colleague');
    expect(rows).not.toContain('03:04');
  });

  test('hold investigations, hazards and actions for who reads these lists', async () => {
    expect((await rowsOf('actions/export', air.level[6]))[1]?.slice(0, 5)).toEqual([
      expect.stringMatching(/^ACT-/),
      '진행 중',
      expect.stringMatching(/^SSR-/),
      '=1+1',
      'colleague',
    ]);
    expect(await rowsOf('hazards/export', air.level[6])).toHaveLength(2);
    expect(await rowsOf('investigations/export', air.level[6])).toHaveLength(1);
    for (const path of ['hazards/export', 'investigations/export', 'actions/export'])
      expect((await exported(path, air.captain)).statusCode).toBe(403);
    expect((await exported('reports/export?limit=5', air.level[6])).statusCode).toBe(400);
  });

  test('are told to the trail by the names of filters, without what was searched', async () => {
    await rowsOf('reports/export?searchText=%3D1&fromDate=2026-11-01', air.level[6]);
    const { rows } = await app.pool.query(
      `select actor_id, area, record_type, after from audit.entry where action = 'export' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      actor_id: air.level[6].id,
      area: 'safety',
      record_type: 'portal',
      after: { list: 'Reports', rows: 1, filters: ['searchText', 'fromDate'], fromDate: '2026-11-01' },
    });
  });

  test('hold twenty thousand rows at most', async () => {
    const { rows } = await app.pool.query<{ id: number }>(
      `insert into safety.case (id, kind) select 1000000000 + n, 'Hazard' from generate_series(1, 20000) n returning id`,
    );
    await app.pool.query(
      `insert into safety.hazard (case_id, hazard_no, status, source, title, category_level1_id, category,
         potential_consequences, identifier_id, identified_on, modified_by_id, modified_at)
       select id, 'HZ-T-' || id, 'Open', 'Others', '많은 위해요인', 1, '{"levels": [1], "description": null}', '[]', $2, '2026-11-20', $2, now()
       from unnest($1::integer[]) id`,
      [rows.map(({ id }) => id), air.level[6].id],
    );
    expect(JSON.parse((await exported('hazards/export', air.level[6])).payload)).toMatchObject({
      status: 413,
      code: 'too-large',
    });
    expect(await rowsOf(`hazards/export?searchText=${encodeURIComponent('많은 위해요인')}`, air.level[6])).toHaveLength(
      20_001,
    );
  });
});
