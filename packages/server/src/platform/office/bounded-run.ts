import { spawn } from 'node:child_process';
import { type Isolation, PATH } from './office-isolation.ts';

/** What a run may take: seconds by the clock, memory, and how large a file may become that it writes. */
export type Bounds = { seconds: number; memoryBytes: number; fileBytes: number };

/** The bounds hold also when this process is gone: `timeout` ends the whole group by itself. */
const LIMITS = 'ulimit -v "$1"; ulimit -f "$2"; ulimit -c 0; shift 2; exec timeout -s KILL "$@"';

const endGroup = (leader: number): void => {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All of it ended by itself.
  }
};

/**
 * Runs a program that is not ours to its end, in `folder`, isolated, without the settings, in a group of its own that is
 * ended as one. Answers whether it said that all went well.
 */
export const runBounded = (
  command: readonly string[],
  { folder, bounds, isolation }: { folder: string; bounds: Bounds; isolation: Isolation },
): Promise<boolean> =>
  new Promise((resolve) => {
    const limits = [bounds.memoryBytes / 1024, bounds.fileBytes / 512, bounds.seconds].map((limit) =>
      String(Math.floor(limit)),
    );
    const program = spawn('sh', ['-c', LIMITS, 'sh', ...limits, ...isolation.before, ...command], {
      cwd: folder,
      env: { PATH, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
      stdio: 'ignore',
      detached: true,
    });
    const end = (isWell: boolean): void => {
      clearTimeout(timer);
      // Whatever it started and left behind ends with it.
      if (program.pid !== undefined) endGroup(program.pid);
      resolve(isWell);
    };
    const timer = setTimeout(() => end(false), (bounds.seconds + 1) * 1000);
    program.on('error', () => end(false));
    program.on('exit', (code) => end(code === 0));
  });
