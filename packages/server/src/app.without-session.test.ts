import { allEndpoints } from '@portal/contract/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenOffice } from '#testing/areas/given-office';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';
import { rowCounts } from '#testing/traces';

let app: TestApp;
let signedIn: { authorization: string; auth2: string };

beforeAll(async () => {
  app = await createTestApp();
  const { captain } = await givenOffice(app);
  signedIn = tokensOf(captain) as typeof signedIn;
});

afterAll(() => app.close());

const guarded = allEndpoints
  .filter(({ access }) => access !== 'public')
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const open = allEndpoints
  .filter(({ access }) => access === 'public')
  .map((endpoint) => [endpoint.path, endpoint] as const);

test.each(guarded)('%s without a session is refused before anything else', async (_name, { method, path }) => {
  const before = await rowCounts(app.pool);
  const { authorization, auth2 } = signedIn;
  const other = 'test:outsider@hanbit.example';
  const wrong: Record<string, string>[] = [
    {},
    { authorization },
    { auth2 },
    { authorization, auth2: '' },
    { authorization: 'Bearer ', auth2 },
    { authorization: authorization.replace('Bearer', 'Basic'), auth2 },
    { authorization, auth2: other },
    { authorization: `Bearer ${other}`, auth2 },
  ];
  for (const headers of wrong)
    for (const [type, payload] of [
      ['application/json', '{}'],
      ['application/json', '{broken'],
      ['text/plain', 'x'],
    ] as const) {
      const answer = await app.app.inject({
        method,
        url: path.replace(/:[A-Za-z]+/g, '1'),
        headers: { ...headers, ...(method === 'GET' ? {} : { 'content-type': type }) },
        ...(method === 'GET' ? {} : { payload }),
      });
      expect(answer.json()).toMatchObject({
        status: 401,
        code: 'not-signed-in',
        type: 'urn:portal:problem:not-signed-in',
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
  expect(await rowCounts(app.pool)).toEqual(before);
});

test.each(open)('%s answers anyone', async (_path, { method, path }) => {
  expect((await app.app.inject({ method, url: path })).statusCode).toBe(200);
});

test('a person without an active employee record is told so on every guarded call', async () => {
  for (const email of ['stranger@hanbit.example', 'former@hanbit.example'])
    for (const [, { method, path }] of guarded) {
      const answer = await app.app.inject({
        method,
        url: path.replace(/:[A-Za-z]+/g, '1'),
        headers: tokensOf({ email }),
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'employee-not-registered' }]);
    }
});

test('the email in the token is compared ignoring case', async () => {
  const answer = await app.app.inject({ url: '/api/me', headers: tokensOf({ email: 'CAPTAIN@Hanbit.Example' }) });
  expect(answer.json()).toMatchObject({ employee: { email: 'captain@hanbit.example' } });
});
