import { expectReadable } from '../personas/axe.ts';
import { look, lookNarrow } from '../scenes/look.ts';
import { openStage } from '../scenes/stage.ts';
import { scenes, test } from '../scenes/walk.ts';

for (const { name, only, open } of scenes)
  test(`${name} is accessible`, async ({ company, browsers }) => {
    const page = await open(openStage(company, browsers, { language: 'ko', width: only ?? 'desktop' }));
    await look(page);
    await expectReadable(page);
    if (only === undefined) await lookNarrow(page);
  });
