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
import { keepApart } from './demo/keep-apart.ts';
import { loadDemoCompany } from './demo/load-company.ts';
import { endPool, type OpenDatabase } from './open-database.ts';
import { openFiles } from './open-stores.ts';

type Say = (line: string) => void;

/** The first administrator, from the settings; whoever is one already stays. */
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

/** What a first start puts into an empty database. */
const fill = async (owner: pg.Pool, pool: GatedPool, config: Config, say: Say): Promise<void> => {
  const db = createDatabase<AllTables>(pool);
  await keepApart(db, config.demo);
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
 * Makes a database ready and answers how it is served: migrated, with its two roles, and filled when it is empty. Of several
 * processes that start on one database one at a time does it.
 */
export const prepareDatabase = (owned: OpenDatabase, config: Config, say: Say): Promise<ServingDatabase> =>
  oneStartAtATime(owned.pool, async () => {
    // The embedded database is served by this process alone.
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
