import { join } from 'node:path';
import { startBareReports } from '../bare/process.ts';
import { type Scenario, send, signIn } from '../calls.ts';
import { analyzeAnew, fillReports } from '../fill/database.ts';
import {
  companyHead,
  officeHead,
  type Person,
  reader,
  safetyMaster,
  safetyOffice,
  teamLead,
  writer,
} from '../fill/people.ts';
import type { Options } from '../options.ts';
import { type Served, startPortal } from '../portal-process.ts';
import {
  deskScenarios,
  detailScenario,
  newsScenarios,
  reportListScenarios,
  submitReportScenario,
} from '../report-calls.ts';
import { type Growth, measureGrowth } from './growth.ts';
import { type Compared, compareLoad } from './load.ts';
import { requireSameAnswer } from './same-answer.ts';
import { measureSearches, type Slowest } from './searches.ts';

const VIEWED = 100;
const readers: readonly Person[] = [reader, officeHead, safetyMaster];
/** And those who see a department, and all of them. */
const searchers: readonly Person[] = [reader, teamLead, officeHead, companyHead, safetyMaster];

export type Reports = { growths: Growth[]; searching: Slowest[]; reading: Compared[]; submitting: Compared };

const listsOf = async ({ baseUrl }: Served): Promise<Scenario[]> => {
  const scenarios: Scenario[] = [];
  for (const person of readers) scenarios.push(...reportListScenarios(await signIn(baseUrl, person), person));
  return scenarios;
};

/** What has no bare counterpart: the desk, and what is news. */
const deskOf = async ({ baseUrl }: Served): Promise<Scenario[]> => {
  const office = await signIn(baseUrl, safetyMaster);
  return [...deskScenarios(office), ...newsScenarios(await signIn(baseUrl, reader), office)];
};

const idsOf = async (baseUrl: string, headers: Record<string, string>): Promise<number[]> => {
  const call = { method: 'GET' as const, path: `/api/esms/reports?limit=${VIEWED}`, headers };
  const { items } = (await (await send(baseUrl, call)).json()) as { items: { id: number }[] };
  return items.map(({ id }) => id);
};

/** Lists of three levels, the record and a submission beside the bare server; the lists also beside a small company's. */
export const measureReports = async (
  folder: string,
  { reports, fewReports, runs, seconds }: Options,
  say: (line: string) => void,
): Promise<Reports> => {
  const few = await startPortal(await fillReports(join(folder, 'reports-few'), fewReports, say));
  const manyFolder = await fillReports(join(folder, 'reports-many'), reports, say);
  await analyzeAnew(manyFolder);
  const many = await startPortal(manyFolder);
  try {
    const [inFew, inMany] = [await listsOf(few), await listsOf(many)];
    const ofFew = [...inFew, ...(await deskOf(few))];
    const pairs = [...inMany, ...(await deskOf(many))].map((scenario, place) => ({
      few: { baseUrl: few.baseUrl, scenario: ofFew[place] ?? scenario },
      many: { baseUrl: many.baseUrl, scenario },
    }));
    const growths = await measureGrowth(pairs, runs * seconds);
    await few.stop();
    const searching = await measureSearches(many, searchers);
    const asOffice = await Promise.all(safetyOffice.map((person) => signIn(many.baseUrl, person)));
    const ids = await idsOf(many.baseUrl, await signIn(many.baseUrl, safetyMaster));
    const bare = await startBareReports(manyFolder, ids[0] ?? 0);
    try {
      const urls = { ours: many.baseUrl, bare: bare.baseUrl };
      const reading: Compared[] = [];
      for (const scenario of [...inMany, detailScenario(asOffice, ids)]) {
        say(`Measuring ${scenario.name}`);
        await requireSameAnswer(urls, scenario);
        reading.push(await compareLoad(urls, scenario, (runs * seconds) / 3));
      }
      const submit = submitReportScenario(await signIn(many.baseUrl, writer));
      return { growths, searching, reading, submitting: await compareLoad(urls, submit, runs * seconds) };
    } finally {
      await bare.stop();
    }
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
};
