import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { occurrenceHeaders } from '@portal/contract/indicators';
import { writeSheet } from '../../e2e/spreadsheet.ts';
import { startBareIndicators } from '../bare/process.ts';
import { signIn } from '../calls.ts';
import { fillIndicators } from '../fill/database.ts';
import { safetyMaster, searchers } from '../fill/people.ts';
import { indicatorScenarios } from '../indicator-calls.ts';
import { median } from '../median.ts';
import type { Options } from '../options.ts';
import { startPortal } from '../portal-process.ts';
import { type Compared, compareLoad } from './load.ts';
import { requireSameAnswer } from './same-answer.ts';

export type Indicators = { reading: Compared[]; importMs: number };

const YEARS = 20;
const ROWS = 6_000;
const TIMES = 5;

/** Every place of twenty years, with counts that are not those of the time before. */
const sheetOf = async (folder: string, time: number): Promise<Blob> => {
  const first = new Date().getFullYear() - YEARS;
  const rows = Array.from({ length: ROWS }, (_, at) => [
    first + Math.floor(at / 300),
    1 + (Math.floor(at / 25) % 12),
    1 + (at % 25),
    (at + time) % 90,
  ]);
  const path = join(folder, 'occurrences.xlsx');
  await writeSheet(path, [[...occurrenceHeaders[0]], ...rows]);
  return openAsBlob(path);
};

const measureImport = async (baseUrl: string, folder: string): Promise<number> => {
  const headers = await signIn(baseUrl, safetyMaster);
  const taken: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const body = new FormData();
    body.append('file', await sheetOf(folder, time), 'occurrences.xlsx');
    const start = performance.now();
    const response = await fetch(`${baseUrl}/api/indicators/occurrences/import`, { method: 'POST', headers, body });
    taken.push(performance.now() - start);
    if (!response.ok) throw new Error(`the import answered ${response.status}: ${await response.text()}`);
  }
  return median(taken);
};

/** What the dashboard asks beside the bare server, with twenty years of all indicators; and an import of all of them. */
export const measureIndicators = async (
  folder: string,
  { runs, seconds }: Pick<Options, 'runs' | 'seconds'>,
  say: (line: string) => void,
): Promise<Indicators> => {
  const dataDir = await fillIndicators(join(folder, 'indicators'), YEARS, say);
  const portal = await startPortal(dataDir);
  try {
    const bare = await startBareIndicators(dataDir);
    try {
      const urls = { ours: portal.baseUrl, bare: bare.baseUrl };
      const people = await Promise.all(searchers.map((person) => signIn(portal.baseUrl, person)));
      const reading: Compared[] = [];
      for (const scenario of indicatorScenarios(people)) {
        say(`Measuring ${scenario.name}`);
        await requireSameAnswer(urls, scenario);
        reading.push(await compareLoad(urls, scenario, (runs * seconds) / 3));
      }
      return { reading, importMs: await measureImport(portal.baseUrl, folder) };
    } finally {
      await bare.stop();
    }
  } finally {
    await portal.stop();
  }
};
