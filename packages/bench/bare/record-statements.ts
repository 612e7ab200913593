import { createDatabase, type Db } from '../../server/src/platform/database/pool.ts';
import type { Pool } from '../pool.ts';

/** One statement as the portal sent it. */
export type Statement = { text: string; values: unknown[] };

/** A pool that is only ever connected to, released and asked, which is all that Kysely does with one. */
const recordingPool = (pool: Pool, statements: Statement[]): Pool => {
  const connect = async () => {
    const client = await pool.connect();
    const query = (text: string, values: unknown[] = []) => {
      statements.push({ text, values: [...values] });
      return client.query(text, values);
    };
    return { query, release: () => client.release() };
  };
  return { connect } as unknown as Pool;
};

class Recorded extends Error {}

/** The statements that a reading function of the portal sends. */
export const recordRead = async <Tables>(
  pool: Pool,
  read: (db: Db<Tables>) => Promise<unknown>,
): Promise<Statement[]> => {
  const statements: Statement[] = [];
  await read(createDatabase<Tables>(recordingPool(pool, statements)));
  return statements;
};

/** Those that a command sends in its transaction, which is undone; its answer tells the numbers it was given. */
export const recordCommand = async <Tables, Answer>(
  pool: Pool,
  run: (tx: Db<Tables>) => Promise<Answer>,
): Promise<{ statements: Statement[]; answer: Answer }> => {
  const statements: Statement[] = [];
  const db = createDatabase<Tables>(recordingPool(pool, statements));
  let answer: Answer | undefined;
  try {
    await db.transaction().execute(async (tx) => {
      answer = await run(tx);
      throw new Recorded();
    });
  } catch (error) {
    if (!(error instanceof Recorded)) throw error;
  }
  if (answer === undefined) throw new Error('the command was not recorded');
  return { statements: statements.filter(({ text }) => text !== 'begin' && text !== 'rollback'), answer };
};
