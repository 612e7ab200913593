import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { SEND_MAIL } from '#areas/notification';
import { clearLeftoversAtStart } from '#platform/backup/restore-leftovers';
import { systemClock } from '#platform/clock';
import { createDatabase } from '#platform/database/pool';
import { openFileStore } from '#platform/files/file-store';
import type { Watch } from '#platform/health/watch-health';
import { createRichTextCleaner } from '#platform/html/rich-text-cleaner';
import { createOfficeConverter, type OfficeConverter } from '#platform/office/office-converter';
import { createPdfCompiler } from '#platform/pdf/compile-pdf';
import { startJobs } from '#platform/run-jobs';
import { createMailer } from '#platform/smtp';
import { watchMaintenance } from '#platform/watch-maintenance';
import { createWorkers } from '#platform/workers/worker-pool';
import { type AllTables, buildApp } from './app.ts';
import { composeIdentity } from './compose-identity.ts';
import { type Config, lacksHttps, readConfig } from './config.ts';
import { endPool, openDatabase } from './open-database.ts';
import { atStart, jobKinds } from './portal-jobs.ts';
import { watchPortal } from './portal-readiness.ts';
import { prepareDatabase, type ServingDatabase } from './prepare-database.ts';

type Say = (line: string) => void;

export type Portal = { url: string; config: Config; stop: () => Promise<void> };

/** How long calls under way may take to finish (docs/operations.md). */
const GRACE_MS = 10_000;
/** How long all of a stop may take. */
const STOP_MS = 14_000;
const SHORTLY_MS = 1_000;
/** How long the embedded database may take to end in order, and what ending it hard takes. */
const CLOSE_MS = 5_000;
const END_HARD_MS = 1_500;

const within = (work: Promise<unknown>, ms: number): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms).unref())]);

/** LibreOffice, where the server has one; its folder lies apart from DATA_DIR, into which no document reaches. */
const openOffice = async ({ sofficePath, dataDir, filesFolder }: Config): Promise<OfficeConverter | undefined> => {
  if (sofficePath === undefined) return undefined;
  const own = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `portal-office-${own}`);
  return createOfficeConverter({ program: sofficePath, folder, hidden: [dataDir, filesFolder] });
};

type Serving = { database: ServingDatabase; config: Config; say: Say };

/** Serves a database that is ready; answers how to stop. */
const serve = async ({ database, config, say }: Serving): Promise<() => Promise<void>> => {
  const db = createDatabase<AllTables>(database.pool);
  const workers = createWorkers();
  const compiler = createPdfCompiler(workers);
  const cleaner = createRichTextCleaner(workers);
  await clearLeftoversAtStart(database.pool, config.dataDir);
  const files = await openFileStore(db, config.filesFolder, config.dataDir);
  const maintenance = await watchMaintenance(db);
  const identity = await composeIdentity(config, db, systemClock);
  let isServing = true;
  let watch: Watch | undefined;
  let log: FastifyBaseLogger | undefined;
  const mailer = config.mail && createMailer(config.mail.url, config.mail.from);
  const { companyName, publicUrl } = config;
  const mail = mailer && {
    mailer,
    sender: { companyName, publicUrl },
    tellFailure: (err: unknown) => log?.error({ err }, 'mail'),
  };
  const kinds = jobKinds({ db, files, workers, clock: systemClock, ...(mail ? { mail } : {}) });
  const jobs = await startJobs(database.pool, kinds, (err) => {
    // That the database is away is told once, by the watch.
    if (watch?.isWell() ?? true) log?.error({ err }, 'jobs');
  });
  const office = await openOffice(config);
  const app = await buildApp({
    config,
    db,
    clock: systemClock,
    files,
    compiler,
    cleaner,
    workers,
    jobs,
    office,
    maintenance,
    ...identity,
    isReady: () => isServing && (watch?.isWell() ?? false),
  });
  log = app.log;
  watch = watchPortal({ database, files, log: app.log });
  for (const name of mailer ? [...atStart, SEND_MAIL] : atStart) await jobs.send(name, {});
  await app.listen({ port: config.port, host: config.host });
  say(`The portal is ready: ${config.publicUrl}`);
  if (lacksHttps(config))
    say(
      'From other machines nobody can sign in: browsers need https for that. Put a proxy with https in front and set PUBLIC_URL.',
    );
  return async () => {
    isServing = false;
    maintenance.stop();
    await within(Promise.all([app.close(), jobs.stop(GRACE_MS)]), GRACE_MS);
    watch.stop();
    database.pool.shut();
    workers.close();
    mailer?.close();
    await within(endPool(database.pool), SHORTLY_MS);
  };
};

/**
 * Brings the portal up and tells by `say` what it does while it does it; raises `ConfigError` for wrong settings. A signal
 * that comes before it is up breaks the start off, and nothing is left running.
 */
export const startPortal = async (
  environment: Readonly<Record<string, string | undefined>>,
  say: Say,
  signal: AbortSignal = new AbortController().signal,
): Promise<Portal> => {
  const config = readConfig(environment);
  say(
    config.databaseUrl === undefined
      ? `Database: the embedded PostgreSQL in ${config.dataDir}`
      : 'Database: DATABASE_URL',
  );
  const owned = await openDatabase(config, { say, signal });
  // What runs in the database is broken off with it.
  const brokenOff = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => owned.close().finally(() => reject(signal.reason)));
  });
  try {
    signal.throwIfAborted();
    const database = await Promise.race([prepareDatabase(owned, config, say), brokenOff]);
    const stopServing = await Promise.race([serve({ database, config, say }), brokenOff]);
    return {
      url: config.publicUrl,
      config,
      stop: async () => {
        const end = performance.now() + STOP_MS;
        await stopServing();
        await owned.close(Math.min(CLOSE_MS, end - performance.now() - END_HARD_MS));
      },
    };
  } catch (error) {
    await owned.close();
    throw error;
  }
};
