/** Kinds of pictures that the server keeps in rich text. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/** Whether a picture stands in the text itself, in a format that the server keeps. */
export const isEmbedded = (address: string): boolean => /^data:image\/(?:png|jpe?g|gif|webp);base64,/i.test(address);
export const MAX_IMAGE_SIDE = 1600;

const LARGE_RESULT = 1_500_000;
const JPEG_QUALITY = 0.85;

export const isEmbeddableImage = (file: { type: string }): boolean =>
  imageTypes.some((embeddable) => embeddable === file.type);

/** The size a picture is drawn at so that neither side is longer than `max`; undefined: it fits as it is. */
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
 * The picture as a data: URI, made smaller when a side is longer than 1,600 pixels. A GIF stays as it is, drawn anew it
 * would lose its frames. Rejects what is not one of the four kinds or cannot be read as a picture.
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
