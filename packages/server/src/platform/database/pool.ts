import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  type LogEvent,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import pg from 'pg';
import type { Connection } from './embedded-postgres.ts';
import { GatedPool } from './gated-pool.ts';
import { PreparingClient, ServingClient } from './serving-client.ts';
import { sessionOptions } from './session-settings.ts';

/** A connection that may read and write the named tables, and no others. */
export type Db<Tables> = Kysely<Tables>;

/** The same within a transaction, for writes that must be committed together. */
export type Tx<Tables> = Kysely<Tables> & { readonly commit?: never };

/** The same connection typed with the tables of another area, for callbacks of a higher area that a lower one calls. */
export const seenWith = <Tables>(db: object): Db<Tables> => db as Db<Tables>;

pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

const UTC = '-c timezone=UTC';
const CONNECT_MS = 3_000;

const tolerant = <P extends pg.Pool>(pool: P): P => {
  // A connection that breaks while idle is replaced at its next use; queries that break reach their caller.
  pool.on('error', () => undefined);
  // A connection that fails in use reports it to its query and as an event; without a listener the event would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

type Serving = {
  /** The role already has the session settings. */
  hasSettings?: boolean;
  /** False where a pooler does not support prepared statements. */
  prepare?: boolean;
};

/** A pool of prepared connections; times are UTC. */
export const createPool = (
  connection: Connection,
  size: number,
  { hasSettings = false, prepare = true }: Serving = {},
): GatedPool =>
  tolerant(
    new GatedPool({
      ...connection,
      max: size,
      connectionTimeoutMillis: CONNECT_MS,
      ...(hasSettings ? {} : { options: sessionOptions }),
      Client: prepare ? PreparingClient : ServingClient,
    }),
  );

/** Connections for long work such as migrations and backups, without statement timeouts. */
export const createPatientPool = (connection: Connection, size: number): pg.Pool =>
  tolerant(new pg.Pool({ ...connection, max: size, options: UTC }));

/** `note` is told of each statement that has ended. */
export const createDatabase = <Tables>(pool: pg.Pool, note?: (event: LogEvent) => void): Db<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(note ? { log: note } : {}) });

/** A query compiler without a database. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * Compiles a statement once, for those that every call uses: compiling the longest took longer than running it. Its
 * parameters are written as `$1`, `$2`; where it is built of parts with parameters of their own, unique placeholder
 * numbers are given in the order of the values.
 */
export const fixedStatement = <Row>(statement: RawBuilder<Row>, standIns: readonly number[] = []) => {
  const { sql: text, parameters } = statement.compile(compiler);
  const placeOf = (parameter: unknown): number => {
    const place = typeof parameter === 'number' ? standIns.indexOf(parameter) : -1;
    if (place === -1) throw new Error(`a fixed statement with values of its own: ${text}`);
    return place;
  };
  const places = parameters.map((each) => (Array.isArray(each) ? each.map(placeOf) : placeOf(each)));
  const put = (values: readonly unknown[]): unknown[] =>
    standIns.length === 0
      ? [...values]
      : places.map((place) => (typeof place === 'number' ? values[place] : place.map((each) => values[each])));
  return async (db: Pick<Db<unknown>, 'executeQuery'>, values: readonly unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, put(values)))).rows;
};
