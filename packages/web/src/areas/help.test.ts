import { expect, test } from 'vitest';
import { loadHelp } from './helps.ts';
import { areas } from './registry.ts';

const helps = areas.flatMap(({ help }) => help ?? []);

const files = Object.values(
  import.meta.glob<string>('./*/help/pictures/*.webp', { query: '?url', import: 'default', eager: true }),
);

const both = async (area: string) => {
  const { pages } = await loadHelp(area);
  const [{ help: ko }, { help: en }] = await Promise.all([pages.ko(), pages.en()]);
  return { ko, en };
};

test('every area that has screens tells of them, those of one menu together', () => {
  const told = new Set(areas.filter(({ help }) => help).map(({ menu }) => menu));
  const untold = areas.filter(({ screens, menu }) => screens && !told.has(menu));
  expect(untold).toEqual([]);
  expect(helps.toSorted()).toEqual(['admin', 'approval', 'documents', 'indicators', 'leave', 'safety']);
});

test.each(helps)('the help on %s says the same in both languages, each in its own words', async (area) => {
  const { ko, en } = await both(area);
  const shapeOf = ({ parts }: typeof ko) =>
    parts.map(({ id, text, steps = [], points = [], keys = [], picture }) => [
      id,
      text !== undefined,
      steps.length,
      points.length,
      keys.map(([key]) => key),
      picture !== undefined,
    ]);
  expect(shapeOf(en)).toEqual(shapeOf(ko));
  expect(new Set(ko.parts.map(({ id }) => id)).size).toBe(ko.parts.length);
  expect(ko.parts.length).toBeLessThanOrEqual(8);
  for (const { heading } of ko.parts) expect(heading).toMatch(/[가-힣]/);
  expect(JSON.stringify(en)).not.toMatch(/[가-힣]/);
});

const picturesOf = async (area: string) => {
  const { ko, en } = await both(area);
  return [...ko.parts, ...en.parts].flatMap(({ picture }) => picture ?? []);
};

test.each(helps)('the help on %s shows pictures that are there, and says what they show', async (area) => {
  const pictures = await picturesOf(area);
  expect(pictures.length).toBeGreaterThanOrEqual(2);
  for (const { src, alt } of pictures) {
    expect(files).toContain(src);
    expect(alt).not.toBe('');
  }
});

test('no picture of the help is kept that nobody sees', async () => {
  const shown = (await Promise.all(helps.map(picturesOf))).flat().map(({ src }) => src);
  expect(files.toSorted()).toEqual(shown.toSorted());
});
