import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { isEmbeddableImage, isEmbedded } from './embed-picture.ts';

const hasText = (html: string): boolean =>
  html.replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>/gi, '').trim() !== '';

/**
 * The files of a paste or drop, of which pictures are embedded and others refused. Where there is text, it is taken:
 * office programs put a picture of a copied table next to it, file managers the name next to a file.
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

/** Beside the text of many mails, seen by nobody. */
const isSpeck = (image: HTMLImageElement): boolean => [image.width, image.height].some((side) => side === 1);

/** Whether pictures stand in a pasted text that do not come with it: only their addresses are on the clipboard. */
export const losesPictures = (data: Pick<DataTransfer, 'getData'> | null): boolean => {
  const html = data?.getData('text/html') ?? '';
  if (!hasText(html)) return false;
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.images].some((image) => !isEmbedded(image.src) && !isSpeck(image));
};
