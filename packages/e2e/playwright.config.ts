import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { windows } from './scenes/browsers.ts';

// A port of its own for each run, with the three after it, so that concurrent runs do not collide; the workers inherit it.
process.env.E2E_PORT ??= String(20_000 + 4 * (process.pid % 3_000));
const PORT = Number(process.env.E2E_PORT);

export default defineConfig({
  testDir: './journeys',
  outputDir: './results',
  fullyParallel: true,
  workers: availableParallelism(),
  // Guards against hanging, not figures.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  retries: 0,
  forbidOnly: true,
  reporter: 'line',
  globalSetup: './start-portal.ts',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    launchOptions: await findBrowser(),
    // Long enough for any machine, and short of the whole test's, so that the line is named that waits in vain.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: windows.desktop }, testIgnore: [/phone/, /maintenance/] },
    {
      name: 'phone',
      use: { viewport: windows.phone, hasTouch: true, isMobile: true },
      testMatch: /phone/,
    },
    // It stops the portal for everyone, so it goes last.
    { name: 'last', testMatch: /maintenance/, dependencies: ['desktop', 'phone'] },
  ],
});
