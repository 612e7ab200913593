import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { settled } from '../personas/settled.ts';
import type { Language } from '../scenes/browsers.ts';
import { openStage } from '../scenes/stage.ts';
import { scenes, test } from '../scenes/walk.ts';

const AREAS = resolve(import.meta.dirname, '../../web/src/areas');

/** As a screen is seen, and as small as its words can still be read. */
const SEEN = { width: 1280, height: 800 };
const KEPT = { width: 960, height: 600 };

/** What is shown of each area, by the names of the scenes. */
const shown = {
  approval: ['view-my-turn', 'view-attachment'],
  leave: ['write-leave'],
  documents: ['documents-required', 'documents-list-keeper'],
  safety: ['safety-start', 'safety-risk-matrix'],
  indicators: ['indicators-dashboard'],
  admin: ['admin-grants'],
} as const;

const languages: readonly Language[] = ['ko', 'en'];

for (const [area, names] of Object.entries(shown))
  for (const name of names)
    for (const language of languages)
      test(`${area}, ${name}, ${language}`, async ({ company, browsers }) => {
        const scene = scenes.find((each) => each.name === name);
        if (!scene) throw new Error(`there is no scene ${name}`);
        const page = await scene.open(openStage(company, browsers, { language, width: 'desktop' }));
        await page.setViewportSize(SEEN);
        await page.evaluate(() => document.fonts.ready);
        await settled(page);
        const folder = resolve(AREAS, area, 'help/pictures');
        mkdirSync(folder, { recursive: true });
        await sharp(await page.screenshot({ caret: 'hide' }))
          .resize(KEPT)
          .webp({ quality: 60, effort: 6 })
          .toFile(resolve(folder, `${name}.${language}.webp`));
      });
