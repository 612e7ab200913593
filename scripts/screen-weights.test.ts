import { expect, test } from 'vitest';
import { frameModules, screenWeights } from './screen-weights.ts';
import { screenFiles } from './screens.ts';

/** Kilobytes of script, compressed: what comes on a slow line (400 ms, 1.5 Mb/s) in time for the first list within 4.5 s. */
const FRAME_LIMIT = 170;
const LIST_LIMIT = 260;
const FILES_LIMIT = 28;
/** Screens of one record, which bring its text and what is written with. */
const ofOneRecord = /\/(view|write|modify|upload|manual|preview)\b|\/new(\/\$|$)/;

test('the frame is light, and so is every screen that is no single record', () => {
  const { frame, ...screens } = screenWeights();
  expect(frame).toBeLessThan(FRAME_LIMIT);
  const others = Object.entries(screens).filter(([name]) => !ofOneRecord.test(name));
  expect(others.map(([name]) => name)).toEqual(expect.arrayContaining(['index', 'approval/documents/$list']));
  expect(others.filter(([, weight]) => weight >= LIST_LIMIT)).toEqual([]);
});

test('a list comes in few files: on a slow line each costs a turn', () => {
  const { frame: _frame, ...screens } = screenFiles();
  const others = Object.entries(screens).filter(([name]) => !ofOneRecord.test(name));
  expect(others.filter(([, files]) => files.length > FILES_LIMIT).map(([name, files]) => [name, files.length])).toEqual(
    [],
  );
});

test('of the areas the frame holds only what they tell it: an area adds nothing to what others load first', () => {
  const modules = frameModules();
  expect(modules.length).toBeGreaterThan(50);
  const ofAreas = modules.filter((path) => /^(web\/src\/areas|contract\/src)\//.test(path));
  const allowed =
    /^web\/src\/areas\/(identity\/|registry\.ts|[\w-]+\/area\.ts|([\w-]+\/)+words\/index\.ts)|^contract\/src\/(kernel|identity|shell|directory\/(schema|limits)|leave\/schema|notification\/unread)/;
  expect(ofAreas.filter((path) => !allowed.test(path))).toEqual([]);
});
