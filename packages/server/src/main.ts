import { announcer, createLastLogger, createLogger } from '#platform/logger';
import { readLogLevel } from './config.ts';
import { ConfigError } from './settings-reader.ts';
import { type Portal, startPortal } from './start-portal.ts';
import { onStopRequested } from './stop-signals.ts';

// Created files are private to this user, whatever their folder.
process.umask(0o077);

const log = createLogger(readLogLevel(process.env));
const say = announcer(log);

/** Logs at any level why the process ends, since nothing else would. */
const fail = (error: unknown): never => {
  const last = createLastLogger();
  const reasons = error instanceof ConfigError ? error.reasons : [error instanceof Error ? error.message : error];
  for (const reason of reasons) last.fatal(String(reason));
  process.exit(1);
};

const starting = new AbortController();
let portal: Portal | undefined;

onStopRequested(() => {
  say('Stopping: finishing the calls under way.');
  if (portal) portal.stop().then(() => process.exit(0), fail);
  else starting.abort();
});

try {
  portal = await startPortal(process.env, log, starting.signal);
  // A stop was requested at the last moment of the start.
  if (starting.signal.aborted) await portal.stop();
} catch (error) {
  if (!starting.signal.aborted) fail(error);
}
if (starting.signal.aborted) process.exit(0);
