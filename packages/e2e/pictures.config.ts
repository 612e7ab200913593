import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run pictures`: pictures of every screen and dialog, in addition to what the journeys check. */
export default defineConfig({
  ...journeys,
  testDir: './pictures',
  reporter: 'line',
  projects: [{ name: 'pictures' }],
});
