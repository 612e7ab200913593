import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** The same for a command that works with files while the portal may run: what is staged lies in a folder of this command's own. */
export const withOwnFolder = <T>(work: (database: OpenDatabase, config: Config) => Promise<T>): Promise<T> =>
  withDatabase(async (database) => {
    const own = await mkdtemp(join(tmpdir(), 'portal-command-'));
    try {
      return await work(database, { ...readSettings(), dataDir: own });
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  });
