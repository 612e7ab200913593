import { look, lookNarrow } from '../../scenes/look.ts';
import { openStage } from '../../scenes/stage.ts';
import { scenes, test } from '../../scenes/walk.ts';

const { THIRD } = process.env;

// Of a run of all tests a third, spread over all areas; the pictures look at all.
for (const { name, only, open } of scenes.filter((_scene, index) => THIRD === undefined || index % 3 === Number(THIRD)))
  test(`${name} keeps nobody out`, async ({ company, browsers }) => {
    const page = await open(openStage(company, browsers, { language: 'ko', width: only ?? 'desktop' }));
    await look(page);
    if (only === undefined) await lookNarrow(page);
  });
