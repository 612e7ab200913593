import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { windows } from './scenes/browsers.ts';

/** Of `npm run test:long`: all scenes by axe, and a company that is backed up and restored. */
export default defineConfig({
  ...journeys,
  testDir: './long',
  projects: [{ name: 'long', use: { viewport: windows.desktop } }],
});
