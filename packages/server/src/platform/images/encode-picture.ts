import sharp from 'sharp';

/** A small file may unfold to a picture that fills the memory. */
const MAX_PIXELS = 60_000_000;

sharp.concurrency(1);
sharp.cache(false);

/** Optimized Huffman tables would save a little size, but need the whole picture in memory. */
const JPEG = { quality: 88, optimiseCoding: false };

export type EncodedPicture = { format: 'gif' | 'webp' | 'png' | 'jpeg' | 'tiff'; content: Buffer };

const FORMATS = ['gif', 'webp', 'png', 'jpeg', 'tiff'] as const;

/**
 * Re-encodes a picture in its own format without metadata; animations are kept. It is rotated upright unless its
 * container rotates it (`isTurned`). Throws an error for a file that is no picture or too large.
 */
export const encodePicture = async (content: Uint8Array, { isTurned = false } = {}): Promise<EncodedPicture> => {
  const read = { limitInputPixels: MAX_PIXELS };
  const metadata = await sharp(content, read).metadata();
  const format = FORMATS.find((known) => known === metadata.format);
  if (!format) throw new Error('no picture of a kind that is taken');
  const isMoving = (metadata.pages ?? 1) > 1 && (format === 'gif' || format === 'webp');
  const picture = sharp(content, { ...read, animated: isMoving });
  const upright = isMoving || isTurned ? picture : picture.rotate();
  return { format, content: await upright.toFormat(format, format === 'jpeg' ? JPEG : {}).toBuffer() };
};
