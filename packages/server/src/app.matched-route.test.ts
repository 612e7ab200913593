import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { getMe } from '@portal/contract/shell';
import { afterEach, expect, test } from 'vitest';
import { graphRoutes } from '#areas/identity';
import { givenOffice } from '#testing/areas/given-office';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';
import type { AppServices } from './app.ts';

let app: TestApp;
afterEach(() => app.close());

const SPELLINGS = [
  '/api/me',
  '/api/me/',
  '/%61pi/me',
  '/api/%6de',
  'http://portal.example/api/me',
  'http://x/%61pi/m%65',
];

/** The status of a call whose URL is sent exactly as given. */
const statusOf = async (target: string, headers: Record<string, string> = {}): Promise<number> => {
  if (!app.app.server.listening) await app.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  const lines = Object.entries({ Host: 'portal', ...headers }).map((pair) => pair.join(': '));
  socket.write([`GET ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const [said] = (await once(socket, 'data')) as [string];
  socket.destroy();
  return Number(said.slice(9, 12));
};

test('a call is answered whichever way its URL is encoded, also with a trailing slash', async () => {
  app = await createTestApp();
  const { captain } = await givenOffice(app);
  for (const target of SPELLINGS) expect([target, await statusOf(target, tokensOf(captain))]).toEqual([target, 200]);
});

test('maintenance closes a call however its address is spelt', async () => {
  const maintenance = { message: () => '점검', refresh: () => Promise.resolve(), stop: () => undefined };
  app = await createTestApp({}, () => ({ maintenance }));
  const { captain } = await givenOffice(app);
  for (const target of SPELLINGS) expect([target, await statusOf(target, tokensOf(captain))]).toEqual([target, 503]);
  for (const target of ['/api/health', '/%61pi/health', 'http://x/api/config', '/maintenance'])
    expect([target, await statusOf(target)]).not.toEqual([target, 503]);
});

test('calls are rate-limited whichever way their URLs are encoded, unknown ones too', async () => {
  app = await createTestApp({ rateLimitPerMinute: 3 });
  const statusesOf = async (targets: readonly string[]) => {
    const statuses: number[] = [];
    for (const target of targets) statuses.push(await statusOf(target));
    return statuses;
  };
  const page = '/api/openapi.json';
  expect(await statusesOf(['/%61pi/openapi.json', `http://x${page}`, '/api/openapi.jso%6e', page])).toEqual([
    ...[200, 200, 200],
    429,
  ]);
  const unknown = await statusesOf(['/api/unknown', '/%61pi/unknown', 'http://x/api/else', '/api/unknown']);
  expect(unknown.at(-1)).toBe(429);
});

/** The Graph protocol as this server serves it, for a token `person`. */
const mountGraph: AppServices['mountIdentity'] = (server, limits) =>
  graphRoutes(server, {
    limits,
    verifyAccess: async ({ authorization = '' }) => ({
      issuer: 'test',
      subject: authorization,
      email: authorization,
      issuedAt: 0,
    }),
    findPerson: async () => undefined,
    findPhoto: async () => undefined,
  });

test('calls of Graph are rate-limited by person, like those of the API', async () => {
  app = await createTestApp({ rateLimitPerMinute: 5 }, () => ({ mountIdentity: mountGraph }));
  const ask = async (authorization: string) =>
    (await app.app.inject({ url: '/graph/v1.0/me', headers: { authorization } })).statusCode;
  for (let call = 0; call < 5; call += 1) expect(await ask('one')).toBe(404);
  expect(await ask('one')).toBe(429);
  expect(await ask('two')).toBe(404);
});

test('the calls of the sign-in provider are counted by address', async () => {
  app = await createTestApp({ rateLimitPerMinute: 3 }, () => ({
    mountIdentity: async (server) => {
      server.get('/oidc/*', () => 'the provider');
    },
  }));
  const statuses: number[] = [];
  for (const target of ['/oidc/auth', '/%6fidc/auth', '/oidc/jwks', '/oidc/auth'])
    statuses.push(await statusOf(target));
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('answers of the API stay in no cache, refusals too', async () => {
  app = await createTestApp();
  const { captain } = await givenOffice(app);
  for (const url of ['/api/me', '/api/config', '/api/unknown', '/api/admin/employees', '/%61pi/me'])
    for (const headers of [{}, tokensOf(captain)])
      expect([url, (await app.app.inject({ url, headers })).headers['cache-control']]).toEqual([url, 'no-store']);
});

/** The lines that calls of an app write to its log. */
const captureLines = (): Record<string, unknown>[] => {
  const lines: Record<string, unknown>[] = [];
  app.app.addHook('onRequest', async (request) => {
    const info = (facts: Record<string, unknown>) => lines.push(facts);
    request.log = Object.assign(Object.create(request.log), { info });
  });
  return lines;
};

test('a refusal is logged with address and employee id of the caller, any other call with neither', async () => {
  app = await createTestApp({ rateLimitPerMinute: 3 });
  const { captain } = await givenOffice(app);
  const lines = captureLines();
  const from = (url: string, headers = {}) => app.app.inject({ url, headers, remoteAddress: '203.0.113.7' });
  await from('/api/me', tokensOf(captain));
  await from('/%61pi/admin/employees?searchKeyword=홍길동', tokensOf(captain));
  await from('/api/me', tokensOf(captain));
  await from('/api/me', tokensOf(captain));
  await from('/api/me');
  const about = { method: 'GET', ms: expect.any(Number) as number };
  const asked = { address: '203.0.113.7', employeeId: captain.id };
  expect(lines).toEqual([
    { ...about, route: getMe.path, status: 200 },
    { ...about, route: '/api/admin/employees', status: 403, ...asked },
    { ...about, route: getMe.path, status: 200 },
    { ...about, route: getMe.path, status: 429, ...asked },
    { ...about, route: getMe.path, status: 401, address: '203.0.113.7' },
  ]);
});
