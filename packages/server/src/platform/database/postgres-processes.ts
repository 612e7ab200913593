import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from '../is-alive.ts';

const signal = (pid: number, name: NodeJS.Signals): void => {
  // 0 and negative ids would address whole groups.
  if (pid <= 1) return;
  try {
    process.kill(pid, name);
  } catch {
    // It has already ended.
  }
};

/** The postmaster that serves a data folder, for example after kill -9 of the portal. */
export const findRunning = (folder: string): { pid: number; socketFolder: string } | undefined => {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , , socketFolder] = readFileSync(file, 'utf8').split('\n');
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 1 || !isAlive(number)) return undefined;
  const commandLine = `/proc/${number}/cmdline`;
  const isPostgres = !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes(folder);
  return isPostgres ? { pid: number, socketFolder: socketFolder ?? '' } : undefined;
};

const PROC = '/proc';

/** All PostgreSQL processes whose working directory is the data folder; only on Linux. */
export const workingOn = (folder: string): number[] => {
  if (process.platform !== 'linux' || !existsSync(folder)) return [];
  const place = realpathSync(folder);
  const isOurs = (name: string): boolean => {
    try {
      return (
        readlinkSync(join(PROC, name, 'cwd')) === place &&
        readFileSync(join(PROC, name, 'comm'), 'utf8').trim() === 'postgres'
      );
    } catch {
      return false;
    }
  };
  return readdirSync(PROC)
    .filter((name) => /^[0-9]+$/.test(name) && isOurs(name))
    .map(Number);
};

const LOOK_MS = 25;

const waitForEnd = async (isRunning: () => boolean, ms: number): Promise<boolean> => {
  for (const end = Date.now() + ms; isRunning(); await delay(LOOK_MS)) if (Date.now() >= end) return false;
  return true;
};

/** Time in which orphaned processes normally notice that their postmaster has ended. */
const ORPHANS_MS = 5_000;

/** Waits for the orphans of a killed postmaster to end, and kills those that do not, such as suspended ones. */
export const endOrphans = async (folder: string, ms = ORPHANS_MS): Promise<void> => {
  const isRunning = () => workingOn(folder).length > 0;
  if (await waitForEnd(isRunning, ms)) return;
  for (const pid of workingOn(folder)) signal(pid, 'SIGKILL');
  await waitForEnd(isRunning, ORPHANS_MS);
};

export const PATIENCE_MS = 10_000;
const SHORTLY_MS = 1_000;

/**
 * Fast shutdown: running statements are cancelled, committed data is on disk. One that does not end in time is killed
 * and recovers at its next start.
 */
export const stopPostmaster = async (folder: string, pid: number, ms = PATIENCE_MS): Promise<void> => {
  const isRunning = () => isAlive(pid);
  for (const [name, patience] of [
    ['SIGINT', ms],
    ['SIGQUIT', SHORTLY_MS],
  ] as const) {
    signal(pid, name);
    if (await waitForEnd(isRunning, patience)) return endOrphans(folder);
  }
  for (const each of [pid, ...workingOn(folder)]) signal(each, 'SIGKILL');
  await waitForEnd(isRunning, ORPHANS_MS);
  await endOrphans(folder, 0);
};
