import { expectReadable } from '../../personas/axe.ts';
import { look, lookNarrow } from '../../scenes/look.ts';
import { openStage } from '../../scenes/stage.ts';
import { scenes, test } from '../../scenes/walk.ts';

const { SIXTH } = process.env;

// Of a run of all tests a sixth, spread over all areas; the pictures look at all.
for (const { name, only, open } of scenes.filter((_scene, index) => SIXTH === undefined || index % 6 === Number(SIXTH)))
  test(`${name} keeps nobody out`, async ({ company, browsers }) => {
    const page = await open(openStage(company, browsers, { language: 'ko', width: only ?? 'desktop' }));
    await look(page);
    await expectReadable(page);
    if (only === undefined) await lookNarrow(page);
  });
