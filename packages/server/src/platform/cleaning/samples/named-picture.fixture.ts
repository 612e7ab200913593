import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** The author named in all these samples. */
export const MAKER = 'Kim Gijang';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff';

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" rdf:about=""><dc:creator>${MAKER}</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** A chunk of a PNG. */
export const chunk = (kind: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A chunk of text after the header of a PNG. */
const withText = (png: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(`Author\0${MAKER}`)), png.subarray(33)]);

/** Adds a comment at the end of a GIF. */
const withComment = (gif: Buffer): Buffer => {
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, MAKER.length]), Buffer.from(MAKER), Buffer.from([0])]);
  return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
};

/** Frames of different colours, stacked vertically as an animation. */
const pages = (count: number) =>
  sharp({ create: { width: 40, height: 30 * count, channels: 3, background: '#3366cc' } })
    .composite([{ input: { create: { width: 40, height: 30, channels: 3, background: '#cc3333' } }, top: 0, left: 0 }])
    .png()
    .toBuffer();

/** A picture of 40 by 30 pixels with its author and place in all metadata that its format has. */
export const namedPicture = async (format: PictureFormat, { frames = 1, orientation = 1 } = {}): Promise<Buffer> => {
  const input = await pages(frames);
  const picture = sharp(input)
    .withMetadata({ orientation })
    .withExif({
      IFD0: { Artist: MAKER, Copyright: MAKER },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 27/1 5000/100' },
    })
    .withXmp(xmp)
    .withIccProfile('p3');
  if (format === 'gif') {
    const rows = await sharp(input, { raw: undefined }).raw().toBuffer();
    const raw = { width: 40, height: 30 * frames, channels: 3, pageHeight: 30 } as const;
    return withComment(
      await sharp(rows, { raw })
        .gif({ delay: Array(frames).fill(100) })
        .toBuffer(),
    );
  }
  const encoded = await picture.toFormat(format).toBuffer();
  return format === 'png' ? withText(encoded) : encoded;
};
