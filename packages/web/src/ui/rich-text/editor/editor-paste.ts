import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { isEmbeddableImage, isEmbedded } from './embed-picture.ts';

const hasText = (html: string): boolean =>
  html.replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>/gi, '').trim() !== '';

/**
 * The files of a paste or drop: pictures are embedded, others refused. Text takes precedence: office programs add a
 * picture of a copied table, file managers the name of a file.
 */
export const filesIn = (data: Pick<DataTransfer, 'files' | 'getData'> | null): File[] => {
  if (data === null || hasText(data.getData('text/html'))) return [];
  const files = [...data.files];
  return files.some(isEmbeddableImage) || data.getData('text/plain').trim() === '' ? files : [];
};

/** Plain text as paragraphs, one a line: a blank line is an empty paragraph, and blanks and tabs stay. */
export const paragraphsOf = (text: string, $context: ResolvedPos, _isPlain: boolean, { state }: EditorView): Slice => {
  const { schema } = state;
  const lines = text.replace(/(?:\r\n?|\n)$/, '').split(/\r\n?|\n/);
  const paragraphs = lines.map((line) =>
    schema.node('paragraph', null, line === '' ? [] : [schema.text(line, $context.marks())]),
  );
  return new Slice(Fragment.from(paragraphs), 1, 1);
};

/** Tracking pixels in the text of mails. */
const isSpeck = (image: HTMLImageElement): boolean => [image.width, image.height].some((side) => side === 1);

/** Whether a pasted text has pictures that are missing: the clipboard has only their addresses. */
export const losesPictures = (data: Pick<DataTransfer, 'getData'> | null): boolean => {
  const html = data?.getData('text/html') ?? '';
  if (!hasText(html)) return false;
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.images].some((image) => !isEmbedded(image.src) && !isSpeck(image));
};
