import { type PDFDocumentProxy, TouchManager } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { translate } from '../../../platform/i18n.ts';
import { isPhone } from '../../page/width.ts';
import { turnBySwipe } from '../swipe.ts';
import { viewerWords } from '../viewer.words.ts';
import type { ShownFile } from '../viewer-kinds.ts';
import type { Heading } from './pdf-outline.tsx';
import { createReader, type Reader } from './reader.ts';

/** Zoom per unit of the wheel. */
const WHEEL = 0.005;

/** Pinching, or the wheel with Ctrl (as touchpads report pinching), zooms around the pointer. */
const bindTouch = (container: HTMLElement, reader: Reader): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  new TouchManager({
    container,
    signal,
    onPinching: ([x = 0, y = 0]: number[], before: number, now: number) => reader.zoomAround(now / before, { x, y }),
  });
  turnBySwipe(container, (by) => reader.turn(by), signal);
  container.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      reader.zoomAround(Math.exp(-event.deltaY * WHEEL), event);
    },
    { signal, passive: false },
  );
  return () => over.abort();
};

/** Shows a document in an element while both exist. */
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

/** The headings of a document; loaded after the first page is drawn, so as not to delay it. */
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
