import { pdfThread } from './pdf/thread.ts';

/**
 * Loads the PDF viewer and its worker while the file itself is loading. A failure is reported when the viewer is
 * requested again.
 */
export const preloadPdfViewer = (): void => {
  pdfThread();
  import('./pdf/pdf-viewer.tsx').catch(() => undefined);
};
