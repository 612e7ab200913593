import { type SpawnOptions, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type GuardedProcess, spawnGuarded } from './guarded-process.ts';
import { findPostgresFolder, postgresVersion } from './postgres-binaries.ts';

type Program = 'initdb' | 'postgres';

/** As whom PostgreSQL runs, and how its programs are started. */
export type PostgresUser = {
  /** Makes PostgreSQL's user the owner of a folder and its content, if it exists. */
  own: (folder: string) => void;
  run: (program: Program, folder: string, args: readonly string[], output: number | 'pipe') => GuardedProcess;
};

/** The database cannot be started here; the message says what to do. */
export class DatabaseRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseRefused';
  }
}

type Identity = { uid: number; gid: number };

const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000', '--'];
const ROOT: Identity = { uid: 0, gid: 0 };
/** `nobody` on nearly every system: PostgreSQL needs a user with a name. */
const NOBODY: Identity = { uid: 65_534, gid: 65_534 };

const runner =
  (programs: string, before: readonly string[] = [], more: SpawnOptions = {}): PostgresUser['run'] =>
  (program, folder, args, output) =>
    spawnGuarded(folder, [...before, join(programs, 'bin', program), ...args], output, more);

const asCaller = (): PostgresUser => ({ own: () => undefined, run: runner(findPostgresFolder()) });

/** Root may change the owner, whichever user the folder had from an earlier start. */
const hand = (folder: string, { uid, gid }: Identity): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).uid === uid) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), uid, gid);
  chownSync(folder, uid, gid);
};

/** In a user namespace of its own PostgreSQL does not run as root, while its files stay owned by root. */
const asMappedUser = (): PostgresUser => ({
  own: (folder) => hand(folder, ROOT),
  run: runner(findPostgresFolder(), ['unshare', ...NAMESPACE]),
});

const EVERYONE_MAY_ENTER = 0o001;
const EVERYONE_MAY_READ_AND_ENTER = 0o005;

/** The folder nearest to the root that others may not enter. */
const findClosed = (path: string): string | undefined => {
  const above = dirname(path) === path ? undefined : findClosed(dirname(path));
  return above ?? ((statSync(path).mode & EVERYONE_MAY_ENTER) === 0 ? path : undefined);
};

/** Programs in a folder that only root may enter are copied, completely or not at all. */
const reachablePrograms = (dataDir: string): string => {
  const packaged = findPostgresFolder();
  if (findClosed(packaged) === undefined) return packaged;
  const programs = join(dataDir, 'programs', postgresVersion());
  if (existsSync(programs)) return programs;
  const aside = `${programs}.being-made`;
  rmSync(aside, { recursive: true, force: true });
  cpSync(packaged, aside, { recursive: true, verbatimSymlinks: true });
  for (const name of ['', ...readdirSync(aside, { recursive: true, encoding: 'utf8' })])
    chmodSync(join(aside, name), statSync(join(aside, name)).mode | EVERYONE_MAY_READ_AND_ENTER);
  chmodSync(dirname(programs), 0o711);
  renameSync(aside, programs);
  return programs;
};

/** Used where user namespaces are not allowed: `nobody`, who must be able to reach data and programs. */
const asUnprivilegedUser = (dataDir: string): PostgresUser => {
  const closed = findClosed(dirname(dataDir));
  if (closed !== undefined)
    throw new DatabaseRefused(
      `PostgreSQL does not run as root, user namespaces are not allowed here, and other users may not enter ${closed}: ` +
        `run the portal as an ordinary user, name a DATA_DIR elsewhere, or let others pass (chmod o+x ${closed})`,
    );
  // Others may pass through but not list it; its content is private by its own permissions.
  chmodSync(dataDir, statSync(dataDir).mode | EVERYONE_MAY_ENTER);
  return { own: (folder) => hand(folder, NOBODY), run: runner(reachablePrograms(dataDir), [], NOBODY) };
};

const mayUseNamespaces = (): boolean => spawnSync('unshare', [...NAMESPACE, 'true']).status === 0;

/** Where earlier versions put the database of a data folder that only root may enter. */
const formerPlace = (folder: string): string =>
  join('/var/tmp', `portal-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`, 'postgres');

/** The user for a database in `folder` of the data folder; PostgreSQL refuses to run as root. */
export const findPostgresUser = (folder: string): PostgresUser => {
  if (process.getuid?.() !== 0) return asCaller();
  const former = formerPlace(folder);
  if (!existsSync(folder) && existsSync(join(former, 'PG_VERSION')))
    throw new DatabaseRefused(
      `the database of this DATA_DIR lies in ${former}, where an earlier version put it: bring it home first (mv ${former} ${folder})`,
    );
  return mayUseNamespaces() ? asMappedUser() : asUnprivilegedUser(dirname(folder));
};
