import { createDocument, getHTMLFromFragment, getSchema } from '@tiptap/core';
import { parseOptions } from './editor-blanks.ts';
import { richTextExtensions } from './editor-extensions.ts';

const schema = getSchema(richTextExtensions);

/**
 * Sanitizes rich text that has not been on the server by parsing it and rebuilding it from what the editor supports, so
 * that scripts and handlers disappear. It is parsed in an inert document.
 */
export const cleanRichText = (html: string): string =>
  getHTMLFromFragment(createDocument(html, schema, parseOptions).content, schema);
