/** Boxes needed to show a JPEG 2000; all others are free text, XML or proprietary. */
const NEEDED = ['jP  ', 'ftyp', 'jp2h', 'jp2c'];

const CODESTREAM = 0xff4f;
const COMMENT = 0xff64;
const TILE = 0xff90;

/** The bare picture without the comments in its header. */
const withoutComments = (content: Buffer): Buffer => {
  const remaining = [content.subarray(0, 2)];
  let at = 2;
  while (content.readUInt16BE(at) !== TILE) {
    const end = at + 2 + content.readUInt16BE(at + 2);
    if (content.readUInt16BE(at) !== COMMENT) remaining.push(content.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...remaining, content.subarray(at)]);
};

const boxOf = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** Removes the metadata boxes of a JPEG 2000 in a PDF. */
export const withoutBoxes = (bytes: Uint8Array): Uint8Array => {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.readUInt16BE(0) === CODESTREAM) return withoutComments(content);
  const remaining: Buffer[] = [];
  for (let at = 0; at < content.length; ) {
    const declared = content.readUInt32BE(at);
    const kind = content.toString('latin1', at + 4, at + 8);
    const [head, size] =
      declared === 1 ? [16, Number(content.readBigUInt64BE(at + 8))] : [8, declared || content.length - at];
    if (size < head || at + size > content.length) throw new Error('a broken JPEG 2000');
    const within = content.subarray(at + head, at + size);
    if (NEEDED.includes(kind)) remaining.push(boxOf(kind, kind === 'jp2c' ? withoutComments(within) : within));
    at += size;
  }
  return Buffer.concat(remaining);
};
