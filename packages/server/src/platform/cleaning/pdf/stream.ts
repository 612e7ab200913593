import { inflateSync } from 'node:zlib';
import { PDFArray, PDFName, type PDFRawStream } from '@cantoo/pdf-lib';
import { withoutBoxes } from './jp2-boxes.ts';
import { withoutSegments } from './jpeg-segments.ts';

/** The largest picture that is decompressed to remove its metadata. */
const MAX_BYTES = 64_000_000;

const name = (text: string): PDFName => PDFName.of(text);

const filtersOf = ({ dict }: PDFRawStream): string[] => {
  const filters = dict.lookup(name('Filter'));
  const all = filters instanceof PDFArray ? filters.asArray().map((_one, at) => filters.lookup(at)) : [filters];
  return all.filter((one) => one instanceof PDFName).map((one) => one.decodeText());
};

/** The image data, decompressed if the picture is compressed a second time. */
const unpacked = (stream: PDFRawStream, around: readonly string[]): Uint8Array => {
  if (around.length === 0) return stream.contents;
  if (around.length > 1 || around[0] !== 'FlateDecode') throw new Error('a picture packed in an unknown way');
  stream.dict.set(name('Filter'), name('DCTDecode'));
  stream.dict.delete(name('DecodeParms'));
  return inflateSync(stream.contents, { maxOutputLength: MAX_BYTES });
};

/** Removes from a stream references to outer files and the metadata of photos. */
export const cleanStream = (stream: PDFRawStream): void => {
  for (const key of ['F', 'FFilter', 'FDecodeParms', 'Ref']) stream.dict.delete(name(key));
  const filters = filtersOf(stream);
  const last = filters.at(-1);
  if (last === 'DCTDecode' || last === 'DCT')
    stream.updateContents(withoutSegments(unpacked(stream, filters.slice(0, -1))));
  if (last === 'JPXDecode') {
    if (filters.length > 1) throw new Error('a picture packed in an unknown way');
    stream.updateContents(withoutBoxes(stream.contents));
  }
};
