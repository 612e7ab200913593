import { strToU8, type Zippable, zipSync } from 'fflate';

/** What a paper says: paragraphs, and a table whose first row is its head. */
export type Paper = { title: string; paragraphs: readonly string[]; rows: readonly (readonly string[])[] };

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The same whenever it is made. */
const MADE = new Date(2026, 0, 2);

/** An archive of parts; some formats tell themselves by a first part that is not packed. */
export const partsFile = (parts: Readonly<Record<string, string>>, mimetype?: string): Uint8Array => {
  const all: Zippable = mimetype === undefined ? {} : { mimetype: [strToU8(mimetype), { level: 0 }] };
  for (const [name, text] of Object.entries(parts)) all[name] = strToU8(text);
  return zipSync(all, { mtime: MADE });
};
