import {
  approveLesson,
  createLesson,
  type Lesson,
  type LessonBody,
  lessonChecks,
  listLessons,
  sendLesson,
} from '@portal/contract/safety';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { givenInStatus } from '#testing/safety/given-in-status';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
/** Two members of the safety office. */
let writer: TestEmployee;
let second: TestEmployee;

beforeEach(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  [writer, second] = [air.level[6], air.level[5]];
  return () => app.close();
});

const checks = [...lessonChecks];
type Headers = Record<string, string>;

const closed = async () => (await givenInStatus(app, { air, assessor: air.colleague }, 'Closed', {})).id;
const ofReport = (id: number) => ({ type: 'Report', id }) as const;

const write = (body: Partial<LessonBody> = {}, who = writer) =>
  app.call(createLesson, who, { body: { title: '활주로 이물질', ...body } });

/** A lesson that is complete enough to be submitted. */
const given = async (more: Partial<LessonBody> = {}): Promise<Lesson> => {
  const cases = more.cases ?? [ofReport(await closed())];
  const { status, body } = await write({ happened: '이물질이 있었다', learned: '먼저 살핀다', ...more, cases });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};

const send = (id: number, who = writer, body: object = { checks }, headers: Headers = {}) =>
  app.call(sendLesson, who, { params: { id }, body, headers });
const approve = (id: number, who = second, body: object = { checks }, headers: Headers = {}) =>
  app.call(approveLesson, who, { params: { id }, body, headers });
const list = async (query: Record<string, string | number> = {}, who = air.captain) =>
  (await app.call(listLessons, who, { query })).body;

const published = async (more: Partial<LessonBody> = {}): Promise<Lesson> => {
  const { id } = await given(more);
  await send(id);
  const { status, body } = await approve(id);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

describe('the list', () => {
  test('contains published lessons, latest first, in rows without texts', async () => {
    const first = await published({ title: '첫째', fieldLevel1: { id: 1 }, fieldLevel2: { id: 12 }, month: '2026-10' });
    app.now.value = new Date('2026-11-21T01:00:00.000Z');
    const latest = await published({ title: '둘째' });
    await given({ title: '작성 중' });
    const page = await list();
    expect(page.items.map(({ title }) => title)).toEqual(['둘째', '첫째']);
    expect(page.items[1]).toEqual({
      id: first.id,
      lessonNo: 'LSN-2026-0001',
      status: 'Published',
      title: '첫째',
      fieldLevel1: first.fieldLevel1,
      fieldLevel2: first.fieldLevel2,
      month: '2026-10',
      publishedDate: '2026-11-20',
    });
    expect(page.can).toEqual({});
    expect((await list({ fieldLevel1Id: 1 })).total).toBe(1);
    expect((await list({ fieldLevel2Id: 13 })).total).toBe(0);
    expect((await list({ limit: 1, offset: 1 })).items.map(({ id }) => id)).toEqual([first.id]);
    const office = await list({ status: 'Draft' }, writer);
    expect([office.items.map(({ title }) => title), office.can]).toEqual([['작성 중'], { make: true }]);
    expect((await list({}, writer)).items.map(({ id }) => id)).toEqual([latest.id, first.id]);
  });

  test('is searched in titles, texts and numbers, ignoring case; percent and underscore are letters', async () => {
    await published({ title: 'Bird strike', causes: '습도 100%_가까이', learned: '조류 퇴치' });
    await published({ title: '다른 일' });
    for (const [searchText, total] of [
      ['bird STRIKE', 1],
      ['조류', 1],
      ['조류 bird', 1],
      ['조류 다른', 0],
      ['lsn-2026-0002', 1],
      ['100%_', 1],
      ['100_', 0],
      ['%', 1],
      ['없는 말', 0],
    ] as const)
      expect([searchText, (await list({ searchText })).total]).toEqual([searchText, total]);
  });
});
