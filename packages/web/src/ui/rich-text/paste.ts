import { isEmbeddableImage } from './picture/embed.ts';

const hasText = (html: string): boolean =>
  html.replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>/gi, '').trim() !== '';

/**
 * The pictures of a paste or drop that are to be embedded. Office programs put a picture of a copied table beside its
 * text: then the text is taken and the picture left.
 */
export const picturesIn = (data: Pick<DataTransfer, 'files' | 'getData'> | null): File[] => {
  if (data === null || hasText(data.getData('text/html'))) return [];
  return [...data.files].filter(isEmbeddableImage);
};

/** Beside the text of many mails, seen by nobody. */
const isSpeck = (image: HTMLImageElement): boolean => [image.width, image.height].some((side) => side === 1);

/** Whether pictures stand in a pasted text that do not come with it: only their addresses are on the clipboard. */
export const losesPictures = (data: Pick<DataTransfer, 'getData'> | null): boolean => {
  const html = data?.getData('text/html') ?? '';
  if (!hasText(html)) return false;
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.images].some((image) => !image.src.startsWith('data:image/') && !isSpeck(image));
};
