import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run pictures`: every screen and dialog for the eyes, beside what the journeys look at by themselves. */
export default defineConfig({
  ...journeys,
  testDir: './pictures',
  reporter: 'line',
  projects: [{ name: 'pictures' }],
});
