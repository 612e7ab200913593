import { listAudit } from '@portal/contract/admin';
import { actOnLine, submitNewDocument } from '@portal/contract/approval';
import type { SheetRun } from '@portal/contract/kernel';
import {
  downloadLeaveTemplate,
  exportVacations,
  importLeaveTotals,
  listAnnualLeaves,
  listPublicVacations,
  listVacations,
} from '@portal/contract/leave';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, describe, expect, test } from 'vitest';
import { zipBomb } from '#platform/spreadsheet/workbook.fixture';
import { lineOf, sampleLeave } from '#testing/areas/given-memo';
import { type Company, givenCompany } from '#testing/given-administrator';
import { givenEmployee, givenEntitlement, type TestEmployee } from '#testing/given-company';
import { multipart } from '#testing/multipart';
import { spreadsheetOf } from '#testing/spreadsheet';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

const bomb = zipBomb();

let app: TestApp;
let company: Company;
let crew: TestEmployee;

beforeEach(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
  crew = await givenEmployee(app, 'crew', company.flight);
  await givenEntitlement(app, crew, 2026, 15);
  await givenEntitlement(app, crew, 2027, 15);
  return () => app.close();
});

type Days = Parameters<typeof sampleLeave>[1];

const givenCompletedLeave = async (days: Days): Promise<void> => {
  const { body } = await app.call(submitNewDocument, crew, { body: sampleLeave([company.admin], days) });
  await app.call(actOnLine, company.admin, {
    params: { id: body.id, lineId: lineOf(body, company.admin) },
    body: { action: 'Approved' },
  });
};

const header = ['사번', '이름', '총 연차'];

const send = (
  content: Uint8Array | string,
  { name = '총연차.xlsx', year = 2026, ...run }: SheetRun & { name?: string; year?: number } = {},
) =>
  app.call(importLeaveTotals, company.admin, {
    params: { year },
    query: run,
    ...multipart([{ name: 'file', filename: name, content }]),
  });

const sendRows = async (rows: Parameters<typeof spreadsheetOf>[0], more: Parameters<typeof send>[1] = {}) =>
  send(await spreadsheetOf(rows), more);

const problemsOf = (body: unknown): string[] =>
  ((body as { errors?: { path: string; code: string }[] }).errors ?? []).map(({ path, code }) => `${path} ${code}`);

const messagesOf = (body: unknown): string[] =>
  (body as { errors: { path: string; message: string }[] }).errors.map(({ path, message }) => `${path} ${message}`);

const totalsOf = async (year = 2026): Promise<Record<string, number>> => {
  const { body } = await app.call(listVacations, company.admin, { params: { year } });
  return Object.fromEntries(body.items.map(({ code, annualLeaveInfo }) => [code, annualLeaveInfo.totalDays]));
};

describe('the list of a year', () => {
  test('has the used days of each employee, and a leave across New Year in each year by its days', async () => {
    await givenCompletedLeave({ days: ['2026-12-30', '2026-12-31', '2027-01-04'] });
    await givenCompletedLeave({ days: [{ half: '2026-11-25', type: 'MorningOff' }] });
    await givenCompletedLeave({ absenceType: 'Training', days: ['2026-12-01'] });
    const of = async (year: number) => {
      const { body } = await app.call(listVacations, company.admin, {
        params: { year },
        query: { searchKeyword: 'crew' },
      });
      return body.items[0]?.annualLeaveInfo;
    };
    expect(await of(2026)).toMatchObject({
      totalDays: 15,
      useAnnualLeaveDays: 2.5,
      useVacationDays: 1,
      remainingDays: 12.5,
    });
    expect(await of(2027)).toMatchObject({ useAnnualLeaveDays: 1, useVacationDays: 0 });
    const details = await app.call(listAnnualLeaves, company.admin, { params: { year: 2026, eid: crew.id } });
    expect(details.body.items).toMatchObject([
      { days: 0.5, type: 'AnnualLeave', periods: [{ vacationDate: '2026-11-25', annualLeaveType: 'MorningOff' }] },
      { days: 2, title: '[휴가신청서] 2026-12-30 외 2일', periods: [{}, {}] },
    ]);
    const others = await app.call(listPublicVacations, company.admin, { params: { year: 2026, eid: crew.id } });
    expect(others.body.items).toMatchObject([{ days: 1, type: 'Training' }]);
    const nobody = await app.call(listAnnualLeaves, company.admin, { params: { year: 2026, eid: 9999 } });
    expect(nobody.status).toBe(404);
  });

  test('contains active employees, and those who resigned within the year', async () => {
    await givenEmployee(app, 'now', company.flight, { resignedOn: '2026-03-31' });
    await givenEmployee(app, 'before', company.flight, { resignedOn: '2025-12-31' });
    expect(Object.keys(await totalsOf()).toSorted()).toEqual(['admin', 'captain', 'crew', 'now']);
    expect(Object.keys(await totalsOf(2025)).toSorted()).toEqual(['admin', 'before', 'captain', 'crew']);
  });
});

describe('importing total days', () => {
  test('imports every row, returns a preview first, and is audited', async () => {
    const rows = [
      header,
      ['CREW', 'crew', 20],
      ['captain', 'captain', '12.5'],
      [null, null, null],
      ['admin', 'admin', 15],
    ];
    const expected = { rows: 3, added: 2, changed: 1, unchanged: 0 };
    expect(await sendRows(rows, { dryRun: true })).toMatchObject({ status: 200, body: { ...expected, dryRun: true } });
    expect((await totalsOf()).crew).toBe(15);
    expect(await sendRows(rows)).toMatchObject({ status: 200, body: { ...expected, dryRun: false } });
    expect(await totalsOf()).toMatchObject({ crew: 20, captain: 12.5, admin: 15 });
    expect((await sendRows(rows)).body).toMatchObject({ unchanged: 3, changed: 0 });
    const { body } = await app.call(listAudit, company.admin, { query: { area: 'leave' } });
    expect(body.items).toMatchObject([{ recordId: 2026, after: { unchanged: 3 } }, { after: expected }]);
  });

  test('accepts the English header too', async () => {
    expect(
      (
        await sendRows([
          ['code', 'name', 'totalDays'],
          ['crew', 'crew', 3],
        ])
      ).status,
    ).toBe(200);
  });

  test('names every invalid row and changes nothing', async () => {
    await givenCompletedLeave({ days: ['2026-11-25', '2026-11-26'] });
    const { status, body } = await sendRows([
      header,
      ['captain', 'captain', 10],
      ['none', '없는 사람', 10],
      ['admin', '다른 이름', 10],
      ['admin', 'admin', '열흘'],
      ['crew', 'crew', 1.5],
      ['crew', 'crew', 10.3],
      ['crew', 'crew', -1],
      ['crew', 'crew', 100.5],
      ['crew', 'crew', null],
      ['crew', 'crew', { formula: '=1+14' }],
      ['crew', 'crew', new Date('2026-01-15T00:00:00Z')],
      [null, '이름만', 3],
    ]);
    expect(status).toBe(422);
    expect(messagesOf(body)).toContain('row 3 사번 "none": 등록되지 않은 사번입니다.');
    expect(messagesOf(body)).toContain('row 5 사번 "admin": 같은 값이 두 번 있습니다.');
    expect(messagesOf(body)).toContain('row 10 총 연차: 필수 항목입니다.');
    expect(messagesOf(body)).toContain('row 13 사번: 필수 항목입니다.');
    expect(problemsOf(body)).toEqual([
      'row 3 code-unknown',
      'row 4 name-differs',
      'row 5 code-twice',
      'row 5 not-a-number',
      'row 6 below-used',
      'row 7 code-twice',
      'row 7 not-half-days',
      'row 8 code-twice',
      'row 8 too-small',
      'row 9 code-twice',
      'row 9 too-big',
      'row 10 code-twice',
      'row 10 required',
      'row 11 sheet-formula',
      'row 12 code-twice',
      'row 12 not-a-number',
      'row 13 required',
    ]);
    expect(await totalsOf()).toMatchObject({ crew: 15, captain: 0, admin: 0 });
  });

  test('rejects a wrong header, no rows, and more rows than the limit', async () => {
    expect(
      problemsOf(
        (
          await sendRows([
            ['이름', '사번', '총 연차'],
            ['crew', 'crew', 3],
          ])
        ).body,
      ),
    ).toEqual(['row 1 sheet-header-wrong']);
    expect(problemsOf((await sendRows([header])).body)).toEqual(['file sheet-empty']);
    const many = Array.from({ length: 20_001 }, (_, at) => [`c${at}`, 'x', 1]);
    expect(problemsOf((await sendRows([header, ...many])).body)).toEqual(['file sheet-too-many-rows']);
  });

  test.each([
    ['text', 'not a sheet', '총연차.xlsx', 415],
    ['an old .xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), '총연차.xls', 415],
    ['an old one under a new name', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), '총연차.xlsx', 415],
    ['a zip bomb', bomb, '총연차.xlsx', 413],
    ['nothing', '', '총연차.xlsx', 415],
  ])('refuses %s', async (_what, content, name, status) => {
    const { status: answered, body } = await send(content, { name });
    expect(answered).toBe(status);
    if (status === 415) expect(problemsOf(body)).toEqual(['file not-a-spreadsheet']);
    expect(await totalsOf()).toMatchObject({ crew: 15 });
  });

  test('is refused when somebody changed a total since the preview', async () => {
    const rows = [header, ['crew', 'crew', 16]];
    await sendRows(rows);
    const { basis = '' } = (await sendRows(rows, { dryRun: true, wantsBasis: true })).body;
    await sendRows([header, ['crew', 'crew', 18]]);
    const { status, body } = await sendRows(rows, { basis });
    expect([status, (body as unknown as { code: string }).code]).toEqual([409, 'changed-meanwhile']);
    expect((await sendRows(rows, { dryRun: true })).body).toMatchObject({ changed: 1, unchanged: 0 });
  });

  test('accepts one file, and refuses two with a message', async () => {
    const content = await spreadsheetOf([header, ['crew', 'crew', 16]]);
    const file = { name: 'file', filename: 'a.xlsx', content };
    const { status, body } = await app.call(importLeaveTotals, company.admin, {
      params: { year: 2026 },
      ...multipart([file, file]),
    });
    expect([status, problemsOf(body)]).toEqual([400, ['file too-many']]);
  });

  test('counts a leave that completes concurrently: the total never falls below the used days', async () => {
    const { body: leave } = await app.call(submitNewDocument, crew, {
      body: sampleLeave([company.admin], { days: ['2026-11-25', '2026-11-26'] }),
    });
    const approve = app.call(actOnLine, company.admin, {
      params: { id: leave.id, lineId: lineOf(leave, company.admin) },
      body: { action: 'Approved' },
    });
    const [, imported] = await Promise.all([approve, sendRows([header, ['crew', 'crew', 1]])]);
    const { body } = await app.call(listVacations, company.admin, {
      params: { year: 2026 },
      query: { searchKeyword: 'crew' },
    });
    const info = body.items[0]?.annualLeaveInfo;
    expect(info?.useAnnualLeaveDays).toBe(2);
    // Either the import came first, and the leave was booked with the larger total, or it was refused.
    expect([200, 422]).toContain(imported.status);
    if (imported.status === 422) expect(info?.totalDays).toBe(15);
  });
});

describe('spreadsheets out', () => {
  const download = async (
    endpoint: typeof exportVacations | typeof downloadLeaveTemplate,
    query = '',
    language = 'ko',
  ) => {
    const response = await app.app.inject({
      method: 'GET',
      url: `${endpoint.path.replace(':year', '2026')}${query}`,
      headers: { ...tokensOf(company.admin), 'accept-language': language },
    });
    return { headers: response.headers, rows: await readSheet(response.rawPayload) };
  };

  test('the export contains all pages with the same filters, and text stays text', async () => {
    await app.db.updateTable('directory.employee').set({ eng_name: '=1+1' }).where('id', '=', crew.id).execute();
    const { headers, rows } = await download(exportVacations, '?searchKeyword=crew');
    expect(decodeURIComponent(String(headers['x-filename']))).toBe('휴가현황_2026.xlsx');
    expect(rows[0]?.slice(0, 2)).toEqual(['사번', '이름']);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual(['crew', 'crew', '=1+1', '대리', 'FO 팀', crew.email, 15, 0, 15, 0, 0]);
    expect((await download(exportVacations)).rows).toHaveLength(4);
  });

  test('the template can be uploaded unchanged', async () => {
    const { rows } = await download(downloadLeaveTemplate);
    expect(rows).toEqual([header, ['admin', 'admin', 0], ['captain', 'captain', 0], ['crew', 'crew', 15]]);
    expect((await sendRows(rows as [])).status).toBe(200);
  });

  test('in English both have English headers and names', async () => {
    const export_ = await download(exportVacations, '', 'en');
    expect(export_.headers['x-filename']).toBe('leave_2026.xlsx');
    expect(export_.rows[0]?.slice(0, 3)).toEqual(['Code', 'Name', 'English name']);
    const template = await download(downloadLeaveTemplate, '', 'en');
    expect(template.headers['x-filename']).toBe('leave-totals_2026.xlsx');
    expect((await sendRows(template.rows as [])).status).toBe(200);
  });
});
