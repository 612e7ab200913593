import { spawn } from 'node:child_process';
import { type Isolation, PATH } from './office-isolation.ts';

/** Limits of a run: seconds of wall-clock time, bytes of memory and bytes of a written file. */
export type Bounds = { seconds: number; memoryBytes: number; fileBytes: number };

/** `timeout` ends the whole process group itself, so the limits apply also if this process dies. */
const LIMITS = 'ulimit -v "$1"; ulimit -f "$2"; ulimit -c 0; shift 2; exec timeout -s KILL "$@"';

const endGroup = (leader: number): void => {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
};

/**
 * Runs an external program in `folder` to its end, isolated, without our environment, in a process group that is killed
 * as a whole. Returns whether it exited successfully.
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
      // Kills child processes that it left.
      if (program.pid !== undefined) endGroup(program.pid);
      resolve(isWell);
    };
    const timer = setTimeout(() => end(false), (bounds.seconds + 1) * 1000);
    program.on('error', () => end(false));
    program.on('exit', (code) => end(code === 0));
  });
