import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-manifest.ts';

/** Stored with the data of a demo, which contains no secrets. */
const KEY_FILE = 'backup.key';

const readKey = async (dataDir: string): Promise<string | undefined> => {
  const text = await readFile(join(dataDir, KEY_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text?.trim() || undefined;
};

/** The key that encrypts a demo's archives, created at its first backup. */
export const demoKey = async (dataDir: string): Promise<string> => {
  const known = await readKey(dataDir);
  if (known !== undefined) return known;
  const key = randomBytes(32).toString('base64url');
  await writeFile(join(dataDir, KEY_FILE), `${key}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return key;
};

/** The key to decrypt an archive: the setting, or a key file that was placed in the data folder. */
export const openingKey = async (setting: string | undefined, dataDir: string): Promise<string> => {
  const key = setting ?? (await readKey(dataDir));
  if (key === undefined)
    throw new BackupError(
      `BACKUP_KEY is needed: the key that the archive was sealed with (of a demo: the file ${KEY_FILE} in its DATA_DIR)`,
    );
  return key;
};
