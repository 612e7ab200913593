import { join } from 'node:path';
import { dayInSeoul } from '@portal/contract/kernel';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import {
  createActorFinder,
  findAccountByEmail,
  findAccountById,
  findActivePerson,
  findPhotoByEmail,
  searchAccounts,
} from '#areas/directory';
import {
  createAccessTokenVerifier,
  createRemoteProvider,
  createTokenVerifier,
  graphRoutes,
  type TokenVerifier,
} from '#areas/identity';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import type { CallLimits } from '#platform/http/load/limit-calls';
import type { AllTables } from './app.ts';
import type { Config } from './config.ts';
import { fixedPeople, MAIL_DOMAIN, UNREGISTERED } from './demo/company-data.ts';
import { createEmbeddedProvider } from './demo/provider/embedded-provider.ts';
import { mountProvider } from './demo/provider/mount-provider.ts';
import type { AccountSource, SignInAccount } from './demo/provider/provider-accounts.ts';
import type { SignInAuthority } from './portal-config.ts';

/** Verifies tokens, and mounts the identity services that this server provides itself. */
export type Identity = {
  verifyTokens: TokenVerifier;
  authority: SignInAuthority;
  mountIdentity: (app: FastifyInstance, limits: CallLimits) => Promise<void>;
};

const SEARCH_LIMIT = 30;

const unregistered: SignInAccount = {
  id: 'stranger',
  ...UNREGISTERED,
  position: '',
  departmentName: '',
  hint: { ko: '사원이 아닌 계정', en: 'An account without an employee' },
};

type PersonRow = { id: number; email: string; name: string; position: string; department_name: string };

const EMPLOYEE = 'employee-';

const accountOf = (row: PersonRow): SignInAccount => ({
  id: `${EMPLOYEE}${row.id}`,
  email: row.email,
  name: row.name,
  position: row.position,
  departmentName: row.department_name,
});

/** The demo's accounts: its fixed people first, then every active employee, and one who is no employee. */
const demoAccounts = (db: Db<AllTables>, clock: Clock): AccountSource => {
  const findAccount = async (id: string): Promise<SignInAccount | undefined> => {
    if (id === unregistered.id) return unregistered;
    const row = /^employee-[0-9]{1,9}$/.test(id) && (await findAccountById(db, Number(id.slice(EMPLOYEE.length))));
    return row ? accountOf(row) : undefined;
  };
  const findByEmail = async (email: string): Promise<SignInAccount | undefined> => {
    if (email.toLowerCase() === UNREGISTERED.email) return unregistered;
    const row = await findAccountByEmail(db, email);
    return row && accountOf(row);
  };
  return {
    findAccount,
    findByEmail,
    searchAccounts: async (text) =>
      (await searchAccounts(db, { text, today: dayInSeoul(clock()), limit: SEARCH_LIMIT })).map(accountOf),
    listFeatured: async () => {
      const found = await Promise.all(
        fixedPeople.map(async ({ account, hint }) => {
          const known = await findByEmail(`${account}@${MAIL_DOMAIN}`);
          return known && { ...known, hint };
        }),
      );
      return [...found.filter((account) => account !== undefined), unregistered];
    },
  };
};

type GraphAccess = { verifyAccess: TokenVerifier; limits: CallLimits };

const graph = (app: FastifyInstance, access: GraphAccess, db: Db<AllTables>, clock: Clock): Promise<void> => {
  const findActor = createActorFinder(db, clock);
  return graphRoutes(app, {
    ...access,
    findPerson: async (signedIn) => {
      const { id } = await findActor(signedIn);
      const row = await findActivePerson(db, id, dayInSeoul(clock()));
      return row && { ...accountOf(row), id, jobTitle: row.job_title };
    },
    findPhoto: async (email, pixels) => {
      const content = await findPhotoByEmail(db, email, pixels);
      return content && { contentType: 'image/jpeg', content };
    },
  });
};

/** The configured provider, or the embedded one of the demo, which this server then serves itself. */
export const composeIdentity = async (
  config: Config,
  db: Db<AllTables>,
  clock: Clock,
  log: FastifyBaseLogger,
): Promise<Identity> => {
  if (config.oidc) {
    const { keys, origins } = createRemoteProvider(config.oidc.issuer, log);
    const rules = { ...config.oidc, keys, clock };
    const mountIdentity: Identity['mountIdentity'] = async (app, limits) => {
      if (config.graphBaseUrl === undefined)
        await graph(app, { verifyAccess: createAccessTokenVerifier(rules), limits }, db, clock);
    };
    return { verifyTokens: createTokenVerifier(rules), authority: { ...config.oidc, origins }, mountIdentity };
  }
  const embedded = await createEmbeddedProvider({
    db,
    publicUrl: config.publicUrl,
    keysFolder: join(config.dataDir, 'keys'),
    accounts: demoAccounts(db, clock),
    company: config.companyName,
    log,
  });
  const rules = { ...embedded, clock };
  const mountIdentity: Identity['mountIdentity'] = async (app, limits) => {
    await mountProvider(app, embedded);
    await graph(app, { verifyAccess: createAccessTokenVerifier(rules), limits }, db, clock);
  };
  return { verifyTokens: createTokenVerifier(rules), authority: embedded, mountIdentity };
};
