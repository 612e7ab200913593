import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeWebAssets } from '#platform/http/web-assets';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'portal-builds-'));
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** The build of a version, which a server of it stores when it starts. */
const start = async (version: string, files: Record<string, string>): Promise<void> => {
  const build = join(folder, version);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(build, 'assets', name)), { recursive: true });
    await writeFile(join(build, 'assets', name), text);
  }
  await storeWebAssets(app.db, build);
};

const get = async (name: string) => {
  const { statusCode, headers, body } = await app.app.inject({ url: `/assets/${name}` });
  return [statusCode, headers['content-type'], headers['cache-control'], statusCode === 200 ? body : ''];
};

const NONE = [404, 'application/problem+json; charset=utf-8', undefined, ''];
const FOREVER = 'public, max-age=31536000, immutable';
const script = (text: string) => [200, 'text/javascript; charset=utf-8', FOREVER, text];

test('a server gives the files of its version, of the one before and of the one after, and of no other', async () => {
  expect(await get('old-A.js')).toEqual(NONE);
  await start('1', { 'old-A.js': 'old', 'shared-A.css': 'shared', 'viewer-1/map': 'map' });
  expect(await get('old-A.js')).toEqual(script('old'));
  expect(await get('viewer-1/map')).toEqual([200, 'application/octet-stream', FOREVER, 'map']);
  await start('2', { 'new-B.js': 'new', 'shared-A.css': 'shared' });
  expect(await get('old-A.js')).toEqual(script('old'));
  expect(await get('new-B.js')).toEqual(script('new'));
  // A server of the version before is started again meanwhile, as after a failure.
  await start('1', {});
  await start('2', {});
  expect(await get('old-A.js')).toEqual(script('old'));
  await start('3', { 'newest-C.js': 'newest', 'shared-A.css': 'shared' });
  expect(await get('old-A.js')).toEqual(NONE);
  expect(await get('new-B.js')).toEqual(script('new'));
  expect(await get('newest-C.js')).toEqual(script('newest'));
  expect(await get('shared-A.css')).toEqual([200, 'text/css; charset=utf-8', FOREVER, 'shared']);
});

test('several servers of one version that start at once store its files once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => start('4', { 'fourth-D.js': 'fourth' })));
  expect(await get('fourth-D.js')).toEqual(script('fourth'));
  expect((await app.app.inject({ method: 'POST', url: '/assets/fourth-D.js' })).statusCode).toBe(404);
});
