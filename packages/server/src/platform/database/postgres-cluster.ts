import { existsSync, readdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { endOrphans } from './postgres-processes.ts';
import { DatabaseRefused, type PostgresUser } from './postgres-user.ts';

/** The role that owns everything; migrations and commands work as it. */
export const OWNER = 'portal';

const INITDB = ['-U', OWNER, '--auth=trust', '--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];

const runInitdb = async (user: PostgresUser, folder: string, signal: AbortSignal | undefined): Promise<void> => {
  const initdb = user.run('initdb', folder, ['-D', folder, ...INITDB], 'pipe');
  const end = () => initdb.child.kill('SIGINT');
  signal?.addEventListener('abort', end);
  let output = '';
  for (const stream of [initdb.child.stdout, initdb.child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const how = await initdb.ended;
  signal?.removeEventListener('abort', end);
  if (how !== 0) throw new Error(`initdb failed: ${output.trim() || how}`);
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/**
 * The temporary name of a cluster while it is created. It never contains data, so the next start may delete an
 * interrupted one.
 */
const beside = (folder: string): string => `${folder}.being-made`;

const clear = async (making: string): Promise<void> => {
  await endOrphans(making, 0);
  await rm(making, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
};

const makeCluster = async (user: PostgresUser, folder: string, signal: AbortSignal | undefined): Promise<void> => {
  const making = beside(folder);
  await clear(making);
  user.own(making);
  try {
    await runInitdb(user, making, signal);
    signal?.throwIfAborted();
    await rename(making, folder);
  } catch (error) {
    await clear(making);
    throw error;
  }
  await syncFolder(dirname(folder));
};

/**
 * Makes sure that `folder` has a complete cluster: the existing one, or a new one that is created in a temporary folder
 * and renamed. An existing incomplete one is not touched; raises `DatabaseRefused`.
 */
export const requireCluster = async (user: PostgresUser, folder: string, signal?: AbortSignal): Promise<void> => {
  if (existsSync(join(folder, 'PG_VERSION'))) return user.own(folder);
  if (!existsSync(folder) || readdirSync(folder).length === 0) return makeCluster(user, folder, signal);
  throw new DatabaseRefused(
    `the database in ${folder} is damaged: it lacks the file PG_VERSION. Nothing was changed. Put the folder back from a ` +
      'copy of the disk, or restore a backup into a fresh DATA_DIR (docs/operations.md)',
  );
};
