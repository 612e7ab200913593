import { fileURLToPath } from 'node:url';
import { createPdfCompiler, type PdfCompiler } from '#platform/pdf/compile-pdf';
import { itself } from '#platform/workers/worker-caller';
import { createWorkers } from '#platform/workers/worker-pool';
import { type Random, seededRandom } from '../demo-random.ts';
import { CONTROLLED_PAGES, type ControlledSeed, controlledManuals, editionSentence } from './controlled-data.ts';
import { longManual, type ManualSeed, manuals } from './library-data.ts';
import { type ManualChapter, manualChapters } from './manual-text.ts';
import { type PlainSeed, typesetPapers } from './plain-data.ts';

const template = fileURLToPath(new URL('./manual.typ', import.meta.url));

/** Older editions were shorter. */
const OLDER_PAGES = 6;
const PAPER_PAGES = 4;

/** The cover is the first page, and every section one more. */
const sectionsOf = (pages: number): number => pages - 1;

/** Puts the sentence that stands nowhere else onto its page. */
const withSentence = (chapters: readonly ManualChapter[]): readonly ManualChapter[] => {
  chapters.flatMap(({ sections }) => sections)[longManual.page - 2]?.paragraphs.push(longManual.sentence);
  return chapters;
};

/** What editions changed since the first one. */
const withEditions = (chapters: readonly ManualChapter[], editions: number): readonly ManualChapter[] => {
  const sections = chapters.flatMap((chapter) => chapter.sections);
  for (let place = 0; place < editions; place += 1)
    sections[place % sections.length]?.paragraphs.splice(0, 1, editionSentence(place));
  return chapters;
};

type PdfPaper = {
  title: string;
  subTitle: string;
  kind: string;
  number: string;
  abbr: string;
  pages: number;
  /** Of an edition: what each up to it says on a page of its own. */
  editions?: number;
};

const setPaper = (
  compiler: PdfCompiler,
  { title, subTitle, kind, number, abbr, pages, editions = 0 }: PdfPaper,
  random: Random,
  person: number,
): Promise<Uint8Array> => {
  const chapters = withEditions(manualChapters(random, sectionsOf(pages)), editions);
  const data = {
    ...{ title, subTitle, kind, number },
    ...{ company: '한빛항공', language: 'ko', labels: { page: '{page} / {pages}' } },
    fields: [
      { label: '문서번호', value: number },
      { label: '약어', value: abbr },
    ],
    chapters: pages >= longManual.page ? withSentence(chapters) : chapters,
  };
  return compiler.compile({ ...itself, person }, () => ({ template, data, richText: '' }));
};

/** The files of a manual: its current edition, and one for all that came before. */
export type ManualFiles = { current: Uint8Array; older: Uint8Array };

/** The files that are typeset: of manuals by document number, and of papers by their title. */
export type PdfFiles = {
  manuals: ReadonlyMap<string, ManualFiles>;
  papers: ReadonlyMap<string, Uint8Array>;
  /** The editions of controlled manuals, in their order. */
  controlled: ReadonlyMap<string, readonly Uint8Array[]>;
};

/** Sets all of them in processes of their own, while the company is loaded. */
export const setPdfFiles = async (seed: number): Promise<PdfFiles> => {
  const workers = createWorkers();
  const compiler = createPdfCompiler(workers, { timeoutMs: 120_000 });
  const ofManual = async (manual: ManualSeed, place: number): Promise<[string, ManualFiles]> => {
    const { docNo: number, pages = OLDER_PAGES } = manual;
    const edition = (count: number, random: Random) =>
      setPaper(compiler, { ...manual, kind: '매뉴얼', number, pages: count }, random, place);
    const current = edition(pages, seededRandom(seed + place));
    const older = edition(OLDER_PAGES, seededRandom(seed + 1000 + place));
    return [number, { current: await current, older: await older }];
  };
  const ofPaper = async ({ title }: PlainSeed, place: number): Promise<[string, Uint8Array]> => {
    const paper = { title, subTitle: '', kind: '자료', number: '-', abbr: '-', pages: PAPER_PAGES };
    return [title, await setPaper(compiler, paper, seededRandom(seed + 2000 + place), manuals.length + place)];
  };
  const ofControlled = async (
    { docNo: number, title, abbr, editions }: ControlledSeed,
    place: number,
  ): Promise<[string, Uint8Array[]]> => {
    const paper = { title, abbr, number, subTitle: '', kind: '매뉴얼', pages: CONTROLLED_PAGES };
    const person = manuals.length + typesetPapers.length + place;
    const set = (_edition: unknown, at: number) =>
      setPaper(compiler, { ...paper, editions: at }, seededRandom(seed + 3000 + place), person);
    return [number, await Promise.all(editions.map(set))];
  };
  try {
    const withPages = manuals.filter(({ pages }) => pages !== undefined);
    const [ofManuals, ofPapers, ofControl] = await Promise.all([
      Promise.all(withPages.map(ofManual)),
      Promise.all(typesetPapers.map(ofPaper)),
      Promise.all(controlledManuals.map(ofControlled)),
    ]);
    return { manuals: new Map(ofManuals), papers: new Map(ofPapers), controlled: new Map(ofControl) };
  } finally {
    workers.close();
  }
};
