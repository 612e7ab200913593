import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createPatientPool } from '../../server/src/platform/database/pool.ts';
import type { Pool } from '../pool.ts';
import { insertActions } from './actions.queries.ts';
import { insertCompany } from './company.queries.ts';
import { insertDelegations } from './deputies.queries.ts';
import { analyzeAll, insertDocuments } from './documents.queries.ts';
import { insertDrives } from './drives.queries.ts';
import { countApproved, describeDatabase, describeTexts, type TextFacts } from './facts.queries.ts';
import { insertIndicators } from './indicators.queries.ts';
import { insertLessons } from './lessons.queries.ts';
import { insertOpenThings } from './open-things.queries.ts';
import { head } from './people.ts';
import { dropPlan, insertPlan } from './plan.queries.ts';
import { insertReports } from './reports.queries.ts';
import { countListedWrongly } from './sample.queries.ts';

/** Small enough to take a moment, large enough that a rule derived wrongly shows. */
const SAMPLE = 500;

/**
 * 200,000 memos in 5 years are 13 a person and year in a company of 3,000: one a month and a few more, what an airline
 * of some thirty aircraft comes to once every purchase, trip and change of plan is asked for in writing.
 */
const fill = async (pool: Pool, documents: number): Promise<void> => {
  await insertCompany(pool);
  await insertPlan(pool, documents);
  await insertDocuments(pool);
  await insertDelegations(pool);
  await dropPlan(pool);
  const wrong = await countListedWrongly(pool, SAMPLE);
  if (wrong > 0)
    throw new Error(`${wrong} of ${SAMPLE} documents stand in other lists than the portal would put them in`);
  await analyzeAll(pool);
};

/** The documents name files that are not there: an empty mark says that the store is meant to be this one all the same. */
const takeEmptyStore = (dataDir: string): void => {
  mkdirSync(join(dataDir, 'files'), { recursive: true, mode: 0o700 });
  writeFileSync(join(dataDir, 'files', 'belongs-to'), '');
};

export type { TextFacts };

export type Filled = { dataDir: string; facts: Record<string, string> };

/** A data folder of the portal that `put` filled, unless an earlier run left it under the same mark. */
export const filledFolder = async <Facts>(
  dataDir: string,
  markedAs: string,
  { put, describe }: { put: (pool: Pool) => Promise<void>; describe: (pool: Pool) => Promise<Facts> },
): Promise<{ facts: Facts; isNew: boolean }> => {
  const mark = join(dataDir, markedAs);
  const isNew = !existsSync(mark);
  if (isNew) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'), join(dataDir, 'postgres.log'));
  const pool = createPatientPool(postgres.connection, 4);
  try {
    if (isNew) {
      await migrate(pool);
      await put(pool);
      takeEmptyStore(dataDir);
    }
    const facts = await describe(pool);
    writeFileSync(mark, '');
    return { facts, isNew };
  } finally {
    await pool.end();
    await postgres.stop();
  }
};

const reportTime = (say: (line: string) => void, what: string, start: number): void =>
  say(`Filled ${what} in ${((performance.now() - start) / 1000).toFixed(0)} s`);

/** A data folder of the portal with so many documents, filled unless an earlier run left it. */
export const fillDatabase = async (
  dataDir: string,
  documents: number,
  say: (line: string) => void,
): Promise<Filled> => {
  const start = performance.now();
  const { facts, isNew } = await filledFolder(dataDir, `filled-with-${documents}`, {
    put: (pool) => fill(pool, documents),
    describe: async (pool) => ({
      ...(await describeDatabase(pool)),
      'approved by the head': String(await countApproved(pool, head.id)),
    }),
  });
  if (isNew) reportTime(say, `${documents} documents`, start);
  return { dataDir, facts };
};

type Put = (pool: Pool, count: number) => Promise<void>;

const fillOnly =
  (what: string, put: Put) =>
  async (dataDir: string, count: number, say: (line: string) => void): Promise<string> => {
    const start = performance.now();
    const { isNew } = await filledFolder(dataDir, `${what}-${count}`, {
      put: async (pool) => {
        await insertCompany(pool);
        await put(pool, count);
        await analyzeAll(pool);
      },
      describe: () => Promise.resolve(undefined),
    });
    if (isNew) reportTime(say, `${count} ${what}`, start);
    return dataDir;
  };

/** The same with safety reports and nothing else, with actions on investigations and hazards, with lessons, with years of indicators. */
export const fillReports = fillOnly('reports', insertReports);
export const fillActions = fillOnly('actions', insertActions);
export const fillLessons = fillOnly('lessons', insertLessons);
export const fillIndicators = fillOnly('years of indicators', async (pool, years) => {
  await insertReports(pool, 1);
  await insertIndicators(pool, years);
});

/** And with what waits for one person. */
export const fillOpenThings = fillOnly('open things of each kind', insertOpenThings);

export const fillFewDrives = fillOnly('drives', (pool, count) => insertDrives(pool, count, false));

/** And with documents of drives with all their texts. */
export const fillDrives = async (
  dataDir: string,
  count: number,
  say: (line: string) => void,
): Promise<{ dataDir: string; text: TextFacts }> => {
  const start = performance.now();
  const { facts, isNew } = await filledFolder(dataDir, `drives-${count}-with-texts`, {
    put: async (pool) => {
      await insertCompany(pool);
      await insertDrives(pool, count);
      await analyzeAll(pool);
    },
    describe: describeTexts,
  });
  if (isNew) reportTime(say, `${count} documents with ${facts.pages} pages`, start);
  return { dataDir, text: facts };
};

/** Plans are made of what was found last: the lists must be as fast after that as before. */
export const analyzeAnew = async (dataDir: string): Promise<void> => {
  const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'), join(dataDir, 'postgres.log'));
  const pool = createPatientPool(postgres.connection, 1);
  await analyzeAll(pool);
  await pool.end();
  await postgres.stop();
};
