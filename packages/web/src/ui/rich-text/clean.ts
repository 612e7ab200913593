import { generateHTML, generateJSON } from '@tiptap/core';
import { richTextExtensions } from './extensions.ts';

/**
 * Rich text that has not been to the server, taken apart and built anew from what the editor can make: whatever else
 * stood in it, scripts and handlers above all, is gone. It is read in a document of its own, where nothing runs.
 */
export const cleanRichText = (html: string): string =>
  generateHTML(generateJSON(html, richTextExtensions), richTextExtensions);
