import { inflateSync } from 'node:zlib';

// Reads only PDFs of Typst (plain objects, one ToUnicode map per font): enough to check that text can be selected.

type PdfObject = { dictionary: string; stream: string };

const readObjects = (pdf: Uint8Array): Map<string, PdfObject> => {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const found of text.matchAll(/\n(\d+) 0 obj\n/g)) {
    const from = found.index + found[0].length;
    const body = text.slice(from, text.indexOf('\nendobj', from));
    const start = body.indexOf('stream\n');
    const dictionary = start < 0 ? body : body.slice(0, start);
    const data = bytes.subarray(from + start + 7, from + start + 7 + Number(/\/Length (\d+)/.exec(dictionary)?.[1]));
    const deflated = dictionary.includes('/Filter /FlateDecode') && !dictionary.includes('/Subtype /Image');
    objects.set(found[1] ?? '', {
      dictionary,
      stream: start < 0 ? '' : (deflated ? inflateSync(data) : data).toString('latin1'),
    });
  }
  return objects;
};

const readCharacters = (cmap: string): Map<number, string> => {
  const characters = new Map<number, string>();
  for (const [, glyph = '', hex = ''] of cmap.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm))
    characters.set(Number.parseInt(glyph, 16), Buffer.from(hex, 'hex').swap16().toString('utf16le'));
  // A missing character is drawn as the box that is each font's first glyph.
  return characters.set(0, '□');
};

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const plainBytes = (literal: string): Buffer => {
  const plain = literal.replace(/\\([0-7]{3}|[\s\S])/g, (_, escaped: string) =>
    escaped.length === 3 ? String.fromCharCode(Number.parseInt(escaped, 8)) : (escapes[escaped] ?? escaped),
  );
  return Buffer.from(plain, 'latin1');
};

// A literal may contain balanced parentheses.
const token =
  /\/(f\d+) [\d.]+ Tf|\(((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*)\)|<([0-9A-F]+)>(?=[^<>]*\] TJ)|\bET\b/g;

const readPage = (content: string, fonts: Map<string, Map<number, string>>): string => {
  let font = new Map<number, string>();
  let text = '';
  for (const [whole, name, literal, hex = ''] of content.matchAll(token)) {
    if (name) font = fonts.get(name) ?? new Map();
    else if (whole === 'ET') text += ' ';
    else {
      const glyphs = literal === undefined ? Buffer.from(hex, 'hex') : plainBytes(literal);
      for (let at = 0; at + 1 < glyphs.length; at += 2) text += font.get(glyphs.readUInt16BE(at)) ?? '';
    }
  }
  return text;
};

type PdfPage = { content: string; fonts: Map<string, Map<number, string>> };

const readPages = (pdf: Uint8Array): PdfPage[] => {
  const objects = readObjects(pdf);
  const follow = (dictionary: string, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? '') ?? { dictionary: '', stream: '' };
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const names = [...dictionary.matchAll(/\/(f\d+) \d+ 0 R/g)].map(([, name = '']) => name);
    const fonts = names.map((name): [string, Map<number, string>] => {
      const cmap = follow(follow(dictionary, name).dictionary, 'ToUnicode').stream;
      return [name, readCharacters(cmap)];
    });
    return { content: follow(dictionary, 'Contents').stream, fonts: new Map(fonts) };
  });
};

/** The text of every page of a PDF made by Typst. */
export const readPdfPages = (pdf: Uint8Array): string[] =>
  readPages(pdf).map(({ content, fonts }) => readPage(content, fonts));

/** Every piece of upright text with its start, in points from the left edge of its page. */
export const readPdfPlaces = (pdf: Uint8Array): { x: number; text: string }[] =>
  readPages(pdf).flatMap(({ content, fonts }) =>
    [...content.matchAll(/\n1 0 0 -1 ([\d.]+) [\d.]+ cm\n(?:(?!\bBT\b)[\s\S]){0,200}?\bBT\b[\s\S]*?\bET\b/g)].map(
      ([piece, x]) => ({ x: Number(x), text: readPage(piece, fonts).slice(0, -1) }),
    ),
  );

/** Every picture with its width and height on the page, in points. */
export const readPdfPictures = (pdf: Uint8Array): { width: number; height: number }[] =>
  readPages(pdf).flatMap(({ content }) =>
    [...content.matchAll(/\n([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) [-\d.]+ [-\d.]+ cm\n\/x\d+ Do/g)].map((found) => {
      const [a = 0, b = 0, c = 0, d = 0] = found.slice(1).map(Number);
      return { width: Math.round(Math.abs(a) + Math.abs(c)), height: Math.round(Math.abs(b) + Math.abs(d)) };
    }),
  );
