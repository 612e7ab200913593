import { allEndpoints } from '@portal/contract/catalogue';
import { getMe } from '@portal/contract/shell';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics, type Metrics } from '#platform/metrics/metrics';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let office: Office;
let metrics: Metrics;

beforeAll(async () => {
  metrics = createMetrics();
  app = await createTestApp({}, () => ({ metrics }));
  office = await givenOffice(app);
});

afterAll(() => app.close());

/** The lines that tell of calls. */
const figuresOfCalls = async (): Promise<string[]> =>
  (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('portal_call'));

const isReport = ({ path }: { path: string }): boolean => /^\/api\/esms\/reports(\/|$)/.test(path);

test('calls are counted by the pattern of their route, whatever their address', async () => {
  await app.call(getMe, office.captain);
  await app.app.inject({ url: '/%61pi/admin/employees?searchKeyword=홍길동', headers: tokensOf(office.captain) });
  await app.app.inject({ url: '/api/unknown/홍길동', headers: tokensOf(office.captain) });
  const text = (await figuresOfCalls()).join('\n');
  expect(text).toContain('portal_calls_total{method="GET",route="/api/me",status="200"} 1');
  expect(text).toContain('portal_calls_total{method="GET",route="/api/admin/employees",status="403"} 1');
  expect(text).toContain('portal_calls_total{method="GET",route="none",status="404"} 1');
  expect(text).not.toMatch(/홍길동|%/);
});

test('of the calls on reports, which must not tell who asks, nothing is counted: answered, refused or unreadable', async () => {
  const before = await figuresOfCalls();
  const calls = allEndpoints.filter(isReport);
  expect(calls.length).toBeGreaterThan(20);
  for (const { method, path } of calls)
    for (const headers of [{}, tokensOf(office.captain), { ...tokensOf(office.captain), 'content-type': 'junk' }])
      await app.app.inject({
        method,
        url: path.replaceAll(/:\w+/g, '1'),
        headers,
        ...(method === 'GET' ? {} : { payload: '{' }),
      });
  expect(await figuresOfCalls()).toEqual(before);
});

/** Of all labels the product gives, what they may say; none is a person or a record. */
const SAYS: Readonly<Record<string, RegExp>> = {
  method: /^[A-Z]+$/,
  route: /^(none|\/(api|graph|oidc)(\/(:?[A-Za-z0-9.-]+|\*))*)$/,
  status: /^[1-5][0-9]{2}$/,
  operation: /^[a-z]+$/,
  le: /^(\+Inf|[0-9.]+)$/,
};

test('no label names a person or a record: routes are patterns', async () => {
  for (const endpoint of allEndpoints.filter((each) => !isReport(each) && !each.waits && each.method === 'GET'))
    await app.app.inject({ url: endpoint.path.replaceAll(/:\w+/g, '4711'), headers: tokensOf(office.captain) });
  const text = (await figuresOfCalls()).join('\n');
  const labels = [...text.matchAll(/(\w+)="([^"]*)"/g)];
  expect(labels.length).toBeGreaterThan(300);
  for (const [, name = '', value] of labels)
    expect([name, value]).toEqual([name, expect.stringMatching(SAYS[name] ?? /^$/)]);
  expect(text).not.toContain('4711');
});
