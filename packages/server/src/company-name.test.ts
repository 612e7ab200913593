import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConfig } from '@portal/contract/identity';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/test-app';

const portalOf = (settings: Parameters<typeof createTestApp>[0]) => createTestApp(settings);

test('the company has the name of the settings', async () => {
  const portal = await portalOf({ companyName: { ko: '푸른항공', en: 'Blue Air' } });
  expect((await portal.call(getConfig, undefined)).body.companyName).toEqual({ ko: '푸른항공', en: 'Blue Air' });
  await portal.close();
});

test('its mark is a letter or two, drawn in a square', async () => {
  const portal = await portalOf({ companyMark: '푸' });
  const { headers, body } = await portal.app.inject({ url: '/favicon.svg' });
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(body).toContain('>푸</text>');
  await portal.close();
});

test('or a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mark-'));
  const companyMark = join(folder, 'mark.png');
  await writeFile(companyMark, 'picture');
  const portal = await portalOf({ companyMark });
  const { headers, body } = await portal.app.inject({ url: '/favicon.svg' });
  expect([headers['content-type'], body]).toEqual(['image/png', 'picture']);
  await portal.close();
  await rm(folder, { recursive: true });
});
