import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPostgresFolder } from './postgres-binaries.ts';

type Program = 'initdb' | 'postgres';
type Spawned = ReturnType<typeof spawn>;

/** As whom PostgreSQL runs, where its data lies, and how its programs are started. */
export type PostgresUser = {
  folder: string;
  /** Makes a folder that PostgreSQL is to use its own. */
  own: (folder: string) => void;
  run: (program: Program, args: readonly string[], output: number | 'pipe') => Spawned;
};

const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000', '--'];
/** `nobody` of nearly every system: PostgreSQL asks for a user that has a name. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const REACHABLE = '/var/tmp';

const start = (command: string, args: readonly string[], output: number | 'pipe', more: SpawnOptions = {}): Spawned =>
  // A process group of its own: Ctrl-C reaches only the portal, which then stops the database in order.
  spawn(command, args, {
    ...more,
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, TZ: 'UTC', LC_ALL: 'C' },
  });

const asCaller = (folder: string): PostgresUser => ({
  folder,
  own: () => undefined,
  run: (program, args, output) => start(join(findPostgresFolder(), 'bin', program), args, output),
});

/** In a user namespace of its own PostgreSQL does not see root, while its files stay root's. */
const asMappedUser = (folder: string): PostgresUser => ({
  folder,
  own: () => undefined,
  run: (program, args, output) =>
    start('unshare', [...NAMESPACE, join(findPostgresFolder(), 'bin', program), ...args], output),
});

const EVERYONE_MAY_ENTER = 0o001;

const everyoneReaches = (path: string): boolean => {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(folder) && (statSync(folder).mode & EVERYONE_MAY_ENTER) === 0) return false;
  return true;
};

/** Where user namespaces are not allowed: as nobody, with data and programs where nobody can reach them. */
const asNobody = (wanted: string): PostgresUser => {
  const place = join(REACHABLE, `portal-${createHash('sha256').update(wanted).digest('hex').slice(0, 16)}`);
  const folder = everyoneReaches(dirname(wanted)) ? wanted : join(place, 'postgres');
  const packaged = findPostgresFolder();
  const programs = everyoneReaches(packaged) ? packaged : join(place, 'native');
  const own = (path: string): void => {
    mkdirSync(path, { recursive: true });
    chownSync(path, NOBODY.uid, NOBODY.gid);
  };
  if (programs !== packaged && !existsSync(programs))
    cpSync(packaged, programs, { recursive: true, verbatimSymlinks: true });
  own(folder);
  return { folder, own, run: (program, args, output) => start(join(programs, 'bin', program), args, output, NOBODY) };
};

const mayUseNamespaces = (): boolean => spawnSync('unshare', [...NAMESPACE, 'true']).status === 0;

/** The user for a database whose data is wanted in `folder`; PostgreSQL refuses to run as root. */
export const findPostgresUser = (folder: string): PostgresUser => {
  if (process.getuid?.() !== 0) return asCaller(folder);
  return mayUseNamespaces() ? asMappedUser(folder) : asNobody(folder);
};
