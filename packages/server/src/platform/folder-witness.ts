import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const FILE = '.lock';
/** Exit code of `flock` when another process holds the lock. */
const HELD = 75;
/** A process that was killed just now leaves its witness for a moment. */
const PATIENCE_MS = 2_000;
const AGAIN_MS = 50;

/**
 * Starts a program that holds the lock and reads from this process, so it ends, and frees the lock, when this process
 * ends.
 */
const takeOnce = async (folder: string): Promise<(() => void) | 'held' | 'unavailable'> => {
  const child = spawn(
    'flock',
    ['--nonblock', '--no-fork', '--conflict-exit-code', String(HELD), join(folder, FILE), 'cat'],
    {
      // Ctrl-C must reach only the portal, which then stops in order.
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  child.stdin.on('error', () => undefined);
  child.stdin.write('held\n');
  const started = new AbortController();
  const { signal } = started;
  const answer = await Promise.race([
    once(child.stdout, 'data', { signal }).then(() => 'taken' as const),
    once(child, 'exit', { signal }).then(([code]) => (code === HELD ? ('held' as const) : ('unavailable' as const))),
  ]).catch(() => 'unavailable' as const);
  started.abort();
  if (answer !== 'taken') return answer;
  child.unref();
  for (const stream of [child.stdin, child.stdout]) (stream as unknown as { unref?: () => void }).unref?.();
  return () => child.stdin.end();
};

/**
 * Takes a file system lock on a folder, which processes in other containers see too. Returns a function that releases
 * it, `held` while another process has it, or `unavailable` if the system has no `flock` or the file system does not
 * support locks.
 */
export const takeFolderWitness = async (folder: string): Promise<(() => void) | 'held' | 'unavailable'> => {
  for (const end = performance.now() + PATIENCE_MS; ; await delay(AGAIN_MS)) {
    const taken = await takeOnce(folder);
    if (taken !== 'held' || performance.now() > end) return taken;
  }
};
