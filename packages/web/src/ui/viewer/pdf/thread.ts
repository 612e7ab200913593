/** What the build serves beside the library, in a folder of this version. */
export const PDF_FILES: string = new URL(import.meta.env.PDF_FILES, location.href).href;

let thread: Worker | undefined;

/** Where PDFs are read, beside the page: one for all of them. It is large, so it may be asked for ahead of its use. */
export const pdfThread = (): Worker => {
  if (thread) return thread;
  const made = new Worker(`${PDF_FILES}pdf.worker.min.mjs`, { type: 'module' });
  // One that did not come is asked for again the next time.
  made.addEventListener('error', () => {
    if (thread === made) thread = undefined;
  });
  thread = made;
  return made;
};
