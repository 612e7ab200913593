import { deepStrictEqual } from 'node:assert';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ApprovalDocument } from '@portal/contract/approval';
import { startBare } from '../bare/process.ts';
import {
  actScenario,
  listScenarios,
  narrowedScenarios,
  type Scenario,
  send,
  signIn,
  submitScenario,
  viewScenario,
} from '../calls.ts';
import { fillDatabase } from '../fill/database.ts';
import { approver, deskOwners, member, writer } from '../fill/people.ts';
import type { Options } from '../options.ts';
import { type Served, startPortal } from '../portal-process.ts';
import type { Facts } from '../report.ts';
import {
  type Figure,
  judgeActions,
  judgeAdministration,
  judgeColdLine,
  judgeDashboard,
  judgeDeputies,
  judgeDrives,
  judgeGrowth,
  judgeHome,
  judgeIndicators,
  judgeLessons,
  judgeLoad,
  judgeMemory,
  judgeNews,
  judgePdf,
  judgeReports,
  judgeScript,
  judgeStarts,
  judgeWriting,
} from '../targets.ts';
import { measureAdministration } from './administration.ts';
import { measureColdLine } from './cold-line.ts';
import { measureDashboard } from './dashboard.ts';
import { measureDeputies } from './deputies.ts';
import { measureGrowth } from './growth.ts';
import { measureHome } from './home.ts';
import { compareLoad } from './load.ts';
import { measureActions } from './measure-actions.ts';
import { measureDrives } from './measure-drives.ts';
import { measureIndicators } from './measure-indicators.ts';
import { measureLessons } from './measure-lessons.ts';
import { measureReports } from './measure-reports.ts';
import { measureStarts } from './measure-start.ts';
import { measureNews } from './news.ts';
import { measurePdf } from './pdf.ts';
import { measureScript } from './script.ts';
import { measureWriting } from './writing.ts';

type Say = (line: string) => void;
type Measured = { figures: Figure[]; facts: Facts };

const PENDING = 100;
const VIEWED = 100;

/** Memos that wait for the approver, submitted through the portal itself. */
const submitPending = async (baseUrl: string): Promise<{ id: number; lineId: number }[]> => {
  const { calls } = submitScenario(await signIn(baseUrl, writer));
  const pending: { id: number; lineId: number }[] = [];
  for (const call of Array.from({ length: PENDING }, () => calls[0]).filter((each) => each !== undefined)) {
    const document = (await (await send(baseUrl, call)).json()) as ApprovalDocument;
    const lineId = document.lines.find((line) => line.approver.id === approver.id)?.id;
    if (lineId !== undefined) pending.push({ id: document.id, lineId });
  }
  return pending;
};

/** A comparison means something only while both give the same answer. */
const requireSameAnswer = async (ours: string, bare: string, { calls: [call] }: Scenario): Promise<void> => {
  if (call === undefined) return;
  const [one, other] = await Promise.all([ours, bare].map(async (url) => (await send(url, call)).json()));
  deepStrictEqual(other, one);
};

const idsOf = async (baseUrl: string, headers: Record<string, string>): Promise<number[]> => {
  const call = { method: 'GET' as const, path: `/api/approval/docs/completed?limit=${VIEWED}`, headers };
  const { items } = (await (await send(baseUrl, call)).json()) as { items: { id: number }[] };
  return items.map(({ id }) => id);
};

const measureLoad = async (dataDir: string, portal: Served, options: Options, say: Say): Promise<Figure[]> => {
  const pending = await submitPending(portal.baseUrl);
  const [first] = pending;
  if (first === undefined) throw new Error('nothing waits for the approver');
  const bare = await startBare(dataDir, first);
  const urls = { ours: portal.baseUrl, bare: bare.baseUrl };
  try {
    const asMember = await signIn(portal.baseUrl, member);
    const lists = listScenarios(asMember).filter(
      ({ name }) => name === 'list requested' || name === 'list in-progress',
    );
    const readings = [...lists, viewScenario(asMember, await idsOf(portal.baseUrl, asMember))];
    const writings = [
      submitScenario(await signIn(portal.baseUrl, writer)),
      actScenario(await signIn(portal.baseUrl, approver), pending),
    ];
    const figures: Figure[] = [];
    for (const scenario of readings) await requireSameAnswer(urls.ours, urls.bare, scenario);
    for (const scenario of [...readings, ...writings]) {
      say(`Measuring ${scenario.name}`);
      const isReading = readings.includes(scenario);
      const compared = await compareLoad(urls, scenario, options.runs * options.seconds);
      figures.push(...judgeLoad(compared, { isHeld: isReading, isReading }));
    }
    figures.push(judgeMemory(portal.memory()));
    return [...figures, judgePdf(await measurePdf(portal.baseUrl, await signIn(portal.baseUrl, writer)))];
  } finally {
    await bare.stop();
  }
};

const allLists = (headers: Record<string, string>): Scenario[] => [
  ...listScenarios(headers),
  ...narrowedScenarios(headers),
];

/** Every list and what it may be narrowed and ordered by, for one whose own documents are few and for one with more than the totals count. */
const measureLists = async (few: Served, many: Served, { runs, seconds }: Options): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const person of deskOwners) {
    const inFew = allLists(await signIn(few.baseUrl, person));
    const inMany = allLists(await signIn(many.baseUrl, person));
    const pairs = inMany.map((scenario, place) => ({
      few: { baseUrl: few.baseUrl, scenario: inFew[place] ?? scenario },
      many: { baseUrl: many.baseUrl, scenario: { ...scenario, name: `${scenario.name}, ${person.what}` } },
    }));
    const growths = await measureGrowth(pairs, runs * seconds);
    figures.push(...growths.map((growth) => judgeGrowth(growth)));
  }
  return figures;
};

const measureDatabases = async (folder: string, options: Options, say: Say): Promise<Measured> => {
  const few = await fillDatabase(join(folder, 'few'), options.fewDocuments, say);
  const many = await fillDatabase(join(folder, 'many'), options.documents, say);
  const facts = { few: few.facts, many: many.facts };
  const fewPortal = await startPortal(few.dataDir);
  const manyPortal = await startPortal(many.dataDir);
  try {
    say('Measuring growth');
    const growths = await measureLists(fewPortal, manyPortal, options);
    await fewPortal.stop();
    say('Measuring deputies');
    growths.push(...judgeDeputies(await measureDeputies(manyPortal)));
    return { figures: [...(await measureLoad(many.dataDir, manyPortal, options, say)), ...growths], facts };
  } finally {
    await Promise.all([fewPortal.stop(), manyPortal.stop()]);
  }
};

const measureDemo = async (folder: string, say: Say): Promise<Figure[]> => {
  say('Measuring starts, PDF and script');
  rmSync(folder, { recursive: true, force: true });
  const { starts, portal } = await measureStarts(folder);
  try {
    return [
      ...judgeStarts(starts),
      judgeScript(await measureScript(portal.baseUrl)),
      ...judgeColdLine(await measureColdLine(portal.baseUrl)),
      ...judgeWriting(await measureWriting(portal.baseUrl)),
      judgeDashboard(await measureDashboard(portal.baseUrl)),
    ];
  } finally {
    await portal.stop();
  }
};

/** All figures, one after the other, so that none disturbs the next. */
export const measureAll = async (folder: string, options: Options, say: Say): Promise<Measured> => {
  const demo = await measureDemo(join(folder, 'demo'), say);
  const { figures, facts } = await measureDatabases(folder, options, say);
  say('Measuring news');
  const news = judgeNews(await measureNews(folder, options.fewDocuments, say));
  say('Measuring home');
  const home = judgeHome(await measureHome(folder, say));
  say('Measuring the administration');
  const administration = judgeAdministration(await measureAdministration(folder, options.runs * options.seconds));
  say('Measuring reports');
  const reports = judgeReports(await measureReports(folder, options, say));
  say('Measuring actions');
  const actions = judgeActions(await measureActions(folder, options, say));
  say('Measuring lessons');
  const lessons = judgeLessons(await measureLessons(folder, say));
  say('Measuring drives');
  const drives = judgeDrives(await measureDrives(folder, options, say));
  say('Measuring indicators');
  const indicators = judgeIndicators(await measureIndicators(folder, options, say));
  return {
    figures: [
      ...figures,
      ...news,
      ...home,
      ...demo,
      ...administration,
      ...reports,
      ...actions,
      ...lessons,
      ...drives,
      ...indicators,
    ],
    facts,
  };
};
