import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Pages } from './pages.ts';
import { plainText } from './text.ts';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

type Item = { str: string; hasEOL: boolean } | object;

const textOf = (items: readonly Item[]): string =>
  items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');

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
      pages.add(plainText(textOf(items)));
      page.cleanup();
    }
  } finally {
    await loading.destroy();
  }
};
