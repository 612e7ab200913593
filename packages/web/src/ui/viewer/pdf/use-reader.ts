import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { translate } from '../../../platform/i18n.ts';
import { isPhone } from '../../page/width.ts';
import type { ShownFile } from '../kinds.ts';
import { viewerWords } from '../viewer.words.ts';
import type { Heading } from './outline.tsx';
import { createReader, type Reader } from './reader.ts';
import { bindTouch } from './touch.ts';

/** Shows a document in an element for as long as both are there. */
export const useReader = (
  element: RefObject<HTMLDivElement | null>,
  pdf: PDFDocumentProxy | undefined,
  where: Pick<ShownFile, 'page' | 'words'>,
): Reader | undefined => {
  const [reader, setReader] = useState<Reader>();
  const start = useRef(where);
  useEffect(() => {
    const container = element.current;
    if (!pdf || !container) return;
    const made = createReader(container, pdf, {
      ...start.current,
      isNarrow: isPhone(),
      nameOf: (page) => translate(viewerWords.page.name, { page }),
      failed: translate(viewerWords.page.failed),
      note: translate(viewerWords.page.note),
    });
    const unbind = bindTouch(container, made);
    setReader(made);
    return () => {
      unbind();
      made.end();
      setReader(undefined);
    };
  }, [element, pdf]);
  return reader;
};

type Given = Pick<Heading, 'title' | 'dest'> & { readonly items: readonly Given[] };

const numbered = (given: readonly Given[], within = ''): Heading[] =>
  given.map(({ title, dest, items }, place) => {
    const number = `${within}${place + 1}.`;
    return { number, title, dest, items: numbered(items, number) };
  });

/** The headings of a document; asked for once a page is drawn, which shall not wait for them. */
export const useHeadings = (pdf: PDFDocumentProxy | undefined, isShown: boolean): readonly Heading[] => {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  useEffect(() => {
    if (!pdf || !isShown) return setHeadings([]);
    let isOver = false;
    pdf.getOutline().then(
      (found: readonly Given[] | null) => {
        if (!isOver) setHeadings(numbered(found ?? []));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [pdf, isShown]);
  return headings;
};
