import { expect, test } from 'vitest';
import { embedImage, fitWithin, isEmbeddableImage } from './embed-picture.ts';

test.each([
  [1600, 1600, undefined],
  [800, 600, undefined],
  [0, 0, undefined],
  [3200, 1600, { width: 1600, height: 800 }],
  [1000, 4000, { width: 400, height: 1600 }],
  [1601, 1, { width: 1600, height: 1 }],
  [100_000, 1, { width: 1600, height: 1 }],
])('a picture of %i by %i is drawn at %j', (width, height, size) => {
  expect(fitWithin(width, height, 1600)).toEqual(size);
});

test.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])('%s can be embedded', (type) => {
  expect(isEmbeddableImage({ type })).toBe(true);
});

test.each(['image/svg+xml', 'image/bmp', 'image/heic', 'text/html', ''])('%j cannot be embedded', async (type) => {
  expect(isEmbeddableImage({ type })).toBe(false);
  await expect(embedImage(new File(['x'], 'x', { type }))).rejects.toThrow();
});
