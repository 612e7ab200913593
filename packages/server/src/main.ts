import { type Portal, startPortal } from './start-portal.ts';
import { onStopRequested } from './stop-signals.ts';

// What is written is for this user alone, whatever folder it lies in.
process.umask(0o077);

const say = (line: string): void => console.log(line);
const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
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
  portal = await startPortal(process.env, say, starting.signal);
  // Asked in the last moment of the start.
  if (starting.signal.aborted) await portal.stop();
} catch (error) {
  if (!starting.signal.aborted) fail(error);
}
if (starting.signal.aborted) process.exit(0);
