import sharp from 'sharp';

/** A small file may unfold to a picture that fills the memory. */
const MAX_PIXELS = 60_000_000;

sharp.concurrency(1);
sharp.cache(false);

/** Tables made for this picture alone would make it a little smaller, and take the memory of the whole of it. */
const JPEG = { quality: 88, optimiseCoding: false };

export type EncodedPicture = { format: 'gif' | 'webp' | 'png' | 'jpeg' | 'tiff'; content: Buffer };

const FORMATS = ['gif', 'webp', 'png', 'jpeg', 'tiff'] as const;

/**
 * The same picture in its own format; nothing but its pixels goes along, and a moving one goes on moving. Turned upright
 * unless whatever holds it turns it by itself. Raises an error for what is no picture, or too large a one.
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
