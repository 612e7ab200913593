import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run pictures -- help`: takes the pictures of the help anew, into the areas that show them. */
export default defineConfig({
  ...journeys,
  testDir: './help',
  reporter: 'line',
  projects: [{ name: 'help' }],
});
