import { encodePicture } from './encode-picture.ts';

const DATA = /src="data:image\/[a-z+.-]+;base64,([^"]*)"/gi;

/** The same picture as data of a text. */
const reencode = async (data: string): Promise<string> => {
  const { format, content } = await encodePicture(Buffer.from(data, 'base64'));
  if (format === 'tiff') throw new Error('no picture of a kind that texts hold');
  return `src="data:image/${format};base64,${content.toString('base64')}"`;
};

/** Runs in a worker process for a text; undefined when a picture cannot be decoded. */
export default async (html: string): Promise<string | undefined> => {
  try {
    const parts: string[] = [];
    let end = 0;
    for (const match of html.matchAll(DATA)) {
      parts.push(html.slice(end, match.index), await reencode(match[1] ?? ''));
      end = match.index + match[0].length;
    }
    const made = [...parts, html.slice(end)].join('');
    // Any other data URL is not a picture.
    return (html.match(/src="data:/gi)?.length ?? 0) ===
      (made.match(/src="data:image\/(png|jpeg|gif|webp);base64,/g)?.length ?? 0)
      ? made
      : undefined;
  } catch {
    return undefined;
  }
};
