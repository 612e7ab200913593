import { migrate } from '#platform/database/migrate';
import { type Config, readConfig } from '../config.ts';
import { joinDatabase, type OpenDatabase } from '../open-database.ts';

/** What is said to the person at the command line, without a stack. */
export class CommandFailed extends Error {}

/** Nobody signs in here, so that it does not matter at whom the portal lets people in. */
export const readSettings = (): Config =>
  readConfig({ ...(process.env.DEMO_FILE === undefined ? { DEMO: 'on' } : {}), ...process.env });

export const withDatabase = async <T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> => {
  const database = await joinDatabase(readSettings());
  try {
    // Below a running server of another version nothing is migrated.
    if (!database.isShared) await migrate(database.pool, { withContracts: true });
    return await work(database);
  } finally {
    await database.close();
  }
};
