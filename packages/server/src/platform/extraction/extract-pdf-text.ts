import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { plainText } from './normalize-text.ts';
import type { Pages } from './text-pages.ts';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

type Item = { str: string; hasEOL: boolean } | object;

const textOf = (items: readonly Item[]): string =>
  items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');

type Mark = {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  hidden?: boolean;
  contentsObj?: { str?: string };
};

/** What is written in the fields of a page's form, and on it by hand: it stands on the page as its text does. */
const writtenOn = (marks: readonly Mark[]): string[] =>
  marks
    .filter(({ hidden }) => hidden !== true)
    .flatMap(({ subtype, fieldType, fieldValue, contentsObj }) => {
      if (subtype === 'FreeText') return contentsObj?.str ?? [];
      if (subtype !== 'Widget' || !['Tx', 'Ch'].includes(fieldType ?? '')) return [];
      return [fieldValue].flat().filter((value) => typeof value === 'string');
    });

/**
 * Reads the pages of a PDF. Of the file only what text hangs on is loaded, never its pictures; which letters the signs of
 * Korean fonts that are not embedded stand for is told by the maps that come with the library. A page that cannot be read
 * makes it a damaged file.
 */
export const readPdf = async (path: string, pages: Pages): Promise<void> => {
  const loading = getDocument({
    url: pathToFileURL(path).href,
    cMapUrl: join(library, 'cmaps/'),
    standardFontDataUrl: join(library, 'standard_fonts/'),
    disableAutoFetch: true,
    disableStream: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: 0,
  });
  try {
    const document = await loading.promise;
    if (document.numPages < 1) throw new Error('no page');
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const written = writtenOn((await page.getAnnotations()) as Mark[]);
      pages.add(plainText([textOf(items), ...written].join('\n')));
      page.cleanup();
    }
  } finally {
    await loading.destroy();
  }
};
