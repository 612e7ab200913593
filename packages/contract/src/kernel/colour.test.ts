import { expect, test } from 'vitest';
import { contrastOf, inkOn, onWhite, readColour, writeColour } from './colour.ts';

test.each([
  ['#fff', '#ffffff'],
  ['#1F3864', '#1f3864'],
  ['rgb(12, 34, 56)', '#0c2238'],
  ['rgba(12,34,56,0.5)', '#0c2238'],
  [' Yellow ', '#ffff00'],
  ['windowtext', '#000000'],
])('%j is read as %s', (text, hex) => {
  const colour = readColour(text);
  expect(colour && writeColour(colour)).toBe(hex);
});

test.each(['', 'url(x)', 'var(--ink)', 'currentcolor', '#12345', 'constructor'])('%j is no colour', (text) => {
  expect(readColour(text)).toBeUndefined();
});

test('black on white is 21 to 1, and half of a black is grey', () => {
  const [black, white] = [readColour('black'), readColour('white')];
  expect(black && white && contrastOf(black, white)).toBeCloseTo(21);
  const half = readColour('#00000080');
  expect(half && writeColour(onWhite(half))).toBe('#7f7f7f');
});

test.each(['#000', '#203764', '#c00000', '#808080', '#ffc000', '#fff2cc', '#fff'])(
  'the ink on %s can be read',
  (ground) => {
    const colour = readColour(ground);
    expect(colour && contrastOf(inkOn(colour), colour)).toBeGreaterThan(3.9);
  },
);
