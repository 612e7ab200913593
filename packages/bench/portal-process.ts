import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '../..');
const LONGEST_START_MS = 120_000;

/** A server under measurement, in a process of its own. */
export type Served = {
  baseUrl: string;
  startedMs: number;
  memory: () => Memory;
  /** What it and all that it started took of processors, in ms; not known where there is no /proc. */
  processorMs: () => number | undefined;
  /** From here on the highest is that of what follows. */
  forgetHighest: () => void;
  stop: () => Promise<void>;
};

/** Resident memory in MB: now and at its highest; not known where there is no /proc. */
export type Memory = { now: number | undefined; highest: number | undefined };

/** What `npm start` runs the portal with: its environment, the flags of its Node, and its first file. */
const readStart = (): { settings: Record<string, string>; parts: string[] } => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const [, settings = '', found] = /exec (?:env ((?:\w+=\S+ )+))?node (.+)$/.exec(scripts.start) ?? [];
  if (found === undefined) throw new Error('npm start runs something else than the portal at its end');
  const pairs = settings.split(' ').filter(Boolean);
  return { settings: Object.fromEntries(pairs.map((pair) => pair.split('='))), parts: found.split(' ') };
};

/** A port that nobody listens on at this moment. */
export const findPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
};

const readMemory = (pid: number | undefined): Memory => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string): number => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
    return { now: of('VmRSS'), highest: of('VmHWM') };
  } catch {
    return { now: undefined, highest: undefined };
  }
};

/** Clock ticks of Linux. */
const TICK_MS = 10;

/** Ticks of every process under its number, with the one that started it. */
const readTicks = (): Map<number, { parent: number; ticks: number }> =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const [, , parent, ...rest] = readFileSync(`/proc/${name}/stat`, 'utf8')
            .replace(/^.*\) /, '0 ')
            .split(' ');
          return [[Number(name), { parent: Number(parent), ticks: Number(rest[9]) + Number(rest[10]) }] as const];
        } catch {
          // It has ended meanwhile.
          return [];
        }
      }),
  );

const readProcessor = (pid: number | undefined): number | undefined => {
  try {
    const all = readTicks();
    const isOurs = (each: number): boolean => each === pid || (each > 1 && isOurs(all.get(each)?.parent ?? 0));
    return [...all].reduce((sum, [each, { ticks }]) => sum + (isOurs(each) ? ticks : 0), 0) * TICK_MS;
  } catch {
    return undefined;
  }
};

/** Linux counts the highest anew after this; elsewhere nothing is known of it anyway. */
const clearHighest = (pid: number | undefined): void => {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // There is no /proc here.
  }
};

const isAnswering = async (url: string): Promise<boolean> => {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok === true;
};

/** Follows a child that was just spawned until `url` answers. */
export const serve = async (child: ChildProcess, baseUrl: string, url: string): Promise<Served> => {
  const start = performance.now();
  const gone = once(child, 'exit');
  const kill = () => child.kill('SIGTERM');
  // A run that fails leaves nothing behind that holds a port and a data folder.
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended before it answered`);
    if (performance.now() - start > LONGEST_START_MS) throw new Error(`${url} did not answer`);
    await delay(10);
  }
  return {
    baseUrl,
    startedMs: performance.now() - start,
    memory: () => readMemory(child.pid),
    processorMs: () => readProcessor(child.pid),
    forgetHighest: () => clearHighest(child.pid),
    stop: async () => {
      kill();
      await gone;
    },
  };
};

/** Starts the portal on a data folder as in production; its log goes to a file beside the folder's database. */
export const startPortal = async (dataDir: string): Promise<Served> => {
  const port = await findPort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const log = openSync(join(dataDir, 'portal.log'), 'a');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: 'on',
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '100000000',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
  };
  const { settings, parts } = readStart();
  const child = spawn(process.execPath, parts, {
    cwd: ROOT,
    env: { ...env, ...settings },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return serve(child, baseUrl, `${baseUrl}/api/health/ready`);
};
