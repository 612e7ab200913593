import { measuredIndicatorCalls } from './indicator-calls.ts';
import type { Administration } from './measure/administration.ts';
import type { ColdLine } from './measure/cold-line.ts';
import type { DeputyCall } from './measure/deputies.ts';
import type { Growth } from './measure/growth.ts';
import type { Home } from './measure/home.ts';
import type { Compared } from './measure/load.ts';
import type { Actions } from './measure/measure-actions.ts';
import type { Drives } from './measure/measure-drives.ts';
import type { Indicators } from './measure/measure-indicators.ts';
import type { Reports } from './measure/measure-reports.ts';
import type { Starts } from './measure/measure-start.ts';
import type { News } from './measure/news.ts';
import type { Slowest } from './measure/searches.ts';
import type { Writing } from './measure/writing.ts';
import type { Memory } from './portal-process.ts';

/** A figure, and whether it meets its target when it has one. */
export type Figure = { name: string; value: string; target: string; isMet: boolean | undefined; measured: unknown };

const LOWEST_RATIO = 0.5;
const LONGEST_P99_MS = 50;
const MOST_GROWTH = 1.3;
const MOST_MEMORY_MB = 300;
const LONGEST_FIRST_START_MS = 60_000;
const LONGEST_START_MS = 5_000;
const MOST_SCRIPT_KB = 200;
const LONGEST_PDF_MS = 100;
const LONGEST_TO_USABLE_MS = 1_500;
const LONGEST_STALL_MS = 50;
const LONGEST_TO_READ_MS = 2_500;
const LONGEST_TO_LIST_MS = 4_500;
const LONGEST_TO_LIST_WARM_MS = 1_500;
const LONGEST_TREE_MS = 200;
const LONGEST_IMPORT_MS = 10_000;
const LONGEST_EXPORT_MS = 5_000;
const MOST_GROWN_MB = 100;
const LONGEST_OF_DEPUTY_MS = 50;
const LONGEST_SEARCH_MS = 200;
const LONGEST_OF_WORDS_MS = 500;
const MOST_INDEX_OF_TEXT = 3;
const LONGEST_TO_DASHBOARD_MS = 1_200;
const LONGEST_TO_HOME_MS = 1_200;
const LONGEST_SHEET_MS = 2_000;

const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

const atMost = (
  name: string,
  measured: number | undefined,
  limit: number,
  show: (value: number) => string,
): Figure => ({
  name,
  value: measured === undefined ? 'not known' : show(measured),
  target: `≤ ${show(limit)}`,
  isMet: measured === undefined ? undefined : measured <= limit,
  measured,
});

/**
 * Reading is held to targets; writing waits for the disk and for whoever takes a number, so how long that is is shown only.
 */
export const judgeLoad = (
  { name, ours, bare, ratio }: Compared,
  { isHeld, isReading }: { isHeld: boolean; isReading: boolean },
): Figure[] => [
  {
    name: `${name}: of the bare server`,
    value: `${ratio.toFixed(2)} (${ours.perSecond.toFixed(0)} of ${bare.perSecond.toFixed(0)} /s)`,
    target: isHeld ? `≥ ${LOWEST_RATIO}` : '',
    isMet: isHeld ? ratio >= LOWEST_RATIO : undefined,
    measured: { ours, bare, ratio },
  },
  {
    name: `${name}: p99`,
    value: `${ms(ours.p99)} (p50 ${ms(ours.p50)}; bare ${ms(bare.p99)})`,
    target: isReading ? `≤ ${ms(LONGEST_P99_MS)}` : '',
    isMet: isReading ? ours.p99 <= LONGEST_P99_MS : undefined,
    measured: ours.p99,
  },
];

export const judgeGrowth = (growth: Growth): Figure => ({
  name: `${growth.name}: growth`,
  value: `${growth.ratio.toFixed(2)} (${ms(growth.few)} to ${ms(growth.many)}, p99 ${ms(growth.manyP99)})`,
  target: `≤ ${MOST_GROWTH}`,
  isMet: growth.ratio <= MOST_GROWTH,
  measured: growth,
});

export const judgeMemory = ({ now, highest }: Memory): Figure => ({
  ...atMost('memory under load, highest', highest, MOST_MEMORY_MB, (value) => `${value} MB`),
  value: `${highest ?? '?'} MB (now ${now ?? '?'} MB)`,
});

export const judgeStarts = ({ firstMs, secondMs }: Starts): Figure[] => [
  atMost('first start', firstMs, LONGEST_FIRST_START_MS, ms),
  atMost('second start', secondMs, LONGEST_START_MS, ms),
];

export const judgeScript = (kilobytes: number): Figure =>
  atMost('script of a list, gzip', kilobytes, MOST_SCRIPT_KB, (value) => `${value.toFixed(0)} kB`);

export const judgeWriting = ({ usableMs, longestStallMs }: Writing): Figure[] => [
  atMost('write screen usable, cold, processor slowed 4 times', usableMs, LONGEST_TO_USABLE_MS, ms),
  atMost('longest stall while typing into 50 pages', longestStallMs, LONGEST_STALL_MS, ms),
];

export const judgeColdLine = ({ readableMs, listMs, requests, warmListMs }: ColdLine): Figure[] => [
  atMost('cold, 400 ms and 1.5 Mb/s: something to read', readableMs, LONGEST_TO_READ_MS, ms),
  {
    ...atMost('cold, 400 ms and 1.5 Mb/s: the list', listMs, LONGEST_TO_LIST_MS, ms),
    value: `${ms(listMs)} (${requests} files and calls)`,
  },
  atMost('warm, 400 ms and 1.5 Mb/s: the list', warmListMs, LONGEST_TO_LIST_WARM_MS, ms),
];

export const judgePdf = (median: number): Figure => atMost('PDF of two pages', median, LONGEST_PDF_MS, ms);

export const judgeAdministration = (measured: Administration): Figure[] => [
  ...measured.growths.map((growth) => judgeGrowth({ ...growth, name: `admin ${growth.name}` })),
  atMost('admin: tree of 500 departments', measured.treeMs, LONGEST_TREE_MS, ms),
  atMost('admin: template of 10,000 employees', measured.templateMs, LONGEST_EXPORT_MS, ms),
  atMost('admin: import of 10,000 totals', measured.importMs, LONGEST_IMPORT_MS, ms),
  atMost('admin: export of 10,000 employees', measured.exportMs, LONGEST_EXPORT_MS, ms),
  atMost('admin: memory grown by files', measured.grewMb, MOST_GROWN_MB, (value) => `${value} MB`),
];

export const judgeReports = ({ growths, searching, reading, submitting }: Reports): Figure[] => [
  ...growths.map(judgeGrowth),
  ...searching.map(({ name, ms: longest }) => atMost(name, longest, LONGEST_OF_WORDS_MS, ms)),
  ...reading.flatMap((compared) => judgeLoad(compared, { isHeld: true, isReading: true })),
  ...judgeLoad(submitting, { isHeld: true, isReading: false }),
];

export const judgeActions = ({ growths, reading }: Actions): Figure[] => [
  ...growths.map(judgeGrowth),
  ...reading.flatMap((compared) => judgeLoad(compared, { isHeld: true, isReading: true })),
];

export const judgeLessons = (searching: readonly Slowest[]): Figure[] =>
  searching.map(({ name, ms: longest }) => atMost(name, longest, LONGEST_SEARCH_MS, ms));

/** The texts' own tables are what is searched; all that is kept besides to find in them counts as index. */
export const judgeDrives = ({ growths, reading, searching, text }: Drives): Figure[] => [
  ...searching.map(({ name, p50, p95 }) => ({
    ...atMost(`${name}: p95`, p95, LONGEST_SEARCH_MS, ms),
    value: `${ms(p95)} (p50 ${ms(p50)})`,
  })),
  {
    ...atMost('index of texts', text.indexBytes / text.textBytes, MOST_INDEX_OF_TEXT, (value) => value.toFixed(2)),
    value: `${(text.indexBytes / text.textBytes).toFixed(2)} of the text (${text.pages} pages, ${Math.round(text.textBytes / 2 ** 20)} MB)`,
  },
  ...growths.map(judgeGrowth),
  ...reading.flatMap((compared) => judgeLoad(compared, { isHeld: true, isReading: true })),
];

const MOST_SHARE = 0.1;
const LONGEST_TO_TELL_MS = 2_000;

export const judgeDeputies = (calls: readonly DeputyCall[]): Figure[] =>
  calls.map(({ name, ms: middle }) => atMost(`${name}: median`, middle, LONGEST_OF_DEPUTY_MS, ms));

export const judgeNews = ({ people, share, grewMb, toldMs: notifiedMs }: News): Figure[] => [
  atMost(`${people} people who wait for news: share of a core`, share, MOST_SHARE, (value) => value.toFixed(3)),
  atMost(`${people} people who wait for news: memory`, grewMb, MOST_GROWN_MB, (value) => `${value} MB`),
  atMost('news to whom they concern', notifiedMs, LONGEST_TO_TELL_MS, ms),
];

/** When the last card stands there is shown; what one begins with is held to the target. */
export const judgeHome = ({ open, usable, whole }: Home): Figure[] => [
  atMost(`home with ${open} open things usable, processor four times slower`, usable, LONGEST_TO_HOME_MS, ms),
  { name: 'all cards of home are there', value: ms(whole), target: '', isMet: undefined, measured: whole },
];

export const judgeDashboard = (usableMs: number): Figure =>
  atMost('dashboard of indicators usable, processor four times slower', usableMs, LONGEST_TO_DASHBOARD_MS, ms);

export const judgeIndicators = ({ reading, importMs }: Indicators): Figure[] => [
  ...reading.flatMap((compared) =>
    judgeLoad(compared, { isHeld: measuredIndicatorCalls.has(compared.name), isReading: true }),
  ),
  atMost('import of 6,000 occurrences', importMs, LONGEST_SHEET_MS, ms),
];
