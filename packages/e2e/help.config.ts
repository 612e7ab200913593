import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run pictures -- help`: retakes the pictures of the help, into the areas that show them. */
export default defineConfig({
  ...journeys,
  testDir: './help',
  reporter: 'line',
  projects: [{ name: 'help' }],
});
