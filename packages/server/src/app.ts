import { getHeapStatistics } from 'node:v8';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import { getConfig, getHealth, getReadiness } from '@portal/contract/identity';
import { Problem } from '@portal/contract/kernel';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { listTitles, type PdfPrinter } from '#areas/approval';
import { createActorFinder, createEmployeePager } from '#areas/directory';
import type { IdentityTables, TokenVerifier } from '#areas/identity';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import { discardFiles } from '#platform/files/keep';
import type { FileStore } from '#platform/files/store';
import type { RichTextCleaner } from '#platform/html/rich-text-cleaner';
import { docsRoutes } from '#platform/http/docs';
import type { IdempotencyTables } from '#platform/http/idempotency.queries';
import { type CallLimits, limitCalls } from '#platform/http/limit-calls';
import { logRequests } from '#platform/http/log-requests';
import { refuseInMaintenance } from '#platform/http/maintenance';
import { markRoute } from '#platform/http/mark';
import { answerFrameworkError, handleProblems } from '#platform/http/problem-handler';
import { createRouter } from '#platform/http/router';
import { securityHeaders } from '#platform/http/security-headers';
import { answerUnreadable } from '#platform/http/unreadable-request';
import { receiveUpload } from '#platform/http/upload';
import { webRoutes } from '#platform/http/web';
import type { MaintenanceTables } from '#platform/maintenance/queries';
import type { MaintenanceWatch } from '#platform/maintenance/watch';
import { type AreaTables, areas, references } from './areas.ts';
import type { Config } from './config.ts';
import { openApiDocument } from './openapi.ts';
import { portalConfig, type SignInAuthority } from './portal-config.ts';

export type AllTables = AreaTables & IdentityTables & IdempotencyTables & MaintenanceTables;

/** All that the app works with; only clock, mail and the identity provider are ever replaced in tests. */
export type AppServices = {
  config: Config;
  db: Db<AllTables>;
  clock: Clock;
  files: FileStore;
  printer: PdfPrinter;
  cleaner: RichTextCleaner;
  verifyTokens: TokenVerifier;
  maintenance: MaintenanceWatch;
  isReady: () => boolean;
  /** Calls that come while the process is further behind than this are refused; a test machine may be slower. */
  maxEventLoopDelayMs?: number;
  authority: SignInAuthority;
  /** Adds what this server itself serves of identity: the embedded provider, the Graph protocol. */
  mountIdentity: (app: FastifyInstance) => Promise<void>;
};

/** Who asks: the active employee whom both tokens name (decisions: conventions, Sign-in). */
const authenticator = ({ verifyTokens, db, clock }: AppServices, limits: CallLimits) => {
  const findActor = createActorFinder(db, clock);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { authorization, auth2 } = request.headers;
    const { subject, email } = await verifyTokens({ authorization, auth2 }).catch(async (error: unknown) => {
      if (error instanceof Problem && error.code === 'not-signed-in') await limits.countStranger(request, reply);
      throw error;
    });
    await limits.countPerson(request, reply, subject);
    const found = await findActor(email);
    if (!found) throw new Problem('employee-not-registered');
    return { employeeId: found.id, departmentIds: found.department_path, grants: found.grants };
  };
};

const addProtection = async (
  app: FastifyInstance,
  { config, maxEventLoopDelayMs = 1000 }: AppServices,
): Promise<void> => {
  await app.register(helmet, securityHeaders(config));
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    // Refuses before the heap that `npm start` allows is full.
    maxHeapUsedBytes: 0.85 * getHeapStatistics().heap_size_limit,
    pressureHandler: () => {
      throw new Problem('overloaded');
    },
  });
  await app.register(multipart);
};

const publicRoutes = (app: FastifyInstance, services: AppServices): void => {
  app.get(getConfig.path, () => portalConfig(services.config, services.authority));
  app.get(getHealth.path, () => ({ status: 'ok' }));
  app.get(getReadiness.path, (_request, reply) =>
    services.isReady() ? { status: 'ok' } : reply.code(503).send({ status: 'starting' }),
  );
};

/** The whole server, ready to listen or to be called by tests. */
export const buildApp = async (services: AppServices): Promise<FastifyInstance> => {
  const { config, db, files } = services;
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: false,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerUnreadable,
  });
  handleProblems(app);
  logRequests(app);
  await addProtection(app, services);
  const limits = await limitCalls(app, config.rateLimitPerMinute);
  refuseInMaintenance(app, services.maintenance);
  publicRoutes(app, services);
  await docsRoutes(app, openApiDocument());
  const router = createRouter<AllTables>(app, {
    db,
    authenticate: authenticator(services, limits),
    receive: (request, endpoint) => receiveUpload(request, endpoint, files),
    discard: ({ files: received }) => discardFiles(db, files, received),
  });
  const areaServices = {
    ...services,
    references,
    listTitles,
    pageEmployees: createEmployeePager(db),
    selfApproval: config.selfApproval,
    companyName: config.companyName,
    blockedExtensions: config.blockedExtensions,
  };
  for (const { routes } of areas) routes(router, areaServices);
  await services.mountIdentity(app);
  await markRoute(app, config.companyMark);
  await webRoutes(app, config);
  return app;
};
