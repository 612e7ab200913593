import { actionFamilies, investigationRootCause, printInvestigation } from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { readPdfPages } from '#testing/pdf-text';
import {
  firstAction,
  givenInvestigation,
  givenInvestigationIn,
  givenSafetyOffice,
  type SafetyOffice,
} from '#testing/safety/given-investigated';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: SafetyOffice;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = await givenSafetyOffice(app, air);
});

afterAll(() => app.close());

const print = async (id: number, who: TestEmployee, language = 'ko') => {
  const answer = await app.app.inject({
    method: 'GET',
    url: `/api/esms/investigations/${id}/pdf`,
    headers: { ...tokensOf(who), 'accept-language': language },
  });
  const raw = answer.rawPayload.toString('latin1');
  return { answer, raw, text: readPdfPages(answer.rawPayload).join(' ') };
};

test('the print contains all of an investigation, and nothing of its threads', async () => {
  const report = await givenReport(app, air.captain, { reportType: 'SSVR', isConfidential: true });
  const { id, investigationNo, title, hazard, mitigations } = await givenInvestigationIn(app, office, 'Action', {
    source: 'InternalVoluntaryReport',
    reportId: report.id,
  });
  const body = { level1: { id: 2 }, level2: { id: 23 }, description: '호출이 없었다' };
  await app.call(investigationRootCause.create, office.master, { params: { id }, body });
  const action = await firstAction(app, office, { family: 'investigations', id });
  const params = { id, mid: action.id };
  await app.call(actionFamilies.investigations.write, office.mitigator, { params, body: { content: '비밀대화' } });
  const { answer, raw, text } = await print(id, office.investigator);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(decodeURIComponent(String(answer.headers['x-filename']))).toBe(`${investigationNo} ${title}.pdf`);
  for (const shown of [
    '안전 조사 보고서',
    investigationNo,
    title,
    '고위험 위해요인',
    '자율보고서',
    report.reportNo ?? '',
    'looker',
    '재발 방지',
    '착륙 중 접지가 늦었다.',
    '비행자료 분석',
    '속도가 높았다',
    '호출이 없었다',
    hazard?.hazardNo ?? '',
    '조류',
    '4B',
    '접근이 불안정했다',
    mitigations[0]?.actionNo ?? '',
    'owner',
    '2026-11-30',
  ])
    expect(text).toContain(shown);
  for (const told of ['captain', 'Author', 'dc:creator']) expect(raw + text).not.toContain(told);
  expect(text).not.toContain('비밀대화');
  const english = (await print(id, office.master, 'en')).text;
  for (const shown of ['Safety investigation', 'Voluntary report (SSVR', 'Birds', 'Initial risk', 'Conclusion'])
    expect(english).toContain(shown);
});

test('an investigation with few and one with very long texts are printed too', async () => {
  const { id } = await givenInvestigation(app, office, { objective: null });
  expect((await print(id, office.master)).answer.statusCode).toBe(200);
  const long = await givenInvestigation(app, office, {
    title: 'x'.repeat(200),
    description: `${'가나다라 마바사 #*_$<>\n'.repeat(600)}끝`.slice(0, 10_000),
  });
  const { answer, text } = await print(long.id, office.master);
  expect([answer.statusCode, text.includes('#*_$<>')]).toEqual([200, true]);
});

test('a caller who may not read all of it gets no PDF', async () => {
  const { id } = await givenInvestigationIn(app, office, 'Action');
  for (const who of [office.mitigator, office.referrer, air.captain, air.level[4]]) {
    const { status, body } = await app.call(printInvestigation, who, { params: { id } });
    expect([status, body]).toMatchObject([403, { code: 'no-permission' }]);
  }
  const none = await app.call(printInvestigation, office.master, { params: { id: 2_147_483_647 } });
  expect([none.status, none.body]).toMatchObject([404, { code: 'not-found' }]);
});
