import { listAudit } from '@portal/contract/admin';
import { addHoliday, changeHoliday, type Holiday, listHolidays, removeHoliday } from '@portal/contract/calendar';
import { beforeEach, describe, expect, test } from 'vitest';
import { seenWith } from '#platform/database/pool';
import { type Company, givenCompany } from '#testing/given-administrator';
import { createTestApp, type TestApp } from '#testing/test-app';
import type { CalendarServices, HolidayReferences } from '../calendar-services.ts';
import type { CalendarTables } from '../calendar-tables.ts';
import { listHolidays as listHolidayDays } from './holiday.queries.ts';
import { addHoliday as addHolidayWith } from './save-holiday.ts';

let app: TestApp;
let company: Company;

beforeEach(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
  return () => app.close();
});

const sample = { date: '2030-10-09', name: '한글날', engName: 'Hangeul Day', kind: 'Statutory' } as const;

const ofYear = async (year?: number) =>
  (await app.call(listHolidays, company.captain, { query: year === undefined ? {} : { year } })).body;
const add = (more: object = {}, who = company.admin) => app.call(addHoliday, who, { body: { ...sample, ...more } });
const change = (id: number, more: object = {}, headers: Record<string, string> = {}, who = company.admin) =>
  app.call(changeHoliday, who, { params: { id }, body: { ...sample, ...more }, headers });
const remove = (id: number, headers: Record<string, string> = {}, who = company.admin) =>
  app.call(removeHoliday, who, { params: { id }, headers });
const shortOf = ({ date, name, kind, isVerified }: Holiday) =>
  `${isVerified ? '' : '*'}${date.slice(5)} ${name} ${kind}`;

describe('the holidays included in the portal', () => {
  test('are visible to everybody, by day and name', async () => {
    const holidays = await ofYear(2027);
    expect(holidays.map(shortOf)).toEqual([
      '01-01 신정 Statutory',
      '02-06 설날 연휴 Statutory',
      '02-07 설날 Statutory',
      '02-08 설날 연휴 Statutory',
      '02-09 대체공휴일(설날) Substitute',
      '03-01 삼일절 Statutory',
      '05-05 어린이날 Statutory',
      '05-13 부처님오신날 Statutory',
      '06-06 현충일 Statutory',
      '07-17 제헌절 Statutory',
      '*07-19 대체공휴일(제헌절) Substitute',
      '08-15 광복절 Statutory',
      '08-16 대체공휴일(광복절) Substitute',
      '09-14 추석 연휴 Statutory',
      '09-15 추석 Statutory',
      '09-16 추석 연휴 Statutory',
      '10-03 개천절 Statutory',
      '10-04 대체공휴일(개천절) Substitute',
      '10-09 한글날 Statutory',
      '10-11 대체공휴일(한글날) Substitute',
      '12-25 성탄절 Statutory',
      '12-27 대체공휴일(성탄절) Substitute',
    ]);
    expect(holidays.every(({ source, engName, version }) => source !== '' && engName !== '' && version === 1)).toBe(
      true,
    );
  });

  test('are those of this year by default', async () => {
    expect(await ofYear()).toEqual(await ofYear(2026));
    expect((await ofYear(2026)).map(({ date }) => date)).toContain('2026-07-17');
    expect((await ofYear(2025)).filter(({ date }) => date === '2025-05-05')).toHaveLength(2);
    expect(await ofYear(2031)).toEqual([]);
    for (const year of [1999, 2101])
      expect((await app.call(listHolidays, company.captain, { query: { year } })).status).toBe(400);
  });

  test('are available to other areas for a range of days', async () => {
    expect(await listHolidayDays(app.db, { from: '2025-05-05', to: '2025-06-03' })).toEqual([
      { date: '2025-05-05', name: '부처님오신날', kind: 'Statutory', isVerified: true },
      { date: '2025-05-05', name: '어린이날', kind: 'Statutory', isVerified: true },
      { date: '2025-05-06', name: '대체공휴일(부처님오신날)', kind: 'Substitute', isVerified: true },
      { date: '2025-06-03', name: '대통령선거일', kind: 'Election', isVerified: false },
    ]);
  });
});

describe('an administrator', () => {
  test('adds a holiday, which is not verified by default', async () => {
    const added = await add({ name: '  한글날 ' });
    expect(added).toMatchObject({ status: 201, body: { ...sample, isVerified: false, source: '', version: 1 } });
    const verified = await add({ date: '2030-03-01', name: '삼일절', isVerified: true, source: ' 관보 ' });
    expect(verified.body).toMatchObject({ isVerified: true, source: '관보' });
    expect(await ofYear(2030)).toEqual([verified.body, added.body]);
  });

  test('changes it; a missing field becomes empty, and an equal body changes nothing', async () => {
    const { body } = await add({ isVerified: true, source: '관보' });
    const changed = await change(body.id, { date: '2031-10-09', kind: 'Company' }, { 'if-match': '"1"' });
    expect(changed).toMatchObject({
      status: 200,
      body: { id: body.id, date: '2031-10-09', kind: 'Company', isVerified: false, source: '', version: 2 },
    });
    expect((await change(body.id, { date: '2031-10-09', kind: 'Company' })).body.version).toBe(2);
    expect(await ofYear(2030)).toEqual([]);
  });

  test('removes it', async () => {
    const { body } = await add();
    expect((await remove(body.id, { 'if-match': '"1"' })).status).toBe(204);
    expect((await remove(body.id)).status).toBe(404);
    expect((await change(body.id)).status).toBe(404);
    expect(await ofYear(2030)).toEqual([]);
  });

  test('is refused with an outdated version, and nothing changes', async () => {
    const { body } = await add();
    await change(body.id, { source: '관보' });
    const stale = { 'if-match': '"1"' };
    expect((await change(body.id, { name: '다른 날' }, stale)).status).toBe(409);
    expect((await remove(body.id, stale)).status).toBe(409);
    expect(await ofYear(2030)).toMatchObject([{ name: '한글날', source: '관보', version: 2 }]);
  });
});

test('other people cannot change holidays', async () => {
  const { body } = await add();
  const asked = [
    await add({ name: '다른 날' }, company.captain),
    await change(body.id, {}, {}, company.captain),
    await remove(body.id, {}, company.captain),
    await remove(999_999, {}, company.captain),
  ];
  expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect(await ofYear(2030)).toHaveLength(1);
});

describe('a body', () => {
  test('requires both names, and a name that is unique on its day', async () => {
    const { body: first } = await add();
    expect((await add({ date: '2030-10-10' })).status).toBe(201);
    const { body: other } = await add({ name: '회사 창립일' });
    for (const answer of [await add({ name: '한글날 ' }), await change(other.id)])
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'not-valid', errors: [{ path: 'name', code: 'holiday-twice' }] },
      });
    expect((await change(first.id, { engName: 'Hangul Day' })).status).toBe(200);
    expect(await add({ name: ' ', engName: '' })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { path: 'name', code: 'required' },
          { path: 'engName', code: 'required' },
        ],
      },
    });
  });

  test.each([
    ['a day before 2000', { date: '1999-12-31' }],
    ['a day after 2100', { date: '2101-01-01' }],
    ['a day that is none', { date: '2030-02-30' }],
    ['a name that is too long', { name: '가'.repeat(101) }],
    ['an English name that is too long', { engName: 'a'.repeat(101) }],
    ['a source that is too long', { source: '가'.repeat(501) }],
    ['another kind', { kind: 'Other' }],
    ['a field that is unknown', { other: 1 }],
    ['a version', { version: 1 }],
  ])('is refused for %s', async (_what, more) => {
    expect((await add(more)).status).toBe(400);
  });
});

test('of two who add the same concurrently one is refused', async () => {
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
});

test('the audit trail has the day, the kind and whether it is verified, and no names', async () => {
  const { body } = await add({ source: '관보 제1호' });
  await change(body.id, { date: '2030-10-10', isVerified: true });
  await remove(body.id);
  const { body: trail } = await app.call(listAudit, company.admin, { query: { area: 'calendar' } });
  expect(trail.items.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: 'remove', before: { date: '2030-10-10', kind: 'Statutory', isVerified: true }, after: null },
    {
      action: 'change',
      before: { date: '2030-10-09', kind: 'Statutory', isVerified: false },
      after: { date: '2030-10-10', kind: 'Statutory', isVerified: true },
    },
    { action: 'add', before: null, after: { date: '2030-10-09', kind: 'Statutory', isVerified: false } },
  ]);
  expect(trail.items[0]).toMatchObject({ recordType: 'holiday', recordId: body.id });
});

test('higher areas are called with the days in the transaction of the change, and can roll it back', async () => {
  const told: (readonly string[])[] = [];
  const services: CalendarServices = { clock: () => app.now.value, jobs: { send: () => Promise.resolve() } };
  const context = { actor: { employeeId: company.admin.id } } as never;
  const addTelling = (react: HolidayReferences) =>
    seenWith<CalendarTables>(app.db)
      .transaction()
      .execute((tx) => addHolidayWith(tx, { ...services, holidayReferences: [react] }, sample, context));
  await expect(addTelling(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await ofYear(2030)).toEqual([]);
  await addTelling(async (tx, _services, days) => {
    const kept = await listHolidayDays(tx, { from: '2030-01-01', to: '2030-12-31' });
    told.push(
      days,
      kept.map(({ name }) => name),
    );
  });
  expect(told).toEqual([['2030-10-09'], ['한글날']]);
});
