import { allEndpoints } from '@portal/contract/catalogue';
import type { EndpointSpec } from '@portal/contract/kernel';
import { changeReport, deleteReport, getReport } from '@portal/contract/safety';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import type { TestEmployee } from '#testing/given-company';
import { captureLines } from '#testing/logged';
import { filesBody } from '#testing/multipart';
import { sampleClassification, sampleHazard } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
afterEach(() => app.close());

/** Valid bodies by the end of the path; all other calls take no body. */
const bodies: Record<string, unknown> = {
  classification: sampleClassification(),
  hazard: sampleHazard(),
  ':id': sampleReport({ isConfidential: true }),
  draft: sampleReport(),
  submit: sampleReport(),
  duty: { basis: 'None', startsFrom: 'Event', reason: '훈련' },
  filings: { recipient: 'Minister', form: '65', filedAt: '2026-11-20T00:30:00.000Z' },
  void: { reason: '오기' },
  relations: [1],
  main: { mainReportId: 1 },
  feedback: { content: '답변' },
  dialogue: { content: '말' },
  read: { lastSeen: 1 },
  'risk-assessments': { seq: 1, version: 1, riskLevel: '4B' },
  ':raId': { seq: 1, version: 1, riskLevel: '4B' },
  assessor: { seq: 2, assessor: { id: 1 } },
  mitigations: [{ mitigator: { id: 1 } }],
  cancel: { content: '취소' },
  referrer: [1],
  threads: { content: '말' },
  ':tid': { actionType: 'Closed', actionCompleted: true },
  'root-cause': { level1: { id: 1 } },
};

const bodyOf = ({ method, path, upload }: EndpointSpec) => {
  if (upload && !upload.part) return filesBody({ name: 'a.txt', content: 'a' });
  if (method === 'GET' || method === 'DELETE') return {};
  return { body: bodies[path.split('/').at(-1) ?? ''] };
};

const ofOne = allEndpoints.filter(({ path }) => path.startsWith('/api/esms/reports/:id'));

/**
 * The answer without the parts that differ between calls, and the number of statements the database executed for it.
 */
const answerOf = async (endpoint: EndpointSpec, id: number, who: TestEmployee) => {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const params = { id, fileId: 1, raId: 1, childId: 1, mid: 1, tid: 1, refId: 1, filingId: 1, entryId: 1 };
  const { status, body, headers } = await app.call(endpoint, who, { params, ...bodyOf(endpoint) });
  const queries = asked.mock.calls.length;
  asked.mockRestore();
  const { date: _date, 'x-request-id': _id, ...normalized } = headers;
  const { 'x-ratelimit-remaining': _remaining, 'x-ratelimit-reset': _reset, ...same } = normalized;
  return { status, body, headers: same, queries };
};

test('a caller who may not see it gets the same answer from every call as for a missing report, with as many statements', async () => {
  app = await createTestApp();
  const air = await givenAirline(app);
  const { id } = await givenReport(app, air.captain, { isConfidential: true });
  const ordinary = await givenReport(app, air.captain);
  expect(ofOne.length).toBeGreaterThan(20);
  const unseeing = [air.colleague, air.level[2], air.level[3], air.elsewhere[2], air.elsewhere[3]];
  for (const who of unseeing) await app.call(getReport, who, { params: { id } });
  for (const endpoint of ofOne)
    for (const who of unseeing) {
      const [it, none] = [await answerOf(endpoint, id, who), await answerOf(endpoint, 1_999_999_999, who)];
      expect([endpoint.path, who.email, it]).toEqual([endpoint.path, who.email, none]);
      expect([endpoint.path, it.status]).toEqual([endpoint.path, 401]);
    }
  expect((await app.call(getReport, air.level[2], { params: { id: ordinary.id } })).status).toBe(200);
});

test('beyond the rate limit the log names readers, and nobody who writes a report', async () => {
  app = await createTestApp({ rateLimitPerMinute: 3 });
  const lines = captureLines(app.app);
  const air: Airline = await givenAirline(app);
  const { id } = await givenReport(app, air.captain, { isConfidential: true });
  lines.length = 0;
  const body = sampleReport({ isConfidential: true });
  for (let call = 0; call < 3; call += 1) await app.call(changeReport, air.captain, { params: { id }, body });
  expect((await app.call(getReport, air.captain, { params: { id } })).status).toBe(429);
  await app.app.inject({
    method: 'DELETE',
    url: `/api/esms/reports/${id}`,
    headers: { ...tokensOf(air.captain), auth2: '' },
  });
  expect(lines.map(({ method, status, employeeId, address }) => [method, status, employeeId, address])).toEqual([
    ['PUT', 200, undefined, undefined],
    ['PUT', 200, undefined, undefined],
    ['PUT', 429, undefined, undefined],
    ['GET', 429, air.captain.id, '127.0.0.1'],
    ['DELETE', 401, undefined, undefined],
  ]);
});

test('a refusal on another’s report is logged with the caller, on one’s own confidential report without', async () => {
  app = await createTestApp();
  const lines = captureLines(app.app);
  const air = await givenAirline(app);
  const [own, open] = [
    await givenReport(app, air.captain, { isConfidential: true }),
    await givenReport(app, air.captain),
  ];
  const normalized = ofOne.filter((endpoint) => endpoint !== deleteReport);
  for (const endpoint of normalized)
    for (const who of [air.captain, air.colleague]) await answerOf(endpoint, own.id, who);
  const named = () =>
    lines.filter(({ status }) => status === 401 || status === 403).map(({ employeeId }) => employeeId);
  // The log never names a caller of a dialogue.
  const loggedByName = normalized.filter((endpoint: EndpointSpec) => endpoint.isUnlogged !== true);
  expect(named().filter((employeeId) => employeeId === air.colleague.id)).toHaveLength(loggedByName.length);
  expect(named()).not.toContain(air.captain.id);
  expect(named().filter((employeeId) => employeeId === undefined).length).toBeGreaterThan(10);
  lines.length = 0;
  for (const endpoint of [deleteReport, deleteReport, getReport]) await answerOf(endpoint, own.id, air.captain);
  expect(lines.map(({ status }) => status)).toEqual([204, 401, 401]);
  expect(named()).toEqual([undefined, undefined]);
  lines.length = 0;
  await app.call(changeReport, air.level[4], { params: { id: open.id }, body: sampleReport() });
  expect(lines).toMatchObject([{ status: 403, employeeId: air.level[4].id }]);
});
