import {
  getDocument,
  PasswordException,
  PasswordResponses,
  type PDFDocumentProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { unreachable } from '../../../platform/failure.ts';
import { PART_BYTES, type RangedFile } from '../../../platform/files/ranged.ts';
import { Ranges } from './ranges.ts';
import { PDF_FILES, pdfThread } from './thread.ts';

type Told = {
  onOpen: (pdf: PDFDocumentProxy) => void;
  /** The file is no PDF that can be read. */
  onDamaged: () => void;
  onPassword: (answer: (password: string) => void, isWrong: boolean) => void;
  /** A part did not come; it is asked for again by `retry`. */
  onFailure: (error: Error) => void;
};

/** Opens a PDF of which only the parts that are looked at are fetched. */
export const openPdf = (file: RangedFile, told: Told): { retry: () => void; close: () => void } => {
  let isOver = false;
  const fail = (error: Error): void => {
    if (!isOver) told.onFailure(error);
  };
  const thread = pdfThread();
  const onLost = (): void => fail(unreachable());
  thread.addEventListener('error', onLost);
  const ranges = new Ranges(file, fail);
  const task = getDocument({
    range: ranges,
    rangeChunkSize: PART_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    worker: PDFWorker.create({ port: thread }),
    cMapUrl: `${PDF_FILES}cmaps/`,
    standardFontDataUrl: `${PDF_FILES}standard_fonts/`,
    wasmUrl: `${PDF_FILES}wasm/`,
    // The content security policy allows no WebAssembly; what stands in for it is plain script.
    useWasm: false,
  });
  task.onPassword = (answer: (password: string) => void, reason: number) =>
    told.onPassword(answer, reason === PasswordResponses.INCORRECT_PASSWORD);
  task.promise.then(
    (pdf) => {
      if (!isOver) told.onOpen(pdf);
    },
    (error: unknown) => {
      if (!isOver && !(error instanceof PasswordException)) told.onDamaged();
    },
  );
  return {
    retry: () => ranges.retry(),
    close: () => {
      isOver = true;
      thread.removeEventListener('error', onLost);
      ranges.abort();
      void task.destroy();
    },
  };
};
