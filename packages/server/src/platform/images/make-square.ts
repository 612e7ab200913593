import sharp from 'sharp';

export type SquareTask = { path: string; sizes: readonly number[] };
export type SquarePhoto = { pixels: number; content: Buffer };
export type SquareAnswer = { kind: 'photos'; photos: SquarePhoto[] } | { kind: 'no-picture' } | { kind: 'too-large' };

/** Kinds of pictures that are taken, as the bytes say. */
const KINDS = ['jpeg', 'png', 'webp'];
/** A small file may unfold to a picture that fills the memory. */
const MAX_PIXELS = 60_000_000;

/** One picture after the other: a large one unfolded takes most of what there is. */
sharp.concurrency(1);

const squareOf = (path: string, pixels: number): Promise<Buffer> =>
  sharp(path, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(pixels, pixels, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

/** What a worker process does with a photo: it is the only one that opens what somebody sent. */
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
