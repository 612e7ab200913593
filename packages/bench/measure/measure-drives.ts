import { join } from 'node:path';
import { startBareDrives } from '../bare/process.ts';
import { type Scenario, send, signIn } from '../calls.ts';
import { documentScenario, driveListScenario, driveLists, searchScenarios } from '../drive-calls.ts';
import { fillDrives, fillFewDrives, type TextFacts } from '../fill/database.ts';
import { FIRST_GENERAL } from '../fill/drives.queries.ts';
import { searchers } from '../fill/people.ts';
import { quantile } from '../median.ts';
import type { Options } from '../options.ts';
import { type Served, startPortal } from '../portal-process.ts';
import { startClient } from './client.ts';
import { type Growth, measureGrowth } from './growth.ts';
import { type Compared, compareLoad } from './load.ts';
import { requireSameAnswer } from './same-answer.ts';

export type Searched = { name: string; p50: number; p95: number };
export type Drives = { growths: Growth[]; reading: Compared[]; searching: Searched[]; text: TextFacts };

const VIEWED = 100;

const peopleOf = ({ baseUrl }: Served) => Promise.all(searchers.map((person) => signIn(baseUrl, person)));

const scenariosOf = async (served: Served): Promise<Scenario[]> => {
  const people = await peopleOf(served);
  const [headers = {}] = people;
  const path = `/api/drives/${FIRST_GENERAL}/documents?limit=${VIEWED}`;
  const { items } = (await (await send(served.baseUrl, { method: 'GET', path, headers })).json()) as {
    items: { id: number }[];
  };
  return [
    ...driveLists.map((list) => driveListScenario(list, people)),
    documentScenario(
      items.map(({ id }) => id),
      people,
    ),
  ];
};

/** Searches by ten connections at once, one kind after the other. */
const measureSearch = async (
  { baseUrl }: Served,
  scenarios: readonly Scenario[],
  seconds: number,
  say: (line: string) => void,
): Promise<Searched[]> => {
  const { ask, stop } = startClient();
  try {
    const searched: Searched[] = [];
    for (const scenario of scenarios) {
      say(`Measuring ${scenario.name}`);
      await ask({ baseUrl, scenario }, seconds / 4);
      const latencies = await ask({ baseUrl, scenario }, seconds);
      searched.push({ name: scenario.name, p50: quantile(latencies, 0.5), p95: quantile(latencies, 0.95) });
    }
    return searched;
  } finally {
    stop();
  }
};

/** Searching the texts of all documents alone, which needs no second database. */
export const measureSearching = async (
  folder: string,
  { drives, runs, seconds }: Pick<Options, 'drives' | 'runs' | 'seconds'>,
  say: (line: string) => void,
): Promise<Pick<Drives, 'searching' | 'text'>> => {
  const { dataDir, text } = await fillDrives(join(folder, 'drives-many'), drives, say);
  const served = await startPortal(dataDir);
  try {
    const scenarios = searchScenarios(await peopleOf(served));
    return { text, searching: await measureSearch(served, scenarios, runs * seconds, say) };
  } finally {
    await served.stop();
  }
};

/** Lists of drives and the record beside the bare server and beside a small company's; and searching. */
export const measureDrives = async (folder: string, options: Options, say: (line: string) => void): Promise<Drives> => {
  const { drives, fewDrives, runs, seconds } = options;
  const { searching, text } = await measureSearching(folder, options, say);
  const few = await startPortal(await fillFewDrives(join(folder, 'drives-few'), fewDrives, say));
  const { dataDir } = await fillDrives(join(folder, 'drives-many'), drives, say);
  const many = await startPortal(dataDir);
  try {
    const [inFew, inMany] = [await scenariosOf(few), await scenariosOf(many)];
    const pairs = inMany.map((scenario, place) => ({
      few: { baseUrl: few.baseUrl, scenario: inFew[place] ?? scenario },
      many: { baseUrl: many.baseUrl, scenario },
    }));
    const growths = await measureGrowth(pairs, runs * seconds);
    await few.stop();
    const bare = await startBareDrives(dataDir);
    try {
      const urls = { ours: many.baseUrl, bare: bare.baseUrl };
      const reading: Compared[] = [];
      for (const scenario of inMany) {
        say(`Measuring ${scenario.name}`);
        await requireSameAnswer(urls, scenario);
        reading.push(await compareLoad(urls, scenario, (runs * seconds) / 3));
      }
      return { growths, reading, searching, text };
    } finally {
      await bare.stop();
    }
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
};
