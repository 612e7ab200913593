import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { getConfig } from '@portal/contract/identity';
import { Problem } from '@portal/contract/kernel';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { LRUCache } from 'lru-cache';
import { listTitles } from '#areas/approval';
import { createActorFinder, createEmployeePager } from '#areas/directory';
import type { IdentityTables, TokenVerifier } from '#areas/identity';
import { createNews } from '#areas/notification';
import type { Clock } from '#platform/clock';
import type { DatabaseClock } from '#platform/database/database-clock.queries';
import type { Db } from '#platform/database/pool';
import type { FileScanner } from '#platform/files/file-scanner';
import type { FileStore } from '#platform/files/file-store';
import { discardFiles, uploadFiles } from '#platform/files/store-files';
import type { RichTextCleaner } from '#platform/html/rich-text-cleaner';
import { readJsonBodies } from '#platform/http/body/json';
import { receiveUpload } from '#platform/http/body/read-upload';
import { noteEmployee, noteIssuedAt } from '#platform/http/caller';
import { markRoute } from '#platform/http/company-mark';
import { docsRoutes } from '#platform/http/docs';
import type { IdempotencyTables } from '#platform/http/idempotency.queries';
import { closeRefused } from '#platform/http/load/close-refused';
import { type CallLimits, limitCalls } from '#platform/http/load/limit-calls';
import { type Pace, requirePace, usualPace } from '#platform/http/load/pace';
import { refuseUnderPressure } from '#platform/http/load/pressure';
import { logRequests } from '#platform/http/log-requests';
import { answerFrameworkError, handleProblems } from '#platform/http/problem-handler';
import { createProxyHeaders } from '#platform/http/proxy-headers';
import { refuseInMaintenance } from '#platform/http/refuse-in-maintenance';
import { createRouter } from '#platform/http/router';
import { secureHeaders } from '#platform/http/security-headers';
import { answerUnreadable } from '#platform/http/unreadable-request';
import { webRoutes } from '#platform/http/web';
import type { WebAssetTables } from '#platform/http/web-asset.queries';
import type { MaintenanceTables } from '#platform/maintenance.queries';
import { countCalls } from '#platform/metrics/count-calls';
import type { Metrics } from '#platform/metrics/metrics';
import { traceCalls, tracedAs } from '#platform/metrics/trace-calls';
import type { Tracing } from '#platform/metrics/tracing';
import type { OfficeConverter } from '#platform/office/office-converter';
import type { PdfCompiler } from '#platform/pdf/compile-pdf';
import type { Jobs } from '#platform/run-jobs';
import type { MaintenanceWatch } from '#platform/watch-maintenance';
import type { Workers } from '#platform/workers/worker-pool';
import {
  type AreaTables,
  areas,
  holidayReferences,
  notificationSources,
  references,
  subjectReferences,
  waitingWork,
} from './areas.ts';
import type { Config } from './config.ts';
import type { InstallationTables } from './demo/demo.queries.ts';
import type { ProviderTables } from './demo/provider/provider-records.queries.ts';
import { healthRoutes } from './health-routes.ts';
import { openApiDocument } from './openapi.ts';
import { portalConfig, type SignInAuthority } from './portal-config.ts';
import type { PortalHealth } from './portal-readiness.ts';

export type AllTables = AreaTables &
  InstallationTables &
  IdentityTables &
  ProviderTables &
  IdempotencyTables &
  MaintenanceTables &
  WebAssetTables;

/** All that the app works with; only clock, mail and the identity provider are ever replaced in tests. */
export type AppServices = {
  config: Config;
  db: Db<AllTables>;
  clock: Clock;
  /** The clock that all servers share. */
  databaseClock: DatabaseClock;
  files: FileStore;
  /** Undefined if uploads are not scanned for malware. */
  scanner?: FileScanner | undefined;
  compiler: PdfCompiler;
  cleaner: RichTextCleaner;
  workers: Workers;
  jobs: Pick<Jobs, 'send'>;
  /** Undefined where this process runs no LibreOffice. */
  office: OfficeConverter | undefined;
  /** Set if worker processes convert documents instead of this one. */
  officeJobs?: Pick<Jobs, 'run'> | undefined;
  verifyTokens: TokenVerifier;
  maintenance: MaintenanceWatch;
  /** Undefined if metrics are off. */
  metrics?: Metrics | undefined;
  /** Undefined if no collector is set. */
  tracing?: Tracing | undefined;
  log: FastifyBaseLogger;
  health: Pick<PortalHealth, 'status' | 'degraded' | 'refusesWrites' | 'lowestVersion'>;
  /** Event loop delay above which calls are refused; test machines may be slower. */
  maxEventLoopDelayMs?: number;
  /** Limits for slow bodies; shorter in tests. */
  pace?: Pace;
  authority: SignInAuthority;
  /** Mounts the identity services that this server provides itself: the embedded provider, the Graph protocol. */
  mountIdentity: (app: FastifyInstance, limits: CallLimits) => Promise<void>;
};

/** Authenticates a call: the active employee named by both tokens (rules/identity.md#tokens). */
const authenticator = ({ verifyTokens, db, clock }: AppServices, limits: CallLimits) => {
  const findActor = createActorFinder(db, clock);
  /** The employee ids of recent subjects, so that a rate-limited call needs no query. */
  const known = new LRUCache<string, number>({ max: 10_000 });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { authorization, auth2 } = request.headers;
    const signedIn = await verifyTokens({ authorization, auth2 }).catch(async (error: unknown) => {
      if (error instanceof Problem && error.code === 'not-signed-in') await limits.countAnonymous(request, reply);
      throw error;
    });
    noteIssuedAt(request, signedIn.issuedAt);
    const key = `${signedIn.issuer} ${signedIn.subject}`;
    noteEmployee(request, known.get(key));
    await limits.countPerson(request, reply, signedIn.subject);
    const found = await findActor(signedIn);
    known.set(key, found.id);
    noteEmployee(request, found.id);
    return { employeeId: found.id, departmentIds: found.department_path, grants: found.grants };
  };
};

const addProtection = async (
  app: FastifyInstance,
  { config, authority, maxEventLoopDelayMs = 1000 }: AppServices,
): Promise<void> => {
  secureHeaders(app, config, authority.origins);
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  refuseUnderPressure(app, maxEventLoopDelayMs);
  await app.register(multipart);
};

const publicRoutes = (app: FastifyInstance, services: AppServices): void => {
  const { config, authority, health } = services;
  app.get(getConfig.path, () => portalConfig(config, authority, health.lowestVersion()));
  healthRoutes(app, health);
};

/** Connections at the same time (rules/platform.md#limits-of-a-call). */
const MAX_CONNECTIONS = 2000;

/** Enough for two tokens of a person in hundreds of groups, which some providers list in both. */
const MAX_HEADER_BYTES = 65_536;

/** The same for every app of a process. */
const description = openApiDocument();

/**
 * After a stop has begun, an answer closes its connection, which would otherwise stay idle until the time limit of the
 * stop.
 */
const endConnections = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
};

/** Builds the server, ready to listen or to be called by tests. */
export const buildApp = async (services: AppServices): Promise<FastifyInstance> => {
  const { config, db, files, pace = usualPace } = services;
  const proxyHeaders = createProxyHeaders(config.trustedProxies);
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // A request on a connection that is still open is answered normally and closes it (docs/operations.md).
    return503OnClosing: false,
    http: { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: pace.headersMs, connectionsCheckingInterval: 1000 },
    genReqId: proxyHeaders.requestId,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerUnreadable,
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  endConnections(app);
  handleProblems(app);
  readJsonBodies(app);
  if (services.tracing) traceCalls(app, services.tracing, proxyHeaders);
  logRequests(app, { traceId: (request) => tracedAs(request) ?? proxyHeaders.traceParent(request)?.traceId });
  if (services.metrics) countCalls(app, services.metrics);
  closeRefused(app);
  requirePace(app, pace);
  await addProtection(app, services);
  const limits = await limitCalls(app, config.rateLimitPerMinute);
  refuseInMaintenance(app, services.maintenance);
  publicRoutes(app, services);
  await docsRoutes(app, description);
  const router = createRouter<AllTables>(app, {
    db,
    authenticate: authenticator(services, limits),
    refusesWrites: services.health.refusesWrites,
    receive: (request, endpoint) => receiveUpload(request, endpoint, { store: files, scanner: services.scanner }),
    uploadFiles: (received) => uploadFiles(files, received),
    discard: ({ files: received }) => discardFiles(db, files, received),
  });
  const news = createNews(db);
  app.addHook('preClose', () => news.stop());
  const areaServices = {
    ...services,
    references,
    holidayReferences,
    subjectReferences,
    waitingWork,
    news,
    notificationSources,
    canMail: config.mail !== undefined,
    listTitles,
    pageEmployees: createEmployeePager(db),
    selfApproval: config.selfApproval,
    companyName: config.companyName,
    blockedExtensions: config.blockedExtensions,
    confidentialDelivery: config.confidentialDelivery,
  };
  for (const { routes } of areas) routes(router, areaServices);
  await services.mountIdentity(app, limits);
  await markRoute(app, config.companyMark);
  await webRoutes(app, config, db);
  return app;
};
