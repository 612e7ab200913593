import { createHash } from 'node:crypto';
import pg from 'pg';

const names = new Map<string, string>();
const NAMES_CACHED = 2000;

/** The name under which a statement is prepared. */
export const preparedName = (statement: string): string => createHash('sha1').update(statement).digest('base64url');

const nameOf = (statement: string): string | undefined => {
  const known = names.get(statement);
  if (known !== undefined || names.size >= NAMES_CACHED) return known;
  const name = preparedName(statement);
  names.set(statement, name);
  return name;
};

/** In a transaction, where one waits for another, a statement has longer than one that only reads. */
const BEGIN = 'begin; set local statement_timeout = 30000';

/**
 * Timeout, measured here, for the end of a transaction or a statement outside one. The database's own timeout covers
 * neither a commit that waits for a lost standby nor a network failure.
 */
const ANSWER_MS = 3_000;
/** When this process itself was delayed, an answer that has already arrived is read first. */
const GRACE_MS = 250;

/** The server became read-only: it is a standby now. */
const READ_ONLY = '25006';

/**
 * The columns that a statement answers are others than when it was prepared: a migration of another version was applied
 * since. It must be prepared again.
 */
export const isStalePlan = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return code === '0A000' && message === 'cached plan must not change result type';
};

const begins = (statement: string): boolean => statement === 'begin' || statement.startsWith('start transaction');

type Query = (...args: unknown[]) => unknown;

/**
 * A connection that serves calls. When a commit or a single statement has no answer in time it closes itself and
 * reports that it is stuck. The statement is not cancelled, since a cancelled wait for a standby commits all the same.
 */
export class ServingClient extends pg.Client {
  onStuck: () => void = () => undefined;
  /** Whether it must not be used for another call. */
  isUnfit = false;
  protected isInTransaction = false;
  private late: NodeJS.Timeout | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query: Query = super.query.bind(this) as Query;
    const watched: Query = (statement, ...rest) => {
      const text = typeof statement === 'string' ? statement : (statement as { text?: unknown }).text;
      if (typeof text === 'string') this.noteStatement(text);
      return this.noteReadOnly(statement === 'begin' ? query(BEGIN) : query(statement, ...rest));
    };
    this.query = watched as typeof this.query;
    this.on('drain', () => this.forgetLimit());
    this.on('end', () => this.forgetLimit());
  }

  private noteStatement(statement: string): void {
    if (begins(statement)) {
      this.isInTransaction = true;
      return;
    }
    const isEnd = statement === 'commit' || statement === 'rollback';
    if (isEnd) this.isInTransaction = false;
    // Texts with several statements contain a transaction and timeouts of their own.
    if (this.isInTransaction || /^\s*begin\b/i.test(statement)) return;
    this.late ??= setTimeout(() => {
      this.late = setTimeout(() => this.giveUp(), GRACE_MS).unref();
    }, ANSWER_MS).unref();
  }

  private giveUp(): void {
    this.onStuck();
    (this as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
  }

  private forgetLimit(): void {
    clearTimeout(this.late);
    this.late = undefined;
  }

  private noteReadOnly(answer: unknown): unknown {
    if (answer instanceof Promise)
      answer.catch((error: { code?: string }) => {
        if (error.code === READ_ONLY) this.isUnfit = true;
      });
    return answer;
  }
}

/** How often this process met a stale plan; each time all statements get new names, so that they are prepared again. */
let generation = 0;

/**
 * The same with prepared statements: planning the list queries costs more than running them. Outside a transaction a
 * statement with a stale plan runs again at once; in one it fails, and the transaction runs again (`inTransaction`).
 */
export class PreparingClient extends ServingClient {
  private generation = generation;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query as Query;
    const prepare: Query = (statement, values, ...rest) => {
      const name =
        typeof statement === 'string' && statement !== 'begin' && Array.isArray(values) ? nameOf(statement) : undefined;
      if (name === undefined) return query(statement, values, ...rest);
      const run = () => {
        if (this.generation !== generation) this.forgetStatements(query);
        return query({ name: `${name}${generation || ''}`, text: statement, values }, ...rest);
      };
      const used = generation;
      const answer = run();
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        if (!isStalePlan(error)) throw error;
        if (generation === used) generation += 1;
        if (this.isInTransaction) throw error;
        return run();
      });
    };
    this.query = prepare as typeof this.query;
  }

  private forgetStatements(query: Query): void {
    this.generation = generation;
    (query('deallocate all') as Promise<unknown>).catch(() => undefined);
  }
}
