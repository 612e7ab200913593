import {
  getDocument,
  PasswordException,
  PasswordResponses,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { unreachable } from '../../../platform/calls/failure.ts';
import { PART_BYTES, type RangedFile } from '../../../platform/files/ranged-file.ts';
import { PDF_FILES, pdfThread } from './thread.ts';

type Range = readonly [begin: number, end: number];

/** Provides the library with ranges of a file. A failure is reported, and the range is stored for a retry. */
class Ranges extends PDFDataRangeTransport {
  readonly #file: RangedFile;
  readonly #reportFailure: (error: Error) => void;
  readonly #over = new AbortController();
  #failed: Range[] = [];

  constructor(file: RangedFile, reportFailure: (error: Error) => void) {
    // The library transfers the buffers that it gets to its worker.
    super(file.length, file.first.slice(), file.first.length === file.length);
    this.#file = file;
    this.#reportFailure = reportFailure;
  }

  override requestDataRange(begin: number, end: number): void {
    const { signal } = this.#over;
    this.#file.read(begin, end, signal).then(
      (bytes) => {
        if (!signal.aborted) this.onDataRange(begin, bytes);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        this.#failed.push([begin, end]);
        this.#reportFailure(error instanceof Error ? error : new Error(String(error)));
      },
    );
  }

  retry(): void {
    const failed = this.#failed;
    this.#failed = [];
    for (const [begin, end] of failed) this.requestDataRange(begin, end);
  }

  override abort(): void {
    this.#over.abort();
  }
}

type Callbacks = {
  onOpen: (pdf: PDFDocumentProxy) => void;
  /** The file is no PDF that can be read. */
  onDamaged: () => void;
  onPassword: (answer: (password: string) => void, isWrong: boolean) => void;
  /** A range failed to load; `retry` requests it again. */
  onFailure: (error: Error) => void;
};

/** Opens a PDF and fetches only the ranges that are needed. */
const openPdf = (file: RangedFile, callbacks: Callbacks): { retry: () => void; close: () => void } => {
  let isOver = false;
  const fail = (error: Error): void => {
    if (!isOver) callbacks.onFailure(error);
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
    // The content security policy forbids WebAssembly; the library has a fallback in JavaScript.
    useWasm: false,
  });
  task.onPassword = (answer: (password: string) => void, reason: number) =>
    callbacks.onPassword(answer, reason === PasswordResponses.INCORRECT_PASSWORD);
  task.promise.then(
    (pdf) => {
      if (!isOver) callbacks.onOpen(pdf);
    },
    (error: unknown) => {
      if (!isOver && !(error instanceof PasswordException)) callbacks.onDamaged();
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

export type Opened = {
  pdf: PDFDocumentProxy | undefined;
  isDamaged: boolean;
  /** The document needs a password; `isWrong` after a wrong one. */
  password: { answer: (password: string) => void; isWrong: boolean } | undefined;
  /** A range failed to load. */
  failure: Error | undefined;
};

const nothing: Opened = { pdf: undefined, isDamaged: false, password: undefined, failure: undefined };

/** Keeps a PDF open while it is shown. */
export const useOpened = (file: RangedFile): Opened & { retry: () => void } => {
  const [opened, setOpened] = useState(nothing);
  const retryRef = useRef<() => void>(undefined);
  useEffect(() => {
    const put = (change: Partial<Opened>): void => setOpened((before) => ({ ...before, ...change }));
    setOpened(nothing);
    const { retry, close } = openPdf(file, {
      onOpen: (pdf) => put({ pdf, password: undefined }),
      onDamaged: () => put({ isDamaged: true }),
      onPassword: (answer, isWrong) => put({ password: { answer, isWrong } }),
      onFailure: (failure) => put({ failure }),
    });
    retryRef.current = retry;
    return close;
  }, [file]);
  const retry = (): void => {
    setOpened((before) => ({ ...before, failure: undefined }));
    retryRef.current?.();
  };
  return { ...opened, retry };
};
