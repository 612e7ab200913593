import { join, resolve } from 'node:path';
import { expectRoomForLongWords } from '../personas/fits.ts';
import { type Language, type Width, windows } from '../scenes/browsers.ts';
import { look, takePictures } from '../scenes/look.ts';
import { openStage } from '../scenes/stage.ts';
import { scenes, test } from '../scenes/walk.ts';

const folder = process.env.PICTURES ?? resolve(import.meta.dirname, '../../../.tmp/pictures');

const widths: readonly Width[] = ['desktop', 'phone'];
const languages: readonly Language[] = ['ko', 'en'];

for (const { name, only, open } of scenes)
  for (const width of widths.filter((each) => only === undefined || only === each))
    for (const language of languages)
      test(`${name}, ${width}, ${language}`, async ({ company, browsers }) => {
        const page = await open(openStage(company, browsers, { language, width }));
        await look(page);
        await takePictures(page, join(folder, `${name}-${language}-${windows[width].width}`));
        if (width === 'phone') await expectRoomForLongWords(page);
      });
