import { type QueryExecutorProvider, sql } from 'kysely';

/** The time by the clock of the database, which all servers share; tests hold it still. */
export type DatabaseClock = (db: QueryExecutorProvider) => Promise<Date>;

/** The moment of the statement, so that whoever waited for a lock is not earlier than who held it. */
export const databaseClock: DatabaseClock = async (db) => {
  const { rows } = await sql<{ now: Date }>`select statement_timestamp() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database told no time');
  return row.now;
};
