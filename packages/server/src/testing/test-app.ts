import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EndpointSpec, Problem, type ReplyOf } from '@portal/contract/kernel';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { openFileStore } from '#platform/files/file-store';
import { createRichTextCleaner } from '#platform/html/rich-text-cleaner';
import { createLogger } from '#platform/logger';
import { createPdfCompiler } from '#platform/pdf/compile-pdf';
import { createWorkers, type Workers } from '#platform/workers/worker-pool';
import { type AppServices, buildApp } from '../app.ts';
import type { SignedIn, TokenHeaders } from '../areas/identity/tokens/verify-token.ts';
import { type Config, readConfig } from '../config.ts';
import { jobsWhenSent } from './jobs-when-sent.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { watchProblems } from './undeclared-problems.ts';

export type Caller = { email: string };
type Input = {
  params?: Record<string, number | string>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  headers?: Record<string, string>;
};

export type Answer<Body> = { status: number; body: Body; headers: Record<string, unknown> };

export type TestApp = TestDatabase & {
  app: FastifyInstance;
  filesFolder: string;
  now: { value: Date };
  /**
   * Calls an endpoint of the contract as an employee; the reply has the type of the contract. Throws if the server
   * answers a problem that the endpoint does not declare; `close` checks the same for other calls.
   */
  call: <const E extends EndpointSpec>(
    endpoint: E,
    caller: Caller | undefined,
    input?: Input,
  ) => Promise<Answer<ReplyOf<E>>>;
};

const pathOf = ({ path }: EndpointSpec, { params = {}, query = {} }: Input): string => {
  const filled = path.replace(/:([A-Za-z]+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
};

/** In these tests a token is `test:` and the email; true tokens are tested with the identity area. */
const testVerifier =
  (now: { value: Date }) =>
  async ({ authorization, auth2 }: TokenHeaders): Promise<SignedIn> => {
    const email = /^Bearer test:(.+)$/.exec(authorization ?? '')?.[1];
    if (email === undefined || auth2 !== `test:${email}`) throw new Problem('not-signed-in');
    return { issuer: 'test', subject: email, email, issuedAt: Math.floor(now.value.getTime() / 1000) };
  };

export const tokensOf = (caller: Caller | undefined): Record<string, string> =>
  caller ? { authorization: `Bearer test:${caller.email}`, auth2: `test:${caller.email}` } : {};

/** Services that a test replaces. */
type Replace = (database: TestDatabase) => Partial<AppServices> | Promise<Partial<AppServices>>;

/** Worker processes start slowly, so the apps of all test files share them; they end with this process. */
let sharedWorkers: Workers | undefined;

/** The whole server on a real database of its own; only clock and identity provider are replaced. */
export const createTestApp = async (
  settings: Partial<Config> = {},
  replace: Replace = () => ({}),
): Promise<TestApp> => {
  const database = await createTestDatabase();
  const filesFolder = await mkdtemp(join(tmpdir(), 'portal-files-'));
  const now = { value: new Date('2026-11-20T01:00:00.000Z') };
  sharedWorkers ??= createWorkers();
  const workers = sharedWorkers;
  const compiler = createPdfCompiler(workers);
  const cleaner = createRichTextCleaner(workers);
  const files = await openFileStore(database.db, filesFolder, filesFolder);
  const databaseClock = () => Promise.resolve(now.value);
  const jobs = jobsWhenSent(database, { files, workers, clock: () => now.value, databaseClock });
  const maintenance = { message: () => undefined, refresh: () => Promise.resolve(), stop: () => undefined };
  const app = await buildApp({
    config: { ...readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000' }), ...settings },
    db: database.db,
    clock: () => now.value,
    databaseClock,
    files,
    compiler,
    cleaner,
    workers,
    jobs,
    office: undefined,
    verifyTokens: testVerifier(now),
    authority: { issuer: 'https://issuer.example', clientId: 'portal-web', apiScope: 'api://portal/access' },
    mountIdentity: () => Promise.resolve(),
    maintenance,
    log: createLogger('silent'),
    health: { status: () => 'ok', degraded: () => [], refusesWrites: () => false, lowestVersion: () => undefined },
    maxEventLoopDelayMs: 60_000,
    ...(await replace(database)),
  });
  const { requireDeclared } = watchProblems(app);
  const call: TestApp['call'] = async (endpoint, caller, input = {}) => {
    const request: InjectOptions = {
      method: endpoint.method,
      url: pathOf(endpoint, input),
      headers: { ...tokensOf(caller), ...input.headers },
      ...(input.body === undefined ? {} : { payload: input.body as object }),
    };
    const response = await app.inject(request);
    requireDeclared();
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    } as never;
  };
  return {
    ...database,
    app,
    filesFolder,
    now,
    call,
    close: async () => {
      await app.close();
      await jobs.stop();
      await database.close();
      await rm(filesFolder, { recursive: true, force: true });
      requireDeclared();
    },
  };
};
