import sharp from 'sharp';

/** A small file may unfold to a picture that fills the memory. */
const MAX_PIXELS = 60_000_000;

sharp.concurrency(1);

const DATA = /src="data:image\/[a-z+.-]+;base64,([^"]*)"/gi;

/** The same picture upright in its own format; nothing but its pixels goes along. */
const encodeAnew = async (content: Buffer): Promise<string> => {
  const read = { limitInputPixels: MAX_PIXELS };
  const { format } = await sharp(content, read).metadata();
  const isMoving = format === 'gif' || format === 'webp';
  const picture = sharp(content, { ...read, animated: isMoving });
  const upright = isMoving ? picture : picture.rotate();
  if (format === 'gif' || format === 'webp' || format === 'png') {
    const encoded = await upright.toFormat(format).toBuffer();
    return `src="data:image/${format};base64,${encoded.toString('base64')}"`;
  }
  if (format !== 'jpeg') throw new Error('no picture of a kind that texts hold');
  return `src="data:image/jpeg;base64,${(await upright.jpeg({ quality: 88 }).toBuffer()).toString('base64')}"`;
};

/** What a worker process does with a text; undefined when a picture cannot be read. */
export default async (html: string): Promise<string | undefined> => {
  try {
    const parts: string[] = [];
    let end = 0;
    for (const match of html.matchAll(DATA)) {
      parts.push(html.slice(end, match.index), await encodeAnew(Buffer.from(match[1] ?? '', 'base64')));
      end = match.index + match[0].length;
    }
    const made = [...parts, html.slice(end)].join('');
    // Whatever else was put there as data is no picture.
    return (html.match(/src="data:/gi)?.length ?? 0) ===
      (made.match(/src="data:image\/(png|jpeg|gif|webp);base64,/g)?.length ?? 0)
      ? made
      : undefined;
  } catch {
    return undefined;
  }
};
