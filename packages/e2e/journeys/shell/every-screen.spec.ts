import { look, lookNarrow } from '../../scenes/look.ts';
import { openStage } from '../../scenes/stage.ts';
import { scenes, test } from '../../scenes/walk.ts';

const third = Number(process.env.THIRD);

// Each run looks at another third, spread over all areas; the pictures look at all.
for (const { name, only, open } of scenes.filter((_scene, index) => index % 3 === third))
  test(`${name} keeps nobody out`, async ({ company, browsers }) => {
    const page = await open(openStage(company, browsers, { language: 'ko', width: only ?? 'desktop' }));
    await look(page);
    if (only === undefined) await lookNarrow(page);
  });
