import { expectReadable } from '../../personas/axe.ts';
import { look, lookNarrow } from '../../scenes/look.ts';
import { openStage } from '../../scenes/stage.ts';
import { scenes, test } from '../../scenes/walk.ts';

const { TENTH } = process.env;

// Of a run of all tests a tenth, spread over all areas; the pictures look at all.
for (const { name, only, open } of scenes.filter(
  (_scene, index) => TENTH === undefined || index % 10 === Number(TENTH),
))
  test(`${name} keeps nobody out`, async ({ company, browsers }) => {
    const page = await open(openStage(company, browsers, { language: 'ko', width: only ?? 'desktop' }));
    await look(page);
    await expectReadable(page);
    if (only === undefined) await lookNarrow(page);
  });
