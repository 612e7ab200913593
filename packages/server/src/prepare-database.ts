import type pg from 'pg';
import { type AdminTables, bootstrapAdministrator } from '#areas/admin';
import { systemClock } from '#platform/clock';
import type { Connection } from '#platform/database/embedded-postgres';
import type { GatedPool } from '#platform/database/gated-pool';
import { migrate, oneStartAtATime } from '#platform/database/migrate';
import { createDatabase, createPool } from '#platform/database/pool';
import { findServingConnection } from '#platform/database/serving-role';
import type { AllTables } from './app.ts';
import type { Config } from './config.ts';
import { clearBrokenOff, isEmptyCompany } from './demo/demo.queries.ts';
import { loadDemoCompany } from './demo/load-company.ts';
import { separateDemo } from './demo/separate-demo.ts';
import { endPool, type OpenDatabase } from './open-database.ts';
import { openFiles } from './open-stores.ts';

type Say = (line: string) => void;

/** Makes the employee of the settings administrator, unless there is one. */
const bootstrap = async (pool: GatedPool, email: string): Promise<string> => {
  const services = { clock: systemClock };
  const outcome = await createDatabase<AdminTables>(pool)
    .transaction()
    .execute((tx) => bootstrapAdministrator(tx, services, email, { onlyWhenNone: true }));
  return {
    granted: 'Administrator: the person of BOOTSTRAP_ADMIN_EMAIL',
    'not-needed': 'Administrator: there is one already',
    unknown: 'Administrator: BOOTSTRAP_ADMIN_EMAIL is the address of no active employee',
  }[outcome];
};

/** Fills an empty database at the first start. */
const fill = async (owner: pg.Pool, pool: GatedPool, config: Config, say: Say): Promise<void> => {
  const db = createDatabase<AllTables>(pool);
  await separateDemo(db, config.demo);
  if (config.demo && (await isEmptyCompany(db))) {
    await clearBrokenOff(createDatabase(owner));
    const files = await openFiles(db, config);
    if (await loadDemoCompany(db, systemClock, files)) say('Demo: loaded the demo company 한빛항공');
    files.close();
  }
  if (config.bootstrapAdminEmail !== undefined) say(await bootstrap(pool, config.bootstrapAdminEmail));
};

/** The database as the portal serves it. */
export type ServingDatabase = { connection: Connection; pool: GatedPool };

/**
 * Prepares a database and returns the connection to serve it: migrates it, creates its two roles, and fills it if it is
 * empty. Several processes that start on one database do so one at a time.
 */
export const prepareDatabase = (owned: OpenDatabase, config: Config, say: Say): Promise<ServingDatabase> =>
  oneStartAtATime(owned.pool, async () => {
    // Only this process serves the embedded database.
    const applied = await migrate(owned.pool, { withContracts: !owned.isShared });
    if (applied.length > 0) say(`Database: applied ${applied.length} migrations`);
    const { connection, hasSettings } = await findServingConnection(owned.pool, owned.ways, say);
    const { pool: size, prepare } = config.database;
    const pool = createPool(connection, size, { hasSettings, prepare });
    try {
      await fill(owned.pool, pool, config, say);
      return { connection, pool };
    } catch (error) {
      await endPool(pool);
      throw error;
    }
  });
