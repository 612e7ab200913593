export type ImageSize = { width: number; height: number };

const png = (view: DataView): ImageSize => ({ width: view.getUint32(16), height: view.getUint32(20) });
const gif = (view: DataView): ImageSize => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) });

// The size is in the frame header (C0 to CF, except three with other meanings), after other segments.
const jpeg = (view: DataView): ImageSize | undefined => {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
};

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;

const webp = (view: DataView, kind: string): ImageSize | undefined => {
  if (kind === 'VP8X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  const bits = view.getUint32(21, true);
  return kind === 'VP8L' ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : undefined;
};

/**
 * The size in pixels that the header of a png, jpeg, gif or webp declares; undefined for anything else. Decodes
 * nothing.
 */
export const readImageSize = (bytes: Uint8Array): ImageSize | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  try {
    if (text(0, 8) === '\x89PNG\r\n\x1a\n') return png(view);
    if (/^GIF8[79]a$/.test(text(0, 6))) return gif(view);
    if (text(0, 3) === '\xff\xd8\xff') return jpeg(view);
    return text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP' ? webp(view, text(12, 16)) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // truncated file
    throw error;
  }
};
