/** A photo up to this size is sent as it is. */
const LARGE_BYTES = 1_500_000;
/** Enough to read a placard in a photo of a whole cabin door. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

/**
 * A photo for sending: one over 1.5 MB is made smaller, its longer side 2,560 pixels at most, so that it is sent and
 * looked at on a phone. Anything else, and what cannot be decoded, is returned as it is.
 */
export const scaledPhoto = async (file: File): Promise<File> => {
  if (file.type !== 'image/jpeg' || file.size <= LARGE_BYTES) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (drawn === null || drawn.size >= file.size) return file;
    return new File([drawn], file.name, { type: file.type, lastModified: file.lastModified });
  } catch {
    return file;
  }
};
