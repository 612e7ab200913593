/**
 * Limit for reading statements of a call, which is then answered as `overloaded`: a longer statement would block a
 * connection that others need.
 */
const READING_MS = 2_000;

/** Settings of every session that serves calls. */
export const sessionSettings: Readonly<Record<string, string>> = {
  timezone: 'UTC',
  statement_timeout: String(READING_MS),
  idle_in_transaction_session_timeout: '60000',
  /**
   * The lists' statements are written so that one plan fits all values, and planning costs more than running them. Left
   * to choose, PostgreSQL would plan the longest of them at every call.
   */
  plan_cache_mode: 'force_generic_plan',
  /** Starting parallel workers takes longer than any statement should, and takes processors from other calls. */
  max_parallel_workers_per_gather: '0',
};

/** The same as connection options, for a role without these settings; a pooler rejects options. */
export const sessionOptions = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
