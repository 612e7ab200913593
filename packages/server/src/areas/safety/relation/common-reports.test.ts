import {
  addRelations,
  listByEventCategory,
  listByHazardCategory,
  listToHazard,
  listToInvestigation,
  type Report,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { givenClassification, givenHazard, givenStatus } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

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

/** A group of a main report and two children. */
const givenGroup = async () => {
  const [main = 0, one = 0, two = 0] = await givenIds(3);
  expect((await relate(main, [one, two])).status).toBe(200);
  return { main, one, two };
};

describe('reports in common', () => {
  test('have the event category, within days of the event in its own time zone; both days or none are given', async () => {
    const own = await given();
    const other = await given({ eventDate: '2026-03-01T00:30', eventDateTimeZone: 1 });
    const abroad = await given({ eventDate: '2026-03-01T23:30', eventDateTimeZone: 0 });
    const [child = 0, unlike = 0, main = 0] = await givenIds(3);
    for (const id of [own.id, other.id, abroad.id, child])
      await givenClassification(app, office, id, { eventCategories: [{ id: 27 }, { id: 106 }] });
    await givenClassification(app, office, unlike, { eventCategories: [{ id: 98 }] });
    await relate(main, [child]);
    const shared = async (query = {}) => {
      const { status, body } = await app.call(listByEventCategory, office, { params: { id: own.id }, query });
      return status === 200 ? body.items.map(({ id }) => id) : status;
    };
    expect(await shared()).toEqual([abroad.id, other.id]);
    expect(await shared({ fromDate: '2026-03-01', toDate: '2026-03-01' })).toEqual([abroad.id, other.id]);
    expect(await shared({ fromDate: '2026-02-01', toDate: '2026-02-28' })).toEqual([]);
    expect(await shared({ fromDate: '2026-03-01' })).toBe(400);
    expect(await shared({ toDate: '2026-03-01' })).toBe(400);
    expect(await shared({ limit: 1, offset: 1 })).toEqual([other.id]);
    const resting = await app.call(listByEventCategory, office, { params: { id: child } });
    expect(resting.body.items).toEqual([]);
  });

  test('have the first level of the hazard category', async () => {
    const [own = 0, other = 0, unlike = 0] = await givenIds(3);
    await givenHazard(app, office, own);
    await givenHazard(app, office, other);
    await givenHazard(app, office, unlike, {
      category: { level1: { id: 2 }, level2: { id: 21 }, level3: { id: 2101 } },
    });
    const { body } = await app.call(listByHazardCategory, office, { params: { id: own } });
    expect(body.items.map(({ id }) => id)).toContain(other);
    expect(body.items.map(({ id }) => id)).not.toContain(unlike);
    expect(body.items.map(({ id }) => id)).not.toContain(own);
  });

  test('linkable reports have no main report; for a hazard they also have no hazard and are not closed', async () => {
    const { main, one } = await givenGroup();
    const [bound = 0, closed = 0] = await givenIds(2);
    await givenHazard(app, office, bound);
    await givenStatus(app, closed, 'Closed');
    const ids = async (endpoint: typeof listToHazard | typeof listToInvestigation, query = {}) =>
      (await app.call(endpoint, office, { query: { limit: 1000, ...query } })).body.items.map(({ id }) => id);
    expect(await ids(listToInvestigation)).toEqual(expect.arrayContaining([main, bound, closed]));
    expect(await ids(listToInvestigation)).not.toContain(one);
    const free = await ids(listToHazard);
    expect(free).toContain(main);
    for (const id of [one, bound, closed]) expect(free).not.toContain(id);
    expect(await ids(listToHazard, { reportType: 'SSVR' })).not.toContain(main);
    expect(await ids(listToHazard, { searchText: '없는 제목' })).toEqual([]);
  });
});
