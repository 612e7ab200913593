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
