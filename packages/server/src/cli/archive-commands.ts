import { resolve } from 'node:path';
import { demoKey, openingKey } from '#platform/backup/backup-key';
import { restoreBackup } from '#platform/backup/restore-backup';
import { requireSeal } from '#platform/backup/seal-backup';
import { endRestoring } from '#platform/backup/under-restore';
import { writeBackup } from '#platform/backup/write-backup';
import { createDatabase } from '#platform/database/pool';
import { describeFiles, type StoredFileTables } from '#platform/files/file.queries';
import type { Config } from '../config.ts';
import { holdsDemo, type InstallationTables } from '../demo/demo.queries.ts';
import { type OpenDatabase, openFreshDatabase } from '../open-database.ts';
import { CommandFailed, readSettings, withDatabase } from './with-database.ts';

/** A company's key is in no file of ours; a demo's is made at its first backup. */
const sealingKey = async ({ backupKey, dataDir }: Config, pool: OpenDatabase['pool']): Promise<string> => {
  if (backupKey !== undefined) return backupKey;
  if (await holdsDemo(createDatabase<InstallationTables>(pool))) return demoKey(dataDir);
  throw new CommandFailed(
    'BACKUP_KEY is needed: archives are sealed with it, and without it none can be opened. Make one (openssl rand -base64 32) and keep it apart from the archives.',
  );
};

const countRows = (tables: readonly { rows: number }[]): number => tables.reduce((sum, { rows }) => sum + rows, 0);

export const backup = (file: string): Promise<void> =>
  withDatabase(async ({ pool }) => {
    const config = readSettings();
    if (config.filesBucket)
      throw new CommandFailed(
        'FILE_STORE is a bucket: back up database and bucket with their tools, see docs/operations.md',
      );
    const key = await sealingKey(config, pool);
    const { tables, contents, missing } = await writeBackup({ ...config, pool, key, now: new Date() }, resolve(file));
    for (const line of await describeFiles(createDatabase<StoredFileTables>(pool), missing)) console.error(line);
    console.log(
      `Backed up ${countRows(tables)} rows of ${tables.length} tables and ${contents.length - missing.length} files.`,
    );
  });

export const restore = async (file: string): Promise<void> => {
  const config = readSettings();
  const key = await openingKey(config.backupKey, config.dataDir);
  await requireSeal(resolve(file), key);
  const database = await openFreshDatabase(config);
  const { tables, contents, missing } = await restoreBackup(
    { ...config, pool: database.pool },
    resolve(file),
    key,
  ).finally(() => database.close());
  await endRestoring(config);
  if (missing.length > 0) console.error(`The backup lacks ${missing.length} files that were lost before it was made.`);
  console.log(
    `Restored and compared ${countRows(tables)} rows of ${tables.length} tables and ${contents.length - missing.length} files.`,
  );
};
