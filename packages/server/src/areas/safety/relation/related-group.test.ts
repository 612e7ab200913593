import {
  addRelations,
  changeReport,
  createReportDraft,
  deleteReport,
  getReport,
  getReportStatus,
  listByEventCategory,
  listByHazardCategory,
  listParents,
  listRelated,
  listReports,
  listToHazard,
  listToInvestigation,
  type Report,
  releaseRelation,
  setMainReport,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import {
  givenAssessed,
  givenAssessor,
  givenClassification,
  givenHazard,
  givenStatus,
} from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';
import { seededRandom } from '../../../demo/demo-random.ts';

let app: TestApp;
let air: Airline;
let office: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
});

afterAll(() => app.close());

/** Each one second after the one before, because lists are ordered by time. */
const given = (more = {}, who = air.captain): Promise<Report> => {
  app.now.value = new Date(app.now.value.getTime() + 1000);
  return givenReport(app, who, more);
};
const givenIds = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await given()).id);
  return ids;
};
const relate = (id: number, body: number[], who = office) => app.call(addRelations, who, { params: { id }, body });
const release = (id: number, childId: number, who = office) =>
  app.call(releaseRelation, who, { params: { id, childId } });
const setMain = (id: number, mainReportId: number, who = office) =>
  app.call(setMainReport, who, { params: { id }, body: { mainReportId } });
const group = async (id: number, who = office) => (await app.call(listRelated, who, { params: { id } })).body;
const statusOf = async (id: number) => (await app.call(getReportStatus, office, { params: { id } })).body.status;
const faults = (answer: { body: unknown }) =>
  (answer.body as { errors: { path: string; code: string }[] }).errors.map(({ path, code }) => [path, code]);

/** A group of a main report and two children. */
const givenGroup = async () => {
  const [main = 0, one = 0, two = 0] = await givenIds(3);
  expect((await relate(main, [one, two])).status).toBe(200);
  return { main, one, two };
};

describe('a group', () => {
  test('is answered with the main report first and the possible acts on each report, and is the same from each of its reports', async () => {
    const [main = 0, one = 0, two = 0] = await givenIds(3);
    const { status, body } = await relate(main, [two, one]);
    expect(status).toBe(200);
    expect(body.map(({ id, isMain, can }) => [id, isMain, can])).toEqual([
      [main, true, {}],
      [one, false, { release: true, setMain: true }],
      [two, false, { release: true, setMain: true }],
    ]);
    for (const id of [main, one, two]) expect(await group(id)).toEqual(body);
    const parents = async (id: number) => (await app.call(listParents, office, { params: { id } })).body;
    expect((await parents(one)).map(({ id }) => id)).toEqual([main]);
    expect(await parents(main)).toEqual([]);
    const record = async (id: number) => (await app.call(getReport, office, { params: { id } })).body;
    expect(await record(one)).toMatchObject({ parentReportId: main, relatedReportsCount: 2 });
    expect(await record(main)).toMatchObject({ parentReportId: null, relatedReportsCount: 2 });
  });

  test('of one report is empty', async () => {
    const { id } = await given();
    expect(await group(id)).toEqual([]);
    expect((await setMain(id, id)).body).toEqual([]);
  });

  test('is only ever extended; reports that are members already are ignored, and the audit trail has only the new ones', async () => {
    const { main, one, two } = await givenGroup();
    const [three = 0] = await givenIds(1);
    const { body } = await relate(main, [one, three, three]);
    expect(body.map(({ id }) => id)).toEqual([main, one, two, three]);
    await relate(main, [one]);
    const { rows } = await app.pool.query(
      "select after->'reports' as reports from audit.entry where action = 'relate' and record_id = $1 order by id",
      [main],
    );
    expect(rows.map(({ reports }) => reports.length)).toEqual([2, 1]);
  });

  test('shows its reader only the reports that they may see', async () => {
    const main = await given();
    const hidden = await given({ reportType: 'SSVR', isConfidential: true });
    const elsewhere = await given({}, air.elsewhere[2]);
    const seen = await given();
    await relate(main.id, [hidden.id, elsewhere.id, seen.id]);
    expect((await group(main.id, air.level[4])).length).toBe(4);
    expect((await group(main.id, air.level[2])).map(({ id }) => id)).toEqual([main.id, seen.id]);
    const row = (await app.call(listReports, air.level[2], { query: { limit: 1000 } })).body.items.find(
      ({ id }) => id === main.id,
    );
    expect(row).toMatchObject({ relatedReportsCount: 1, parentReportId: null });
    await release(main.id, seen.id);
    expect(await group(main.id, air.level[2])).toEqual([]);
    expect(JSON.stringify(await group(main.id, air.level[4]))).not.toContain('"reporter":null');
    const confidential = (await group(main.id)).find(({ id }) => id === hidden.id);
    expect(confidential).not.toHaveProperty('reporter');
    expect(confidential).not.toHaveProperty('department');
  });
});

describe('children', () => {
  test('are refused by their place in the body, all or none', async () => {
    const { main, one } = await givenGroup();
    const [free = 0, closed = 0, bound = 0, id = 0] = await givenIds(4);
    await givenStatus(app, closed, 'Closed');
    await givenHazard(app, office, bound);
    const { body: draft } = await app.call(createReportDraft, air.captain, { body: sampleReport() });
    const answer = await relate(id, [free, id, 2_000_000_000, draft.id, one, main, closed, bound]);
    expect(answer.status).toBe(422);
    expect(faults(answer)).toEqual([
      ['1', 'report-itself'],
      ['2', 'report-unknown'],
      ['3', 'report-unknown'],
      ['4', 'report-has-main'],
      ['5', 'report-is-main'],
      ['6', 'report-closed'],
      ['7', 'report-has-work'],
    ]);
    expect(await group(free)).toEqual([]);
  });

  test.each([[[]], [Array.from({ length: 101 }, (_, place) => place + 1)], [['a']], [{}]])(
    'are one to a hundred ids: %#',
    async (body) => {
      const { id } = await given();
      expect((await relate(id, body as number[])).status).toBe(400);
    },
  );

  test('have no children themselves, and cannot be added to a closed report', async () => {
    const { one } = await givenGroup();
    const [free = 0, closed = 0] = await givenIds(2);
    expect((await relate(one, [free])).body).toMatchObject({ code: 'child-report' });
    await givenStatus(app, closed, 'Closed');
    expect((await relate(closed, [free])).body).toMatchObject({ code: 'wrong-status' });
  });

  test('share the status of their main report, and have their own again when they are released', async () => {
    const [main = 0, one = 0, two = 0] = await givenIds(3);
    await givenClassification(app, office, main, { eventCategories: [{ id: 29 }] });
    await relate(main, [one, two]);
    expect(await statusOf(one)).toBe('HazardIdentification');
    expect((await release(main, one)).status).toBe(204);
    expect(await statusOf(one)).toBe('Open');
    expect((await release(main, one)).body).toMatchObject({ code: 'not-found' });
    await givenStatus(app, main, 'Closed');
    expect((await release(main, two)).body).toMatchObject({ code: 'wrong-status' });
  });

  test('keep a classification of their own, which is ignored while they are children', async () => {
    const [main = 0, child = 0] = await givenIds(2);
    await givenClassification(app, office, child, { eventCategories: [{ id: 29 }] });
    expect(await statusOf(child)).toBe('HazardIdentification');
    await relate(main, [child]);
    expect(await statusOf(child)).toBe('Open');
    await setMain(main, child);
    expect([await statusOf(child), await statusOf(main)]).toEqual(['HazardIdentification', 'HazardIdentification']);
    await release(child, main);
    expect([await statusOf(child), await statusOf(main)]).toEqual(['HazardIdentification', 'Open']);
  });

  test('are released when their main report is deleted', async () => {
    const { main, one } = await givenGroup();
    expect((await app.call(deleteReport, office, { params: { id: main } })).status).toBe(204);
    expect(await group(one)).toEqual([]);
    expect(await statusOf(one)).toBe('Open');
  });

  test('a report with a hazard is not deleted', async () => {
    const { id } = await given();
    await givenHazard(app, office, id);
    expect((await app.call(deleteReport, office, { params: { id } })).body).toMatchObject({ code: 'has-records' });
  });
});

describe('another main report', () => {
  test('can be chosen from any report of the group, which stays together', async () => {
    const { main, one, two } = await givenGroup();
    const { status, body } = await setMain(two, one);
    expect(status).toBe(200);
    expect(body.map(({ id, isMain }) => [id, isMain])).toEqual([
      [one, true],
      [main, false],
      [two, false],
    ]);
    expect((await setMain(one, one)).status).toBe(200);
  });

  test('must be a report of the group', async () => {
    const { main } = await givenGroup();
    const [free = 0] = await givenIds(1);
    const answer = await setMain(main, free);
    expect(answer.status).toBe(422);
    expect(faults(answer)).toEqual([['mainReportId', 'not-in-group']]);
  });

  test('is possible early only, and while nothing is linked to the present one', async () => {
    const { main, one } = await givenGroup();
    await givenHazard(app, office, main);
    expect((await group(one))[1]?.can).toMatchObject({ setMain: 'not-valid' });
    expect(faults(await setMain(one, one))).toEqual([['mainReportId', 'main-has-work']]);
    await givenStatus(app, main, 'Notification');
    expect((await setMain(one, one)).body).toMatchObject({ code: 'wrong-status' });
  });
});

describe('rights', () => {
  const people = () => ({
    reporter: air.captain,
    level2: air.level[2],
    level3: air.level[3],
    level4: air.level[4],
    level5: air.level[5],
    level6: air.level[6],
    stranger: air.colleague,
  });
  type Who = keyof ReturnType<typeof people>;
  const may: Record<Who, [number, number]> = {
    reporter: [403, 403],
    level2: [200, 403],
    level3: [200, 403],
    level4: [200, 403],
    level5: [200, 200],
    level6: [200, 200],
    stranger: [401, 401],
  };

  test.each(Object.entries(may))('%s', async (name, [read, write]) => {
    const who = people()[name as Who];
    const { main, one, two } = await givenGroup();
    const params = { id: main };
    for (const endpoint of [listRelated, listParents, listByEventCategory, listByHazardCategory])
      expect((await app.call(endpoint, who, { params })).status).toBe(read);
    const seen = await app.call(getReport, who, { params });
    if (seen.status === 200) expect(seen.body.can.seeRelated === true).toBe(read === 200);
    expect((await relate(main, [one], who)).status).toBe(write);
    expect((await setMain(main, main, who)).status).toBe(write);
    expect((await release(main, two, who)).status).toBe(write === 200 ? 204 : write);
    for (const endpoint of [listToHazard, listToInvestigation])
      expect((await app.call(endpoint, who)).status).toBe(write === 200 ? 200 : 403);
  });
});

test('the second assessor of a report cannot see its group', async () => {
  const { report, first } = await givenAssessed(app, air);
  const somebody = air.elsewhere[2];
  await givenAssessor(app, office, { id: report.id, raId: first.id }, somebody);
  const params = { id: report.id };
  expect((await app.call(getReport, somebody, { params })).body.can).not.toHaveProperty('seeRelated');
  expect((await app.call(listRelated, somebody, { params })).status).toBe(403);
});

describe('concurrent changes', () => {
  test('never create a chain or a cycle', async () => {
    const ids = await givenIds(5);
    const random = seededRandom(20_261_122);
    const any = () => random.pick(ids);
    const acts = [
      () => relate(any(), [any(), any()]),
      () => relate(any(), [any()]),
      () => release(any(), any()),
      () => setMain(any(), any()),
    ];
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => acts[place % acts.length]?.()));
      for (const answer of answers) expect([200, 204, 404, 422]).toContain(answer?.status);
      const { rows } = await app.pool.query(
        `select count(*)::integer as wrong from safety.report c join safety.report m on m.id = c.main_id
         where m.main_id is not null or m.id = c.id or c.status <> m.status`,
      );
      expect(rows[0]).toEqual({ wrong: 0 });
    }
  });

  test('a report that turns confidential is no longer in the group for those who may not see it', async () => {
    const { main, one, two } = await givenGroup();
    await app.call(changeReport, air.captain, { params: { id: one }, body: sampleReport({ isConfidential: true }) });
    expect((await group(main, air.level[2])).map(({ id }) => id)).toEqual([main, two]);
  });
});
