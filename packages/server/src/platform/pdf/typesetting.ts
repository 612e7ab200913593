import { readRichText } from '../html/rich-text-tree.ts';
import { createTypesetter } from './typesetter.ts';

export type PdfJob = {
  /** Path of a Typst template. */
  template: string;
  /** Any JSON value; the template reads it from `sys.inputs.data`. */
  data: object;
  /** Sanitized HTML, which the template finds as `blocks` in its data. */
  richText: string;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** JSON that Typst can read: half surrogates would be refused, control characters would print as boxes. */
const toJson = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replace(controls, '') : value,
  );

const typeset = createTypesetter();

export default ({ template, data, richText }: PdfJob): Uint8Array => {
  const { blocks, images } = readRichText(richText);
  return typeset({ template, data: toJson({ ...data, blocks }), images });
};
