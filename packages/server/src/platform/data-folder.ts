import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeFolderWitness } from './folder-witness.ts';

/** Another process works on the same data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(`another portal process is using the data folder ${folder}: stop it, or set another DATA_DIR`);
    this.name = 'DataFolderInUse';
  }
}

const answers = async (address: string): Promise<boolean> => {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

const OURS =
  /^(postgres|postgres\.log|files|keys|programs|(backup|restore)-.*|backup\.key|under-restore|restored-tables|\..*|postgres\.being-made)$/;
const OTHERS = 0o077;

/** Makes a folder that belongs to the portal private; a folder with other content keeps its permissions. */
const closeToOthers = (folder: string): void => {
  const { mode, uid } = statSync(folder);
  if ((mode & OTHERS) === 0 || uid !== process.getuid?.()) return;
  if (readdirSync(folder).every((name) => OURS.test(name))) chmodSync(folder, 0o700);
};

/**
 * Locks the data folder for this process; creates it for this user only when missing. The lock is a listening socket,
 * which the kernel closes whenever the process ends, so no stale lock can remain (on Linux it has no file at all).
 * Containers do not see each other's sockets, so a file system lock is taken too where available.
 */
export const lockDataFolder = async (folder: string): Promise<() => void> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `portal-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  const isLinux = process.platform === 'linux';
  const address = isLinux ? `\0${name}` : join(tmpdir(), `${name}.sock`);
  if (!isLinux && !(await answers(address))) rmSync(address, { force: true });
  const server = createServer((socket) => socket.end());
  try {
    server.listen(address);
    await once(server, 'listening');
  } catch {
    throw new DataFolderInUse(folder);
  }
  server.unref();
  const witness = await takeFolderWitness(folder);
  if (witness === 'held') {
    server.close();
    throw new DataFolderInUse(folder);
  }
  closeToOthers(folder);
  return () => {
    server.close();
    if (witness !== 'unavailable') witness();
  };
};
