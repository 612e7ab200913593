import { type ImageSize, readImageSize } from './image-size.ts';

/** A decoded pixel takes four bytes, and a small file can declare any number of pixels. */
const MAX_PIXELS = 40_000_000;
const MAX_PIXELS_TOGETHER = 120_000_000;

/** The pictures that can be typeset, with their sizes: valid ones of reasonable size, up to the memory limit. */
export const usableImages = (images: ReadonlyMap<string, Uint8Array>): Map<string, ImageSize> => {
  const usable = new Map<string, ImageSize>();
  let together = 0;
  for (const [key, bytes] of images) {
    const size = readImageSize(bytes);
    const pixels = size ? size.width * size.height : 0;
    if (!size || pixels === 0 || pixels > MAX_PIXELS || together + pixels > MAX_PIXELS_TOGETHER) continue;
    together += pixels;
    usable.set(key, size);
  }
  return usable;
};
