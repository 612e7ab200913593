import fs from 'node:fs';
import fsp from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Preloaded in a portal under test: while the file named by FAULT says so, the process is killed at a given step of
 * storing a content, or its disk is full.
 */
const asked = (): string => {
  try {
    return fs.readFileSync(process.env.FAULT ?? '', 'utf8');
  } catch {
    return '';
  }
};

const CONTENT = /[\\/][0-9a-f]{64}$/;

const dieAt = (instant: string, path: unknown): void => {
  if (CONTENT.test(String(path)) && asked() === instant) process.kill(process.pid, 'SIGKILL');
};

const { rm, rename, writeFile } = fsp;
const { write, writev } = fs;

const isFull = (): Error | undefined =>
  asked() === 'full'
    ? Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    : undefined;

fsp.rm = async (path, options) => {
  dieAt('before removal', path);
  await rm(path, options);
  dieAt('after removal', path);
};

fsp.rename = async (from, to) => {
  dieAt('before placing', to);
  await rename(from, to);
  dieAt('after placing', to);
};

fsp.writeFile = async (path, ...rest) => {
  const full = isFull();
  if (full) throw full;
  return writeFile(path, ...rest);
};

type Write = (fd: number, ...rest: unknown[]) => void;

/** Writing to the log still works. */
const failing =
  (plain: Write): Write =>
  (fd, ...rest) => {
    const full = fd > 2 ? isFull() : undefined;
    if (full) (rest.at(-1) as (error: Error) => void)(full);
    else plain(fd, ...rest);
  };

Object.assign(fs, { write: failing(write as Write), writev: failing(writev as unknown as Write) });
syncBuiltinESMExports();
