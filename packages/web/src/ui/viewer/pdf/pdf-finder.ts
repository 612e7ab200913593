import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { EventBus, PDFLinkService } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { hitsIn, patternOf } from './hits.ts';
import { type PageText, pageTextOf } from './page-text.ts';

/** The state of a search: the index of the shown hit, the number of hits, and the fraction of pages searched. */
export type Found = { readonly current: number; readonly total: number; readonly share: number };

type Around = { eventBus: EventBus; linkService: PDFLinkService; report: (found: Found | undefined) => void };

/** Pages that were read before need no waiting, so the browser gets a pause after this many. */
const BREATHE_EVERY_PAGES = 40;
const breathe = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/**
 * Searches a document, starting at the visible page, and passes to the pages what to mark. It replaces the library's own
 * search, which reads all pages before the visible one and decomposes syllables: a search for 점거 would find 점검.
 */
export class Finder {
  /** Fields from which the library draws the marks of a page; the names are the library's. */
  highlightMatches = false;
  pageMatches: number[][] = [];
  pageMatchesLength: number[][] = [];
  selected = { pageIdx: -1, matchIdx: -1 };
  readonly state = { highlightAll: true };
  onIsPageVisible: unknown = null;

  readonly #around: Around;
  readonly #texts = new Map<number, PageText>();
  #pdf: PDFDocumentProxy | null = null;
  #words: readonly string[] = [];
  #run = 0;
  #searched = 0;
  #scrolls = false;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Called when the first page is drawn: a search requested earlier starts only then. */
  setDocument(pdf: PDFDocumentProxy | null): void {
    this.#pdf = pdf;
    if (pdf) void this.#search();
    else this.#run += 1;
  }

  search(words: readonly string[]): void {
    this.#words = words;
    void this.#search();
  }

  /** Moves to the next or previous of the hits found so far; after the last comes the first. */
  step(by: 1 | -1): void {
    const { pageIdx, matchIdx } = this.selected;
    if (pageIdx < 0) return;
    const within = matchIdx + by;
    if (within >= 0 && within < this.#countOn(pageIdx)) {
      this.#select(pageIdx, within);
      return;
    }
    const pages = this.#around.linkService.pagesCount;
    for (let distance = 1; distance <= pages; distance += 1) {
      const page = (pageIdx + by * distance + pages) % pages;
      const count = this.#countOn(page);
      if (count > 0) {
        this.#select(page, by > 0 ? 0 : count - 1);
        return;
      }
    }
  }

  /** Called by a page that has drawn the mark that is shown. */
  scrollMatchIntoView({ element }: { element: HTMLElement | null }): void {
    if (!this.#scrolls || !element) return;
    this.#scrolls = false;
    element.scrollIntoView({ block: 'center', inline: 'center' });
  }

  async #search(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    this.pageMatches = [];
    this.pageMatchesLength = [];
    this.selected = { pageIdx: -1, matchIdx: -1 };
    this.#searched = 0;
    const pattern = patternOf(this.#words);
    this.highlightMatches = pattern !== undefined;
    this.#draw(-1);
    this.#around.report(pattern && { current: 0, total: 0, share: 0 });
    const pages = this.#around.linkService.pagesCount;
    if (!pattern || !this.#pdf) return;
    const from = this.#around.linkService.page - 1;
    for (let step = 0; step < pages; step += 1) {
      const page = (from + step) % pages;
      const text = await this.#textOf(page);
      if (step % BREATHE_EVERY_PAGES === 0) await breathe();
      if (run !== this.#run) return;
      this.#take(page, text, pattern);
    }
  }

  #take(page: number, text: PageText, pattern: RegExp): void {
    const hits = hitsIn(text, pattern);
    this.#searched += 1;
    this.pageMatches[page] = hits.map(({ begin }) => begin);
    this.pageMatchesLength[page] = hits.map(({ length }) => length);
    if (hits.length > 0 && this.selected.pageIdx < 0) this.#select(page, 0);
    else {
      if (hits.length > 0) this.#draw(page);
      this.#tell();
    }
  }

  async #textOf(page: number): Promise<PageText> {
    const known = this.#texts.get(page);
    if (known) return known;
    const text = await this.#read(page);
    this.#texts.set(page, text);
    return text;
  }

  /** A page that cannot be read has no hits. */
  async #read(page: number): Promise<PageText> {
    try {
      const { items } = (await (
        await this.#pdf?.getPage(page + 1)
      )?.getTextContent({
        disableNormalization: true,
      })) ?? { items: [] };
      return pageTextOf(items.flatMap((item) => ('str' in item ? [item] : [])));
    } catch {
      return pageTextOf([]);
    }
  }

  #select(pageIdx: number, matchIdx: number): void {
    const before = this.selected.pageIdx;
    this.selected = { pageIdx, matchIdx };
    this.#scrolls = true;
    const { linkService } = this.#around;
    if (linkService.page !== pageIdx + 1) linkService.page = pageIdx + 1;
    if (before >= 0 && before !== pageIdx) this.#draw(before);
    this.#draw(pageIdx);
    this.#tell();
  }

  #draw(pageIndex: number): void {
    this.#around.eventBus.dispatch('updatetextlayermatches', { source: this, pageIndex });
  }

  #countOn(page: number): number {
    return this.pageMatches[page]?.length ?? 0;
  }

  #tell(): void {
    const counts = this.pageMatches.map((hits) => hits.length);
    const sum = (to: number): number => counts.slice(0, to).reduce((total, count) => total + (count ?? 0), 0);
    const { pageIdx, matchIdx } = this.selected;
    this.#around.report({
      current: pageIdx < 0 ? 0 : sum(pageIdx) + matchIdx + 1,
      total: sum(counts.length),
      share: this.#searched / this.#around.linkService.pagesCount,
    });
  }
}
