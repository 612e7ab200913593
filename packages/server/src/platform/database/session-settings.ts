/**
 * What is read for a call is there within it, or the call is answered as `overloaded`: a statement that goes on for longer keeps a
 * connection from everybody else.
 */
const READING_MS = 2_000;

/** Settings of every session that serves calls. */
export const sessionSettings: Readonly<Record<string, string>> = {
  timezone: 'UTC',
  statement_timeout: String(READING_MS),
  idle_in_transaction_session_timeout: '60000',
  /**
   * A plan made for each value costs more than the lists it is made for, and their statements are written so that one plan
   * fits all; left to choose, PostgreSQL plans the longest of them anew at every call.
   */
  plan_cache_mode: 'force_generic_plan',
  /** To bring up processes for a statement takes longer than any statement should, and takes processors from other calls. */
  max_parallel_workers_per_gather: '0',
};

/** The same as options of a connection, where the role does not bring them: a pooler refuses options. */
export const sessionOptions = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
