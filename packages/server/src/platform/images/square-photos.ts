import { Problem } from '@portal/contract/kernel';
import sharp from 'sharp';
import type { StagedFile } from '../files/store.ts';

/** Kinds of pictures that are taken, as the bytes say. */
const KINDS = ['jpeg', 'png', 'webp'];
/** A small file may unfold to a picture that fills the memory. */
const MAX_PIXELS = 60_000_000;

/**
 * The picture cut square and encoded anew as JPEG in each width, turned upright and without any of its metadata.
 * Raises `too-large` beyond 60 megapixels, `forbidden-file-type` for what is no jpeg, png or webp.
 */
export const squarePhotos = async (
  [file, ...more]: readonly StagedFile[],
  sizes: readonly number[],
): Promise<{ pixels: number; content: Buffer }[]> => {
  if (more.length > 0) throw new Problem('invalid-input', [{ path: 'file', code: 'too-many', limit: 1 }]);
  if (!file) throw new Problem('invalid-input', [{ path: 'file', code: 'file-missing' }]);
  const refused = new Problem('forbidden-file-type', [{ path: 'file', code: 'file-kind' }]);
  const {
    format,
    width = 0,
    height = 0,
  } = await sharp(file.path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused;
    });
  if (!KINDS.includes(format ?? '')) throw refused;
  if (width * height > MAX_PIXELS) throw new Problem('too-large');
  const photoOf = (pixels: number): Promise<Buffer> =>
    sharp(file.path, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(pixels, pixels, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  const photos = sizes.map(async (pixels) => ({ pixels, content: await photoOf(pixels) }));
  return Promise.all(photos).catch(() => {
    throw refused;
  });
};
