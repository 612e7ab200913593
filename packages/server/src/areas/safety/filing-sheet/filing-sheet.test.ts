import { createReportDraft, type FilingSheet, getFilingSheet, type ReportBody } from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { readPdfPages } from '#testing/pdf-text';
import { givenClassification } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
});
afterAll(() => app.close());

const ask = (id: number, who: TestEmployee, query: Record<string, string | boolean> = {}) =>
  app.call(getFilingSheet, who, { params: { id }, query: { format: 'json', ...query } });
const sheetOf = async (id: number, who = office, query: Record<string, string | boolean> = {}): Promise<FilingSheet> =>
  (await ask(id, who, query)).body as unknown as FilingSheet;
const print = async (id: number, who: TestEmployee, query = '') => {
  const answer = await app.app.inject({
    method: 'GET',
    url: `/api/esms/reports/${id}/filing-sheet${query}`,
    headers: { ...tokensOf(who), 'accept-language': 'ko' },
  });
  return { ...answer, raw: answer.rawPayload.toString('latin1'), text: readPdfPages(answer.rawPayload).join(' ') };
};

const flown: Partial<ReportBody> = {
  flightDetail: {
    flightDate: '2026-11-19',
    flightNo: 'HB101',
    routeFrom: 'RKSI',
    routeTo: 'RJAA',
    registrationNo: 'HL8001',
    flightPhase: 3,
  },
  personnelDetail: { totalFlightCrew: 2, totalCabinCrew: 6, totalPassengers: 180 },
  environmentDetail: { visibility: 5000, windDirection: 240, windSpeed: 12 },
};
const birdStrike: Partial<ReportBody> = {
  ...flown,
  mandatoryReportType: 0,
  wildlifeBirdStrikeDetail: {
    heightAGL: 1200,
    numberOfSeen: 2,
    numberOfStruck: 1,
    partsOfAircraftStruck: [8, 128],
    partsOfAircraftDamaged: [8],
    species: '황조롱이',
  },
};

test('a sheet has the fields of the form, says what is missing, and says that it is not the form itself', async () => {
  const { id, reportNo } = await givenReport(app, air.captain, flown);
  await givenClassification(app, office, id, { anyoneInjured: [4], numberOfInjured: 2, damagesProperty: [64] });
  const { fields, ...sheet } = await sheetOf(id);
  expect(sheet).toEqual({
    form: '65',
    isOfficial: false,
    title: '항공안전 의무보고서 초안 (별지 제65호서식)',
    law: '항공안전법 제59조제1항, 시행규칙 제134조',
    reportNo,
    basis: 'Obstacle',
    item: null,
    reporter: null,
    missing: ['item', 'actionsTaken'],
  });
  const values = Object.fromEntries(fields.map(({ key, value }) => [key, value]));
  expect(values).toMatchObject({
    occurredAt: '2026-11-19 21:40 KST (2026-11-19 12:40 UTC)',
    location: 'RKSI RWY 33L',
    basis: '의무보고 대상 항공안전장애',
    flightNo: 'HB101',
    registrationNo: 'HL8001',
    aircraftType: 'B787-9',
    route: 'RKSI → RJAA',
    flightPhase: '이륙',
    personsOnBoard: '188',
    dead: '0',
    injured: '2',
    damage: '공항시설',
    description: '이륙 활주 중 조류와 충돌했습니다.',
  });
  expect(values.weather).toContain('240');
  expect(fields.find(({ key }) => key === 'eventCategories')?.eccairs).toEqual({ list: '430', ids: [29, 13] });
  expect(JSON.stringify({ sheet, fields })).not.toContain('captain');
});

test('the default form follows from the basis and the kind; another may be requested', async () => {
  const bird = await givenReport(app, air.captain, birdStrike);
  const voluntary = await givenReport(app, air.captain, { reportType: 'SSVR' });
  const sheet = await sheetOf(bird.id);
  expect([sheet.form, sheet.item]).toEqual(['65-2', '7']);
  const wildlife = Object.fromEntries(sheet.fields.slice(18).map(({ key, value }) => [key, value]));
  expect(wildlife).toMatchObject({
    heightAGL: '1,200 ft',
    species: '황조롱이',
    partsOfAircraftStruck: '엔진 1, 착륙장치',
  });
  expect((await sheetOf(voluntary.id)).form).toBe('66');
  expect((await sheetOf(bird.id, office, { form: '65' })).fields).toHaveLength(18);
  expect((await ask(bird.id, office, { form: '67' })).status).toBe(400);
});

test('the reporter sees in it what the report shows them: nothing of the classification', async () => {
  const { id } = await givenReport(app, air.captain, flown);
  await givenClassification(app, office, id);
  const sheet = await sheetOf(id, air.captain);
  expect(sheet.missing).toEqual(['item', 'dead', 'injured', 'damage', 'eventCategories', 'actionsTaken']);
});

test('a name is on it only if requested, and the office may request that of mandatory reports alone', async () => {
  const ordinary = await givenReport(app, air.captain);
  const secret = await givenReport(app, air.captain, { isConfidential: true });
  const voluntary = await givenReport(app, air.captain, { reportType: 'SSVR' });
  const ofOffice = await givenReport(app, office, { reportType: 'SSVR', isConfidential: true });
  const named = async (id: number, who: TestEmployee, form?: string) => {
    const { status, body } = await ask(id, who, { named: true, ...(form ? { form } : {}) });
    return status === 200 ? (body as unknown as FilingSheet).reporter?.id : status;
  };
  expect(await named(ordinary.id, office)).toBe(air.captain.id);
  expect(await named(ordinary.id, office, '65-2')).toBe(air.captain.id);
  expect(await named(ordinary.id, office, '66')).toBe(403);
  expect(await named(secret.id, office)).toBe(403);
  expect(await named(voluntary.id, office)).toBe(403);
  expect(await named(voluntary.id, office, '65')).toBe(403);
  for (const { id } of [ordinary, secret, voluntary]) expect(await named(id, air.captain)).toBe(air.captain.id);
  expect(await named(ofOffice.id, office)).toBe(office.id);
  expect((await sheetOf(secret.id, air.captain)).reporter).toBeNull();
});

test('it is available to the office and to the reporter of a submitted report', async () => {
  const { id } = await givenReport(app, air.captain);
  const draft = await app.call(createReportDraft, air.captain, { body: sampleReport() });
  const statuses = [];
  for (const who of [office, air.level[5], air.captain, air.level[4], air.level[3], air.colleague])
    statuses.push((await ask(id, who)).status);
  expect(statuses).toEqual([200, 200, 200, 403, 403, 401]);
  expect((await ask(draft.body.id, air.captain)).body).toMatchObject({ code: 'wrong-status' });
});

test('it is printed with its heading, and the file contains no name', async () => {
  const { id, reportNo } = await givenReport(app, air.captain, { ...birdStrike, isConfidential: true });
  const { statusCode, headers, text, raw } = await print(id, office);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(decodeURIComponent(String(headers['x-filename']))).toBe(`${reportNo} 65-2.pdf`);
  for (const shown of ['제출 초안', '공식 서식이 아닙니다', reportNo ?? '', '황조롱이', 'HL8001', '비어 있는 항목'])
    expect(text).toContain(shown);
  for (const told of ['captain', 'Author', 'dc:creator']) {
    expect(raw).not.toContain(told);
    expect(text).not.toContain(told);
  }
  expect((await print(id, air.captain, '?named=true')).text).toContain('captain');
});
