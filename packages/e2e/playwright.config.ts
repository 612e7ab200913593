import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

const PORT = Number(process.env.E2E_PORT ?? 3417);
const ROOT = resolve(import.meta.dirname, '../..');
mkdirSync(resolve(ROOT, '.tmp/browser'), { recursive: true });

export default defineConfig({
  testDir: './journeys',
  outputDir: './results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'results/report.json' }]],
  globalSetup: './start-portal.ts',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    launchOptions: await findBrowser(),
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 1000 } }, testIgnore: [/phone/, /maintenance/] },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: /phone/,
    },
    // It stops the portal for everyone, so it goes last.
    { name: 'last', testMatch: /maintenance/, dependencies: ['desktop', 'phone'] },
  ],
});
