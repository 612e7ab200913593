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

/** The texts of form fields and annotations of a page, which readers see on it. */
const writtenOn = (marks: readonly Mark[]): string[] =>
  marks
    .filter(({ hidden }) => hidden !== true)
    .flatMap(({ subtype, fieldType, fieldValue, contentsObj }) => {
      if (subtype === 'FreeText') return contentsObj?.str ?? [];
      if (subtype !== 'Widget' || !['Tx', 'Ch'].includes(fieldType ?? '')) return [];
      return [fieldValue].flat().filter((value) => typeof value === 'string');
    });

/**
 * Reads the pages of a PDF. Only objects with text are loaded, never pictures. Letters of Korean fonts that are not
 * embedded are found by the character maps of the library. A page that cannot be read makes the file count as damaged.
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
