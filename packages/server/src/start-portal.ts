import { createHash, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { clearLeftoversAtStart } from '#platform/backup/restore-leftovers';
import { systemClock } from '#platform/clock';
import { databaseClock } from '#platform/database/database-clock.queries';
import { createDatabase } from '#platform/database/pool';
import { createFileScanner } from '#platform/files/file-scanner';
import { createRichTextCleaner } from '#platform/html/rich-text-cleaner';
import { storeWebAssets } from '#platform/http/web-assets';
import { announcer } from '#platform/logger';
import { measuredStore, tracedStore } from '#platform/metrics/measured-store';
import { createMetrics } from '#platform/metrics/metrics';
import { serveMetrics } from '#platform/metrics/metrics-server';
import { openTracing } from '#platform/metrics/tracing';
import { createOfficeConverter, type OfficeConverter } from '#platform/office/office-converter';
import { createPdfCompiler } from '#platform/pdf/compile-pdf';
import { type Jobs, startJobs } from '#platform/run-jobs';
import { createMailer } from '#platform/smtp';
import { watchMaintenance } from '#platform/watch-maintenance';
import { createWorkers } from '#platform/workers/worker-pool';
import { type AllTables, buildApp } from './app.ts';
import { composeIdentity } from './compose-identity.ts';
import { type Config, lacksHttps, type Role, readConfig } from './config.ts';
import { buildWorkerApp } from './health-routes.ts';
import { endPool, type OpenDatabase, openDatabase } from './open-database.ts';
import { openFiles } from './open-stores.ts';
import { jobKinds, startJobsOf } from './portal-jobs.ts';
import { measuredKinds, watchFigures } from './portal-metrics.ts';
import { watchPortal } from './portal-readiness.ts';
import { VERSION } from './portal-version.ts';
import { prepareDatabase, type ServingDatabase } from './prepare-database.ts';

type Say = (line: string) => void;

export type Portal = { url: string; config: Config; stop: () => Promise<void> };

/** Time for running calls to finish (docs/operations.md). */
const GRACE_MS = 10_000;
/** Time limit of the whole stop. */
const STOP_MS = 14_000;
const SHORTLY_MS = 1_000;
/** Time for the embedded database to stop in order, after which it is killed. */
const CLOSE_MS = 5_000;
const END_HARD_MS = 1_500;

const within = (work: Promise<unknown>, ms: number): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms).unref())]);

/** LibreOffice, if installed; its folder is outside DATA_DIR, which documents cannot reach. */
const openOffice = async ({ sofficePath, dataDir, filesFolder }: Config): Promise<OfficeConverter | undefined> => {
  if (sofficePath === undefined) return undefined;
  const own = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `portal-office-${own}`);
  return createOfficeConverter({ program: sofficePath, folder, hidden: [dataDir, filesFolder] });
};

type Serving = { database: ServingDatabase; owned: OpenDatabase; config: Config; log: FastifyBaseLogger; say: Say };

const hasRole = ({ roles }: Config, role: Role): boolean => roles.includes(role);

/** Opens the services that calls and jobs use. */
const openServices = async ({ database, owned, config, log }: Serving) => {
  const tracing = config.traces === undefined ? undefined : await openTracing(config.traces, VERSION);
  const db = createDatabase<AllTables>(database.pool, tracing?.noteStatement);
  const workers = createWorkers();
  await clearLeftoversAtStart(owned.pool, config.dataDir);
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const files = await openFiles(db, config, {
    onMoved: (to) => log.warn({ to }, 'the files were moved: set FILE_STORE to where they are now'),
    wrap: (store) => {
      const measured = metrics ? measuredStore(store, metrics) : store;
      return tracing ? tracedStore(measured, tracing) : measured;
    },
  });
  const server = { id: randomUUID(), version: VERSION, roles: config.roles };
  const health = watchPortal({ database, files, server, clock: systemClock, log });
  if (metrics) watchFigures(metrics, { db, pool: database.pool, health, version: VERSION, roles: config.roles });
  // LibreOffice is a worker's.
  const office = hasRole(config, 'worker') ? await openOffice(config) : undefined;
  return { db, workers, files, health, metrics, tracing, office };
};

type Services = Awaited<ReturnType<typeof openServices>>;

/** Runs the jobs, or in a process that is no worker only leaves them. */
const openJobs = async (
  { database, config, log }: Serving,
  { db, workers, files, health, metrics, office }: Services,
) => {
  const mailer = config.mail && createMailer(config.mail.url, config.mail.from);
  const { companyName, publicUrl } = config;
  const mail = mailer && {
    mailer,
    sender: { companyName, publicUrl },
    reportFailure: (err: unknown) => log.error({ err }, 'mail'),
  };
  const kinds = jobKinds({ db, files, workers, clock: systemClock, databaseClock, office, ...(mail ? { mail } : {}) });
  // The watches report once that the database is offline or read-only.
  const isWell = () => health.status() === 'ok' && !health.refusesWrites();
  const logFailure = (err: unknown) => isWell() && log.error({ err }, 'jobs');
  const isWorker = hasRole(config, 'worker');
  const jobs = await startJobs(database.pool, metrics ? measuredKinds(kinds, metrics) : kinds, logFailure, isWorker);
  const atStart = isWorker ? startJobsOf(mailer !== undefined) : [];
  for (const { name, oncePerSeconds } of atStart)
    await (oncePerSeconds === undefined ? jobs.send(name, {}) : jobs.sendOncePer(name, oncePerSeconds));
  return { jobs, close: () => mailer?.close() };
};

/** All that people call. */
const openWeb = async ({ config, log }: Serving, services: Services, jobs: Jobs) => {
  const { db, workers, metrics } = services;
  await storeWebAssets(db);
  const maintenance = await watchMaintenance(db);
  const identity = await composeIdentity(config, db, systemClock, log);
  const app = await buildApp({
    ...services,
    scanner:
      config.scanner &&
      createFileScanner({ ...config.scanner, log, count: (outcome) => metrics?.scans.inc({ outcome }) }),
    config,
    log,
    clock: systemClock,
    databaseClock,
    compiler: createPdfCompiler(workers),
    cleaner: createRichTextCleaner(workers),
    jobs,
    officeJobs: hasRole(config, 'worker') ? undefined : jobs,
    maintenance,
    ...identity,
  });
  app.addHook('onClose', async () => maintenance.stop());
  return app;
};

/** Serves a database that is ready; answers how to stop. */
const serve = async (serving: Serving): Promise<() => Promise<void>> => {
  const { database, config, log, say } = serving;
  const services = await openServices(serving);
  const { health, workers, metrics, tracing, files } = services;
  const { jobs, close } = await openJobs(serving, services);
  const isWeb = hasRole(config, 'web');
  const app = isWeb ? await openWeb(serving, services, jobs) : buildWorkerApp(log, health);
  await app.listen({ port: config.port, host: config.host });
  const stopMetrics =
    metrics && config.metricsPort !== undefined
      ? await serveMetrics(metrics, { port: config.metricsPort, host: config.host })
      : undefined;
  say(isWeb ? `The portal is ready: ${config.publicUrl}` : 'The worker is ready');
  if (isWeb && lacksHttps(config))
    say(
      'From other machines nobody can sign in: browsers need https for that. Put a proxy with https in front and set PUBLIC_URL.',
    );
  return async () => {
    health.announceStop();
    await delay(config.drainSeconds * 1000);
    await within(Promise.all([app.close(), jobs.stop(GRACE_MS)]), GRACE_MS);
    await health.stop();
    stopMetrics?.();
    await within(
      Promise.resolve(tracing?.close()).catch(() => undefined),
      SHORTLY_MS,
    );
    database.pool.shut();
    workers.close();
    files.close();
    close();
    await within(endPool(database.pool), SHORTLY_MS);
  };
};

/**
 * Starts the portal and logs each step; raises `ConfigError` for invalid settings. A signal before it is ready aborts
 * the start without leaving processes.
 */
export const startPortal = async (
  environment: Readonly<Record<string, string | undefined>>,
  log: FastifyBaseLogger,
  signal: AbortSignal = new AbortController().signal,
): Promise<Portal> => {
  const config = readConfig(environment);
  const say = announcer(log);
  say(
    config.database.url === undefined
      ? `Database: the embedded PostgreSQL in ${config.dataDir}`
      : 'Database: DATABASE_URL',
  );
  const owned = await openDatabase(config, { say, signal });
  // Statements in the database are aborted with it.
  const brokenOff = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => owned.close().finally(() => reject(signal.reason)));
  });
  try {
    signal.throwIfAborted();
    const database = await Promise.race([prepareDatabase(owned, config, say), brokenOff]);
    const stopServing = await Promise.race([serve({ database, owned, config, log, say }), brokenOff]);
    return {
      url: config.publicUrl,
      config,
      stop: async () => {
        const end = performance.now() + config.drainSeconds * 1000 + STOP_MS;
        await stopServing();
        await owned.close(Math.min(CLOSE_MS, end - performance.now() - END_HARD_MS));
      },
    };
  } catch (error) {
    await owned.close();
    throw error;
  }
};
