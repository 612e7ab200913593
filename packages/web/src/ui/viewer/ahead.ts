import { pdfThread } from './pdf/thread.ts';

/**
 * Brings what shows a PDF ahead of the file itself, which comes meanwhile; what reads it begins beside the page. Whoever
 * asks for it again is told when it does not come.
 */
export const bringPdfViewer = (): void => {
  pdfThread();
  import('./pdf/pdf-viewer.tsx').catch(() => undefined);
};
