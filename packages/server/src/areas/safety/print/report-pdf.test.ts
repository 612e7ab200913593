import { printReport } from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { readPdfPages } from '#testing/pdf-text';
import { givenClassification } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let air: Airline;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
});

afterAll(() => app.close());

const print = async (id: number, who: TestEmployee, language = 'ko') => {
  const answer = await app.app.inject({
    method: 'GET',
    url: `/api/esms/reports/${id}/pdf`,
    headers: { ...tokensOf(who), 'accept-language': language },
  });
  const raw = answer.rawPayload.toString('latin1');
  return { ...answer, headers: answer.headers, raw, text: readPdfPages(answer.rawPayload).join(' ') };
};

const birdStrike = {
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

test('a report is printed as it was filed, under its number and subject', async () => {
  const { id, reportNo, subject } = await givenReport(app, air.captain, birdStrike);
  const { statusCode, headers, text } = await print(id, air.captain);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(decodeURIComponent(String(headers['x-filename']))).toBe(`${reportNo} ${subject}.pdf`);
  for (const shown of [
    '의무보고서',
    reportNo ?? '',
    'captain',
    '2026-11-19 21:40 KST',
    'RKSI RWY 33L',
    '운항 › 비행 중',
    '이륙 활주 중 조류와 충돌했습니다.',
    '야생동물·조류 충돌',
    '1,200 ft',
    '황조롱이',
    '엔진 1, 착륙장치',
  ])
    expect(text).toContain(shown);
  expect((await print(id, air.captain, 'en')).text).toContain('Mandatory report');
});

test('a number that just fits its cell is followed by no invisible text, which would be copied into a search', async () => {
  const { id, reportNo } = await givenReport(app, air.captain, { reportType: 'SSVR', mandatoryReportType: null });
  const { text } = await print(id, air.captain);
  expect(text).toContain(reportNo);
  expect(text).not.toContain(`${reportNo}\u200b`);
});

test('a place of the maximum length is printed in every position of its table', async () => {
  for (const more of [{}, birdStrike]) {
    const { id } = await givenReport(app, air.captain, { location: '활주로 '.repeat(40), ...more });
    expect((await print(id, air.captain)).statusCode).toBe(200);
  }
});

test('the classification is printed only for those who may read it', async () => {
  const { id } = await givenReport(app, air.captain);
  await givenClassification(app, air.level[5], id, { eventCategories: [{ id: 29 }] });
  expect((await print(id, air.level[2])).text).toContain('조류충돌');
  expect((await print(id, air.captain)).text).not.toContain('조류충돌');
});

test('a print of a confidential report names its reporter neither on the page nor in the file', async () => {
  const { id } = await givenReport(app, air.captain, { reportType: 'SSVR', isConfidential: true });
  const { raw, text } = await print(id, air.level[6]);
  expect(text).toContain('비공개');
  for (const told of ['captain', 'Author', 'dc:creator']) {
    expect(raw).not.toContain(told);
    expect(text).not.toContain(told);
  }
});

test('a caller who may not see the report gets no PDF of it', async () => {
  const { id } = await givenReport(app, air.captain);
  const { status, body } = await app.call(printReport, air.colleague, { params: { id } });
  expect([status, body]).toMatchObject([401, { code: 'no-permission-on-document' }]);
});
