import { lessonChecks } from '@portal/contract/safety';
import {
  approveLesson,
  createLesson,
  returnLesson,
  type SafetyContext,
  type SafetyTables,
  sendLesson,
} from '#areas/safety';
import type { Tx } from '#platform/database/pool';
import { listClosedCases } from '../demo.queries.ts';
import { seededRandom } from '../demo-random.ts';
import { teachings } from './lesson-data.ts';
import { type Company, contextFor, DAY_MS, type Loading, named, servicesAt } from './safety-stage.ts';

/** A seed of its own, so that what came before stays as it was. */
const SEED = 20_261_128;
const PUBLISHED = 12;
const DAYS_BACK = 110;

const checks = [...lessonChecks];

/** Lessons out of closed cases: twelve published by a second person, one that waits, one given back and one just begun. */
export const loadDemoLessons = async (tx: Tx<SafetyTables>, company: Company): Promise<void> => {
  const loading: Loading = { tx, company, random: seededRandom(SEED) };
  const offices: readonly [SafetyContext, SafetyContext] = [
    contextFor(named(company, 'safety.master')),
    contextFor(named(company, 'safety.limited')),
  ];
  const closed = await listClosedCases(tx);
  for (const [place, { from, ...teaching }] of teachings.entries()) {
    const at = company.now.getTime() - DAYS_BACK * DAY_MS * (1 - place / teachings.length) - DAY_MS;
    const after = (days: number) => servicesAt(loading, at + days * DAY_MS);
    const [writer, second] = place % 2 === 0 ? offices : [offices[1], offices[0]];
    const drawnFrom = loading.random.pick(closed.filter(({ type }) => type === from));
    const month = new Date(at - 40 * DAY_MS).toISOString().slice(0, 7);
    const { id } = await createLesson(tx, after(0), { ...teaching, month, cases: [drawnFrom] }, writer);
    if (teaching.learned === '') continue;
    await sendLesson(tx, after(0.2), { id, body: { checks } }, writer);
    if (place < PUBLISHED) await approveLesson(tx, after(0.6), { id, body: { checks } }, second);
    if (place === PUBLISHED + 1)
      await returnLesson(
        tx,
        after(0.6),
        { id, body: { reason: '작업한 사람이 짐작됩니다. 더 넓게 써 주세요.' } },
        second,
      );
  }
};
