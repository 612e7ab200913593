import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createPool } from '../../server/src/platform/database/pool.ts';
import type { Pool } from '../pool.ts';
import { insertCompany } from './company.queries.ts';
import { analyzeAll, insertDocuments } from './documents.queries.ts';
import { countApproved, describeDatabase } from './facts.queries.ts';
import { head } from './people.ts';
import { dropPlan, insertPlan } from './plan.queries.ts';
import { countListedWrongly } from './sample.queries.ts';

/** Small enough to take a moment, large enough that a rule derived wrongly shows. */
const SAMPLE = 500;

/**
 * 200,000 memos in 5 years are 13 a person and year in a company of 3,000: one a month and a few more, what an airline
 * of some thirty aircraft comes to once every purchase, trip and change of plan is asked for in writing.
 */
const fill = async (pool: Pool, documents: number): Promise<void> => {
  await migrate(pool);
  await insertCompany(pool);
  await insertPlan(pool, documents);
  await insertDocuments(pool);
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

export type Filled = { dataDir: string; facts: Record<string, string> };

/** A data folder of the portal with so many documents, filled unless an earlier run left it. */
export const fillDatabase = async (
  dataDir: string,
  documents: number,
  say: (line: string) => void,
): Promise<Filled> => {
  const mark = join(dataDir, `filled-with-${documents}`);
  const isFilled = existsSync(mark);
  if (!isFilled) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const start = performance.now();
  const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'), join(dataDir, 'postgres.log'));
  const pool = createPool(postgres.connection, 4);
  try {
    if (!isFilled) {
      await fill(pool, documents);
      takeEmptyStore(dataDir);
    }
    const facts = {
      ...(await describeDatabase(pool)),
      'approved by the head': String(await countApproved(pool, head.id)),
    };
    writeFileSync(mark, '');
    if (!isFilled) say(`Filled ${documents} documents in ${((performance.now() - start) / 1000).toFixed(0)} s`);
    return { dataDir, facts };
  } finally {
    await pool.end();
    await postgres.stop();
  }
};
