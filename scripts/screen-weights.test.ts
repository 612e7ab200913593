import { beforeAll, expect, test } from 'vitest';
import { run } from './run.ts';
import { frameModules, screenWeights } from './screen-weights.ts';

/** Kilobytes of script, compressed (issue: a first load that does not grow with the areas). */
const SHELL_LIMIT = 170;
const LIST_LIMIT = 190;
const lists = ['home', 'documents', 'employees', 'departments', 'leave', 'waiting lines', 'rights', 'trail'];

beforeAll(async () => {
  await run('node', ['scripts/build-web.ts'], { quiet: true });
}, 120_000);

test('the frame is light, and so is every list', () => {
  const { shell, ...screens } = screenWeights();
  expect(shell).toBeLessThan(SHELL_LIMIT);
  for (const list of lists)
    expect([list, (screens[list] ?? Number.POSITIVE_INFINITY) < LIST_LIMIT]).toEqual([list, true]);
});

test('of the areas the frame holds only what they tell it: an area adds nothing to what others load first', () => {
  const modules = frameModules();
  expect(modules.length).toBeGreaterThan(50);
  const ofAreas = modules.filter((path) => /^(web\/src\/areas|contract\/src)\//.test(path));
  const allowed =
    /^web\/src\/areas\/(identity\/|registry\.ts|[\w-]+\/area\.ts|([\w-]+\/)+words\/index\.ts)|^contract\/src\/(kernel|identity|shell|directory\/(schema|limits)|leave\/schema)/;
  expect(ofAreas.filter((path) => !allowed.test(path))).toEqual([]);
});
