import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheControlOf } from '#platform/http/web';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

test.each([
  '/',
  '/?lang=en',
  '/approval',
  '/approval/documents/1',
  '/approval/search/a.b',
  '/favicon.svg',
  '/index.html',
  '/none.png',
  '/assets/none.js',
  '/api/config',
  '/api/health',
  '/api/unknown',
])('HEAD %s answers like GET, without the body', async (url) => {
  const [get, head] = [await app.app.inject({ url }), await app.app.inject({ method: 'HEAD', url })];
  expect(head.statusCode).toBe(get.statusCode);
  expect(head.body).toBe('');
  for (const name of ['content-type', 'content-length', 'cache-control', 'content-security-policy'])
    expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
});

test('HEAD at another name of this machine is redirected like GET', async () => {
  const url = 'http://127.0.0.1:3000/approval';
  const [get, head] = [await app.app.inject({ url }), await app.app.inject({ method: 'HEAD', url })];
  expect([head.statusCode, head.headers.location]).toEqual([get.statusCode, get.headers.location]);
});

test.each([
  ['/dist/index.html', 'no-cache'],
  ['/dist/assets/index-CygO.js', 'public, max-age=31536000, immutable'],
  ['/dist/color-scheme.js', 'public, max-age=3600, stale-while-revalidate=604800'],
])('browsers store %s as long as it stays the same: %s', (path, expected) => {
  expect(cacheControlOf(path)).toBe(expected);
});
