import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { freePort } from '../../testing/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createEmbeddedProvider, type EmbeddedProvider } from './embedded-provider.ts';
import { mountProvider } from './mount-provider.ts';
import type { SignInAccount } from './provider-accounts.ts';

const account = (name: string, email: string): SignInAccount => ({
  id: `id-of-${email.split('@')[0]}`,
  email,
  name,
  position: '대리',
  departmentName: '운항부',
});

export const CAPTAIN = 'captain@hanbit.example';
export const UNREGISTERED = 'stranger@hanbit.example';

const people = [
  { ...account('김기장', CAPTAIN), hint: { ko: '기장', en: 'Captain' } },
  account('낯선이', UNREGISTERED),
  account('Hidden', 'hidden@hanbit.example'),
];

const serve = async (embedded: EmbeddedProvider, port: number) => {
  const app = Fastify();
  await mountProvider(app, embedded);
  await app.listen({ host: '127.0.0.1', port });
  return app;
};

export type TestProvider = {
  /** Where it listens. */
  baseUrl: string;
  publicUrl: string;
  embedded: () => EmbeddedProvider;
  database: TestDatabase;
  errors: unknown[];
  keysFolder: string;
  /** Stops the provider and brings another up on the same database and keys. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

/** The embedded provider on a loopback port, with a real database and accounts of its own. */
export const givenProvider = async (settings: { publicUrl?: string } = {}): Promise<TestProvider> => {
  const database = await createTestDatabase();
  const keysFolder = await mkdtemp(join(tmpdir(), 'portal-keys-'));
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const publicUrl = settings.publicUrl ?? baseUrl;
  const errors: unknown[] = [];
  const create = () =>
    createEmbeddedProvider({
      db: database.db,
      publicUrl,
      keysFolder,
      company: { ko: '한빛항공', en: 'Hanbit Air' },
      accounts: {
        findAccount: async (id) => people.find((person) => person.id === id),
        findByEmail: async (email) => people.find((person) => person.email === email.toLowerCase()),
        searchAccounts: async (text) => people.filter(({ name }) => name.includes(text)),
        listFeatured: async () => people.slice(0, 2),
      },
      log: { error: (facts) => errors.push(facts), debug: () => undefined },
    });
  let embedded = await create();
  let app = await serve(embedded, port);
  return {
    baseUrl,
    publicUrl,
    database,
    errors,
    keysFolder,
    embedded: () => embedded,
    restart: async () => {
      await app.close();
      embedded = await create();
      app = await serve(embedded, port);
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(keysFolder, { recursive: true, force: true });
    },
  };
};
