import { createDocument, getHTMLFromFragment, getSchema } from '@tiptap/core';
import { parseOptions } from './editor-blanks.ts';
import { richTextExtensions } from './editor-extensions.ts';

const schema = getSchema(richTextExtensions);

/**
 * Rich text that has not been to the server, taken apart and built anew from what the editor can make: whatever else
 * stood in it, scripts and handlers above all, is gone. It is read in a document of its own, where nothing runs.
 */
export const cleanRichText = (html: string): string =>
  getHTMLFromFragment(createDocument(html, schema, parseOptions).content, schema);
