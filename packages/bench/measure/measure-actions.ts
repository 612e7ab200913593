import { join } from 'node:path';
import { actionLists, actionScenario } from '../action-calls.ts';
import { startBareActions } from '../bare/process.ts';
import { type Scenario, signIn } from '../calls.ts';
import { fillActions } from '../fill/database.ts';
import type { Options } from '../options.ts';
import { type Served, startPortal } from '../portal-process.ts';
import { type Growth, measureGrowth } from './growth.ts';
import { type Compared, compareLoad } from './load.ts';
import { requireSameAnswer } from './same-answer.ts';

export type Actions = { growths: Growth[]; reading: Compared[] };

const listsOf = async ({ baseUrl }: Served): Promise<Scenario[]> => {
  const scenarios: Scenario[] = [];
  for (const list of actionLists) scenarios.push(actionScenario(list, await signIn(baseUrl, list.person)));
  return scenarios;
};

/** My Action, the hazard log and investigations beside the bare server, and beside a small company's. */
export const measureActions = async (
  folder: string,
  { actions, fewActions, runs, seconds }: Options,
  say: (line: string) => void,
): Promise<Actions> => {
  const few = await startPortal(await fillActions(join(folder, 'actions-few'), fewActions, say));
  const manyFolder = await fillActions(join(folder, 'actions-many'), actions, say);
  const many = await startPortal(manyFolder);
  try {
    const [inFew, inMany] = [await listsOf(few), await listsOf(many)];
    const pairs = inMany.map((scenario, place) => ({
      few: { baseUrl: few.baseUrl, scenario: inFew[place] ?? scenario },
      many: { baseUrl: many.baseUrl, scenario },
    }));
    const growths = await measureGrowth(pairs, runs * seconds);
    await few.stop();
    const bare = await startBareActions(manyFolder);
    try {
      const urls = { ours: many.baseUrl, bare: bare.baseUrl };
      const reading: Compared[] = [];
      for (const scenario of inMany) {
        say(`Measuring ${scenario.name}`);
        await requireSameAnswer(urls, scenario);
        reading.push(await compareLoad(urls, scenario, (runs * seconds) / 3));
      }
      return { growths, reading };
    } finally {
      await bare.stop();
    }
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
};
