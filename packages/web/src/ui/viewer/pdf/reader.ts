import { AnnotationEditorType, AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  EventBus,
  LinkTarget,
  type PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { saveFile } from '../../../platform/files/download.ts';
import { type Fit, fits, stepFrom, within, type Zoom } from '../zoom.ts';
import { Finder, type Found } from './pdf-finder.ts';
import { PDF_FILES } from './thread.ts';

export type ReaderState = {
  readonly page: number;
  readonly pages: number;
  readonly scale: number;
  /** Set while the pages are fitted to the window. */
  readonly fit: Fit | undefined;
  readonly found: Found | undefined;
  /** A page is drawn. */
  readonly isShown: boolean;
};

type Start = {
  page: number | undefined;
  words: readonly string[];
  isNarrow: boolean;
  nameOf: (page: number) => string;
  failed: string;
  /** Label of the icon of an annotation. */
  note: string;
};

/** Translations for the library: only the labels of pages are used. */
const noWords = { pause: () => undefined, resume: () => undefined, translate: async () => undefined };

const isFit = (value: string | undefined): value is Fit => fits.some((fit) => fit === value);

/** Pages are redrawn only after a pinch gesture has paused. */
const DRAW_AFTER_MS = 300;

const saveAttachment = (data: Uint8Array<ArrayBuffer>, name: string): void => saveFile(new Blob([data]), name);

/** Shows a document in an element, draws only the pages near the visible area, and reports its state. */
export const createReader = (container: HTMLDivElement, pdf: PDFDocumentProxy, start: Start) => {
  const over = new AbortController();
  const { signal } = over;
  // A scrolling element must be reachable by keyboard.
  container.tabIndex = 0;
  const listeners = new Set<() => void>();
  let state: ReaderState = {
    page: 1,
    pages: pdf.numPages,
    scale: 1,
    fit: undefined,
    found: undefined,
    isShown: false,
  };
  const put = (change: Partial<ReaderState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const eventBus = new EventBus();
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    ignoreDestinationZoom: true,
  });
  const finder = new Finder({ eventBus, linkService, report: (found) => put({ found }) });
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    findController: finder as unknown as PDFFindController,
    l10n: noWords as never,
    annotationMode: AnnotationMode.ENABLE,
    imageResourcesPath: `${PDF_FILES}images/`,
    // Attachments of any type are downloaded.
    downloadManager: { openOrDownloadData: saveAttachment } as never,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    enableAutoLinking: false,
    removePageBorders: start.isNarrow,
    // Supported by the library but missing in its types.
    ...({ abortSignal: signal } as object),
  });
  linkService.setViewer(viewer);

  /** Undefined for a page that finishes drawing after another file was opened. */
  const divOf = (page: number): HTMLElement | undefined =>
    (viewer.getPageView(page - 1) as { div: HTMLElement } | undefined)?.div;

  const turnTo = (page: number): void => {
    viewer.currentPageNumber = Math.min(Math.max(Math.trunc(page), 1), state.pages);
  };
  const zoomTo = (zoom: Zoom): void => {
    viewer.currentScaleValue = typeof zoom === 'number' ? String(within(zoom)) : zoom;
  };

  eventBus.on('pagesinit', () => {
    for (let page = 1; page <= state.pages; page += 1) divOf(page)?.setAttribute('aria-label', start.nameOf(page));
    viewer.currentScaleValue = start.isNarrow ? 'page-width' : 'auto';
    if (start.page !== undefined) turnTo(start.page);
    finder.search(start.words);
  });
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => put({ page: pageNumber }));
  eventBus.on('scalechanging', ({ scale, presetValue }: { scale: number; presetValue?: string }) =>
    put({ scale, fit: isFit(presetValue) ? presetValue : undefined }),
  );
  eventBus.on('pagerendered', ({ pageNumber, error }: { pageNumber: number; error: unknown }) => {
    if (error) divOf(pageNumber)?.setAttribute('data-failed', start.failed);
    if (!state.isShown) put({ isShown: true });
  });
  eventBus.on('annotationlayerrendered', ({ pageNumber }: { pageNumber: number }) => {
    for (const sign of divOf(pageNumber)?.querySelectorAll('.textAnnotation img') ?? [])
      sign.setAttribute('alt', start.note);
  });
  const resized = new ResizeObserver(() => {
    const value = viewer.currentScaleValue;
    if (value !== null && Number.isNaN(Number(value))) viewer.currentScaleValue = value;
    viewer.update();
  });
  resized.observe(container);

  viewer.setDocument(pdf);
  linkService.setDocument(pdf);

  return {
    get: (): ReaderState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    turnTo,
    turn: (by: 1 | -1) => turnTo(state.page + by),
    zoomTo,
    zoomBy: (by: 1 | -1) => {
      const step = stepFrom(state.scale, by);
      if (step !== undefined) zoomTo(step);
    },
    /** Zooms around a point of the window, for pinch gestures and the wheel; redraws after a pause. */
    zoomAround: (factor: number, { x, y }: { x: number; y: number }) => {
      const scale = within(state.scale * factor);
      const { left, top } = container.getBoundingClientRect();
      viewer.updateScale({
        scaleFactor: scale / state.scale,
        origin: [x - left, y - top],
        drawingDelay: DRAW_AFTER_MS,
      });
    },
    find: (words: readonly string[]) => finder.search(words),
    findNext: (by: 1 | -1) => finder.step(by),
    goTo: (destination: string | unknown[]) => linkService.goToDestination(destination),
    end: () => {
      over.abort();
      resized.disconnect();
      listeners.clear();
      viewer.setDocument(null as never);
      linkService.setDocument(null as never);
    },
  };
};

export type Reader = ReturnType<typeof createReader>;
