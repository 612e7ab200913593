import sharp from 'sharp';

export type SquareTask = { path: string; sizes: readonly number[] };
export type SquarePhoto = { pixels: number; content: Buffer };
export type SquareAnswer = { kind: 'photos'; photos: SquarePhoto[] } | { kind: 'no-picture' } | { kind: 'too-large' };

/** Accepted formats, detected from the bytes. */
const KINDS = ['jpeg', 'png', 'webp'];
/** A small file may unfold to a picture that fills the memory. */
const MAX_PIXELS = 60_000_000;

/** One thread per process: a large picture needs most of the memory. */
sharp.concurrency(1);

const squareOf = (path: string, pixels: number): Promise<Buffer> =>
  sharp(path, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(pixels, pixels, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

/** Runs in a worker process for a photo: uploaded pictures are decoded nowhere else. */
export default async ({ path, sizes }: SquareTask): Promise<SquareAnswer> => {
  try {
    const { format, width = 0, height = 0 } = await sharp(path, { limitInputPixels: false }).metadata();
    if (!KINDS.includes(format ?? '')) return { kind: 'no-picture' };
    if (width * height > MAX_PIXELS) return { kind: 'too-large' };
    const photos: SquarePhoto[] = [];
    for (const pixels of sizes) photos.push({ pixels, content: await squareOf(path, pixels) });
    return { kind: 'photos', photos };
  } catch {
    return { kind: 'no-picture' };
  }
};
