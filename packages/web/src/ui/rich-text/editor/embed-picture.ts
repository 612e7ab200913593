/** Picture formats that the server accepts in rich text. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/** Whether a picture is embedded as data, in a format that the server accepts. */
export const isEmbedded = (address: string): boolean => /^data:image\/(?:png|jpe?g|gif|webp);base64,/i.test(address);
export const MAX_IMAGE_SIDE = 1600;

const LARGE_RESULT = 1_500_000;
const JPEG_QUALITY = 0.85;

export const isEmbeddableImage = (file: { type: string }): boolean =>
  imageTypes.some((embeddable) => embeddable === file.type);

/** Scales a size so that neither side is longer than `max`; undefined if it already fits. */
export const fitWithin = (
  width: number,
  height: number,
  max: number,
): { width: number; height: number } | undefined => {
  const longest = Math.max(width, height);
  if (longest <= max || longest === 0) return undefined;
  const scale = max / longest;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const readAsDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });

const draw = (bitmap: ImageBitmap, size: { width: number; height: number }, type: string): string => {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
  }
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  return canvas.toDataURL(type, JPEG_QUALITY);
};

/**
 * Converts a picture to a data URI, scaled down if a side is longer than 1,600 pixels. A GIF is not redrawn, since it
 * would lose its frames. Rejects files that are not one of the four formats or cannot be decoded.
 */
export const embedImage = async (file: File): Promise<string> => {
  if (!isEmbeddableImage(file)) throw new Error('not a picture that can be embedded');
  const bitmap = await createImageBitmap(file);
  try {
    const size = file.type === 'image/gif' ? undefined : fitWithin(bitmap.width, bitmap.height, MAX_IMAGE_SIDE);
    if (size === undefined) return await readAsDataUrl(file);
    const drawn = draw(bitmap, size, file.type);
    return drawn.length > LARGE_RESULT ? draw(bitmap, size, 'image/jpeg') : drawn;
  } finally {
    bitmap.close();
  }
};
