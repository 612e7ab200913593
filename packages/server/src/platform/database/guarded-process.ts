import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { Socket } from 'node:net';

/** A child process that ends with this process, whichever way this one ends. */
export type GuardedProcess = {
  child: ChildProcess;
  pid: number | undefined;
  /** Resolves with the exit code or signal; the watcher ends too. */
  ended: Promise<number | string>;
};

/**
 * A shell starts a watcher in the background and becomes the program. The watcher reads from a pipe whose other end
 * only this process has. On the line `over` it ends. When the pipe closes without it, this process has died: the
 * watcher then stops the program within 8 s, in order if possible.
 */
const SCRIPT = `
guard() {
  while read -r word <&3; do if [ "$word" = over ]; then exit 0; fi; done
  for step in "INT 1 2 3 4 5" "QUIT 1 2"; do
    set -- $step
    kill "-$1" "$pid" 2>/dev/null
    shift
    for second in "$@"; do
      kill -0 "$pid" 2>/dev/null || exit 0
      sleep 1
    done
  done
  kill -KILL "$pid" 2>/dev/null
  for each in /proc/[0-9]*; do
    if [ "$each/cwd" -ef "$folder" ] && [ "$(cat "$each/comm")" = postgres ]; then kill -KILL "\${each#/proc/}"; fi
  done
}
pid=$$
folder=$1
shift
( guard >/dev/null 2>&1 & )
exec 3<&-
exec "$@"
`;

/** Starts a program on a folder; `output` is where it writes. */
export const spawnGuarded = (
  folder: string,
  command: readonly string[],
  output: number | 'pipe',
  more: SpawnOptions = {},
): GuardedProcess => {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'guard', folder, ...command], {
    ...more,
    // Its own process group: Ctrl-C reaches only the portal, which then stops the database in order.
    detached: true,
    stdio: ['ignore', output, output, 'pipe'],
    env: { ...process.env, TZ: 'UTC', LC_ALL: 'C' },
  });
  const line = child.stdio[3];
  if (!(line instanceof Socket)) throw new Error('a child process without its pipe');
  line.on('error', () => undefined);
  line.unref();
  const ended = new Promise<number | string>((resolve) => {
    const end = (how: number | string) => {
      line.end('over\n');
      resolve(how);
    };
    child.once('exit', (code, signal) => end(code ?? signal ?? 'unknown'));
    child.once('error', (error) => end(error.message));
  });
  return { child, pid: child.pid, ended };
};
