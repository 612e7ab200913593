import { allEndpoints } from '@portal/contract/catalogue';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { beginMaintenance, endMaintenance } from '#platform/maintenance.queries';
import { until } from '#platform/until.fixture';
import { type MaintenanceWatch, watchMaintenance } from '#platform/watch-maintenance';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

const MESSAGE = '23시부터 점검합니다. <b>잠시만</b> 기다려 주세요 🛠';

let app: TestApp;
let office: Office;
let watch: MaintenanceWatch;

beforeAll(async () => {
  app = await createTestApp({}, async ({ db }) => {
    watch = await watchMaintenance(db);
    return { maintenance: watch };
  });
  office = await givenOffice(app);
});

afterAll(async () => {
  watch.stop();
  await app.close();
});

const isOn = async (): Promise<boolean> =>
  (await app.app.inject({ url: '/api/me', headers: tokensOf(office.captain) })).statusCode === 503;

/** A server must see a change within five seconds; a busy test machine may need longer. */
const seen = (wanted: boolean) =>
  until(async () => (await isOn()) === wanted, {
    what: `the server sees that maintenance is ${wanted ? 'on' : 'off'}`,
    within: 20_000,
  });

beforeEach(async () => {
  await beginMaintenance(app.db, MESSAGE, new Date());
  await watch.refresh();
});

test('a running server detects start and end by itself within 5 seconds', async () => {
  expect(await isOn()).toBe(true);
  await endMaintenance(app.db);
  await seen(false);
  await beginMaintenance(app.db, MESSAGE, new Date());
  await seen(true);
});

test('every call answers 503 with the message of the administrator, signed in or not', async () => {
  for (const { method, path, access } of allEndpoints) {
    if (access === 'public') continue;
    for (const headers of [{}, tokensOf(office.captain)]) {
      const answer = await app.app.inject({ method, url: path.replace(/:[A-Za-z]+/g, '1'), headers });
      expect([path, answer.statusCode]).toEqual([path, 503]);
      expect(answer.json()).toMatchObject({ code: 'maintenance', status: 503, message: MESSAGE, Message: MESSAGE });
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
  }
});

test.each(['/api/config', '/api/health', '/api/health/ready', '/api/openapi.json', '/api/config?x=1'])(
  '%s stays open',
  async (url) => {
    expect((await app.app.inject({ url })).statusCode).toBe(200);
  },
);

test.each(['/api/configx', '/api/health/../me', '/api/unknown', '/api/docsx', '/api/%6de'])(
  '%s does not',
  async (url) => {
    expect((await app.app.inject({ url, headers: tokensOf(office.captain) })).statusCode).toBe(503);
  },
);

test('pages are served, so that the browser can show the message', async () => {
  expect((await app.app.inject({ url: '/maintenance' })).statusCode).not.toBe(503);
});

test('starting it again replaces the message', async () => {
  await beginMaintenance(app.db, '곧 끝납니다.', new Date());
  await watch.refresh();
  expect((await app.app.inject({ url: '/api/me' })).json()).toMatchObject({ Message: '곧 끝납니다.' });
});
