/** The folder with the library's additional files, named by version. */
export const PDF_FILES: string = new URL(import.meta.env.PDF_FILES, location.href).href;

let thread: Worker | undefined;

/** The web worker that parses PDFs, shared by all documents. It is large, so it can be requested ahead of its use. */
export const pdfThread = (): Worker => {
  if (thread) return thread;
  const made = new Worker(`${PDF_FILES}pdf.worker.min.mjs`, { type: 'module' });
  // After a failure it is requested again the next time.
  made.addEventListener('error', () => {
    if (thread === made) thread = undefined;
  });
  thread = made;
  return made;
};
