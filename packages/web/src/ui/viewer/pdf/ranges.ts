import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { RangedFile } from '../../../platform/files/ranged.ts';

type Range = readonly [begin: number, end: number];

/** Hands the library the parts of a file that it asks for. What does not come is told, and kept to be asked for again. */
export class Ranges extends PDFDataRangeTransport {
  readonly #file: RangedFile;
  readonly #tellFailure: (error: Error) => void;
  readonly #over = new AbortController();
  #failed: Range[] = [];

  constructor(file: RangedFile, tellFailure: (error: Error) => void) {
    // The library gives away to its thread what it is handed.
    super(file.length, file.first.slice(), file.first.length === file.length);
    this.#file = file;
    this.#tellFailure = tellFailure;
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
        this.#tellFailure(error instanceof Error ? error : new Error(String(error)));
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
