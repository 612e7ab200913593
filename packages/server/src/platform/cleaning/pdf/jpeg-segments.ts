const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Application segments and comments are metadata, except Adobe's, which describes the colour space. */
const isTelling = (marker: number): boolean => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && marker !== 0xee);

/** The position of the next segment after the compressed data. */
const endOfScan = (content: Uint8Array, from: number): number => {
  for (let at = from; at + 1 < content.length; at += 1) {
    const next = content[at + 1] ?? 0;
    if (content[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new Error('a JPEG without an end');
};

/** Removes the metadata segments of a JPEG in a PDF; its image data stays bit by bit the same. */
export const withoutSegments = (content: Uint8Array): Uint8Array => {
  if (content[0] !== 0xff || content[1] !== 0xd8) throw new Error('no JPEG');
  const remaining: Uint8Array[] = [content.subarray(0, 2)];
  let at = 2;
  while (content[at + 1] !== 0xd9) {
    const marker = content[at + 1];
    if (content[at] !== 0xff || marker === undefined) throw new Error('a broken JPEG');
    if (marker === 0xff || isAlone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = ((content[at + 2] ?? 0) << 8) | (content[at + 3] ?? 0);
    if (length < 2) throw new Error('a broken JPEG');
    const segmentEnd = at + 2 + length;
    const end = marker === 0xda ? endOfScan(content, segmentEnd) : segmentEnd;
    if (!isTelling(marker)) remaining.push(content.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...remaining, content.subarray(at, at + 2)]);
};
