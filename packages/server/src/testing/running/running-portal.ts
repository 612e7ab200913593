import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive } from '#platform/is-alive';
import { settledInTime, until } from '#platform/until.fixture';

/** The last line that it prints at its start. */
export const READY = 'is ready';
/** Shorter than the time limit of a hook, so that a failure says what it waited for. */
const START_TIMEOUT_MS = 480_000;
const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** Node's cache of compiled code: only the first of many starts compiles. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../../.tmp/compiled', import.meta.url)),
};

/** The options of `npm start` and of the units of `deploy`. */
const NODE_OPTIONS = ['--max-semi-space-size=16', '--max-old-space-size=768'];
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' };

/** A portal in a process of its own, as `npm start` runs it. */
export type PortalProcess = {
  url: string;
  child: ChildProcess;
  /** Its output so far. */
  output: () => string;
  /** Waits until it has printed a text, is ready or has ended. */
  says: (text: string) => Promise<void>;
  /**
   * Milliseconds from its first line, when its code is loaded, until it is ready; throws with its output if it fails.
   */
  ready: () => Promise<number>;
  /** Its exit code, once it has ended by itself. */
  ended: () => Promise<number | null>;
  /** `kill -9`, waiting for the exit. */
  kill: () => Promise<void>;
  /** Stops it as an operator would, or by another signal; returns its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export const startPortalProcess = (
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
  { nodeOptions = [], descriptors, main = MAIN }: { nodeOptions?: string[]; descriptors?: number; main?: string } = {},
): PortalProcess => {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const env = {
    PATH,
    HOME,
    ...(TMPDIR ? { TMPDIR } : {}),
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...ALLOCATOR,
    ...compileCache,
    ...settings,
  };
  const from = performance.now();
  const command = [process.execPath, ...NODE_OPTIONS, ...nodeOptions, main];
  const shell = descriptors === undefined ? [] : ['sh', '-c', `ulimit -n ${descriptors}; exec "$0" "$@"`];
  const [program = '', ...options] = [...shell, ...command];
  const child = spawn(program, options, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  // Its last output is read by then; after a kill, its child processes may keep the pipe open.
  const closed = once(child, 'close');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  let output = '';
  let begun = from;
  child.stdout?.once('data', () => {
    begun = performance.now();
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: string) => {
      output += chunk;
    });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const hasSaid = (text: string) => output.includes(text) || output.includes(READY);
  const ended = (what: string, end: Promise<unknown> = closed) =>
    settledInTime(end, { what: () => `${what}; it said\n${output}` });
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) {
      child.kill(signal);
      await ended(`the portal ends by ${signal}`, signal === 'SIGKILL' ? exited : closed);
    }
    return child.exitCode;
  };
  return {
    url,
    child,
    output: () => output,
    says: (text) =>
      until(() => hasSaid(text) || hasEnded(), {
        what: `the portal says “${text}”`,
        within: START_TIMEOUT_MS,
        every: 2,
      }),
    ready: async () => {
      // Checking the output is cheaper than calling a server that has not started yet.
      const isUp = async () => output.includes(READY) && isReady();
      const what = () => `the portal is ready; it said\n${output}`;
      await until(async () => hasEnded() || isUp(), { what, within: START_TIMEOUT_MS });
      if (hasEnded()) throw new Error(`it ended and said\n${output}`);
      return performance.now() - begun;
    },
    ended: async () => {
      await ended('the portal ends by itself');
      return child.exitCode;
    },
    kill: async () => {
      await end('SIGKILL');
    },
    stop: (signal = 'SIGTERM') => end(signal),
  };
};

/** The most memory that a process had so far, in MB. */
export const peakMegabytes = ({ child }: PortalProcess): number => {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

/** The process id of the embedded PostgreSQL of a data folder. */
export const postmasterOf = (dataDir: string): number | undefined => {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN;
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
};

/** Processes whose command line contains a path; the portal's own have it only in their environment. */
export const processesNaming = (path: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(path);
      } catch {
        return false;
      }
    })
    .map(Number);

/** Ends the PostgreSQL processes of a data folder. */
export const endPostgres = async (dataDir: string): Promise<void> => {
  const pid = postmasterOf(dataDir);
  if (pid === undefined || !isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  await until(() => !isAlive(pid), { what: `PostgreSQL (${pid}) has ended` });
};
