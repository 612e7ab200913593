import { join } from 'node:path';
import { type AdminTables, bootstrapAdministrator } from '#areas/admin';
import { type PdfPrinter, printDocument } from '#areas/approval';
import { systemClock } from '#platform/clock';
import { migrate } from '#platform/database/migrate';
import { createDatabase } from '#platform/database/pool';
import { openFileStore } from '#platform/files/store';
import { createRichTextCleaner } from '#platform/html/rich-text-cleaner';
import { startJobs } from '#platform/jobs/run';
import { watchMaintenance } from '#platform/maintenance/watch';
import { createPdfCompiler } from '#platform/pdf/compile';
import { createWorkers } from '#platform/workers/pool';
import { type AllTables, buildApp } from './app.ts';
import { composeIdentity } from './compose-identity.ts';
import { type Config, readConfig } from './config.ts';
import { keepApart } from './demo/keep-apart.ts';
import { loadDemoCompany } from './demo/load-company.ts';
import { jobKinds } from './jobs.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

export type Portal = { url: string; config: Config; stop: () => Promise<void> };

/** How long calls under way may take to finish (decisions: running). */
const GRACE_MS = 10_000;

const within = (work: Promise<unknown>, ms: number): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms).unref())]);

/** The first administrator, from the settings; whoever is one already stays. */
const bootstrap = async (pool: OpenDatabase['pool'], email: string): Promise<string> => {
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

/** Brings the portal up and tells by `say` what it does while it does it; raises `ConfigError` for wrong settings. */
export const startPortal = async (
  environment: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<Portal> => {
  const config = readConfig(environment);
  say(
    config.databaseUrl === undefined
      ? `Database: the embedded PostgreSQL in ${config.dataDir}`
      : 'Database: DATABASE_URL',
  );
  const database = await openDatabase(config);
  const db = createDatabase<AllTables>(database.pool);
  try {
    const applied = await migrate(database.pool);
    if (applied.length > 0) say(`Database: applied ${applied.length} migrations`);
    await keepApart(db, config.demo);
    if (config.demo && (await loadDemoCompany(db, systemClock))) say('Demo: loaded the demo company 한빛항공');
    if (config.bootstrapAdminEmail !== undefined) say(await bootstrap(database.pool, config.bootstrapAdminEmail));
    const workers = createWorkers();
    const compiler = createPdfCompiler(workers);
    const printer: PdfPrinter = (caller, load) => printDocument(compiler, caller, load);
    const cleaner = createRichTextCleaner(workers);
    const files = await openFileStore(join(config.dataDir, 'files'));
    const maintenance = await watchMaintenance(db);
    const identity = await composeIdentity(config, db, systemClock);
    let isReady = true;
    const app = await buildApp({
      config,
      db,
      clock: systemClock,
      files,
      printer,
      cleaner,
      workers,
      maintenance,
      ...identity,
      isReady: () => isReady,
    });
    await app.listen({ port: config.port, host: config.host });
    const jobs = await startJobs(database.pool, jobKinds({ db }), (err) => app.log.error({ err }, 'jobs'));
    say(`The portal is ready: ${config.publicUrl}`);
    return {
      url: config.publicUrl,
      config,
      stop: async () => {
        isReady = false;
        maintenance.stop();
        await Promise.all([within(app.close(), GRACE_MS), jobs.stop(GRACE_MS)]);
        workers.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
