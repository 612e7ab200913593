import '@portal/contract/catalogue';
import { resolve } from 'node:path';
import { fieldSentence, Problem, problemSentence, type SheetRow } from '@portal/contract/kernel';
import { type AdminTables, bootstrapAdministrator } from '#areas/admin';
import { type CompanyImport, DryRun, importDepartments, importEmployees, resetSignIns } from '#areas/directory';
import { demoKey, openingKey } from '#platform/backup/key';
import { restoreBackup } from '#platform/backup/restore';
import { requireSeal } from '#platform/backup/seal';
import { endRestoring } from '#platform/backup/under-restore';
import { writeBackup } from '#platform/backup/write';
import { systemClock } from '#platform/clock';
import { migrate } from '#platform/database/migrate';
import { createDatabase, type Tx } from '#platform/database/pool';
import { describeMissing, type StoredFileTables } from '#platform/files/queries';
import { beginMaintenance, endMaintenance, type MaintenanceTables } from '#platform/maintenance/queries';
import { readSheetFile } from '#platform/spreadsheet/read';
import { type Config, readConfig } from '../config.ts';
import { holdsDemo, type InstallationTables } from '../demo/queries.ts';
import { joinDatabase, type OpenDatabase, openFreshDatabase } from '../open-database.ts';

const USAGE = `usage:
  npm run portal -- maintenance on "message"          every call answers 503 with the message
  npm run portal -- maintenance off                   back to work
  npm run portal -- grant-admin EMAIL                 makes an active employee administrator, the first one of an empty company
  npm run portal -- reset-sign-in EMAIL               forgets the account an employee signs in with (--all: everybody's, for a new provider)
  npm run portal -- import-departments FILE.xlsx      departments by code, all rows or none (--dry-run only looks)
  npm run portal -- import-employees FILE.xlsx        employees by code, all rows or none (--dry-run only looks)
  npm run portal -- backup FILE                       database, files and keys at one moment, sealed with BACKUP_KEY, while the portal may go on
  npm run portal -- restore FILE                      a backup into a fresh DATA_DIR, its seal checked first, compared row by row`;

/** What is said to the person at the command line, without a stack. */
class CommandFailed extends Error {}

/** Nobody signs in here, so that it does not matter at whom the portal lets people in. */
const readSettings = () => readConfig({ DEMO: 'on', ...process.env });

const withDatabase = async <T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> => {
  const database = await joinDatabase(readSettings());
  try {
    // Below a running server of another version nothing is migrated.
    if (!database.isShared) await migrate(database.pool);
    return await work(database);
  } finally {
    await database.close();
  }
};

const setMaintenance = (state: 'on' | 'off', message: string): Promise<void> =>
  withDatabase(async ({ pool }) => {
    const db = createDatabase<MaintenanceTables>(pool);
    if (state === 'on') await beginMaintenance(db, message || '시스템 점검 중입니다.', new Date());
    else await endMaintenance(db);
    console.log(`Maintenance is ${state}; running servers see it within 5 seconds.`);
  });

const grantAdmin = (email: string): Promise<void> =>
  withDatabase(async ({ pool }) => {
    const db = createDatabase<AdminTables>(pool);
    const granted = await db
      .transaction()
      .execute((tx) => bootstrapAdministrator(tx, { clock: systemClock }, email, { onlyWhenNone: false }));
    if (granted === 'unknown') throw new CommandFailed('No active employee has this address.');
    console.log(granted === 'granted' ? 'Granted.' : 'They are an administrator already.');
  });

const resetSignIn = (whose: string): Promise<void> =>
  withDatabase(async ({ pool }) => {
    const of = whose === '--all' ? 'everybody' : { email: whose };
    const count = await createDatabase<AdminTables>(pool)
      .transaction()
      .execute((tx) => resetSignIns(tx, { clock: systemClock }, of));
    console.log(`${count} forgotten: the next sign-in binds anew.`);
  });

type Import = (
  tx: Tx<AdminTables>,
  services: { clock: typeof systemClock },
  rows: readonly SheetRow[],
  options: { dryRun: boolean },
) => Promise<CompanyImport>;

const runImport = async (pool: OpenDatabase['pool'], run: Import, rows: readonly SheetRow[], dryRun: boolean) => {
  const db = createDatabase<AdminTables>(pool);
  try {
    return await db.transaction().execute((tx) => run(tx, { clock: systemClock }, rows, { dryRun }));
  } catch (error) {
    if (error instanceof DryRun) return error.done;
    throw error;
  }
};

const importCompany = async (run: Import, file: string, dryRun: boolean): Promise<void> => {
  const rows = await readSheetFile(resolve(file));
  await withDatabase(async ({ pool }) => {
    const { added, changed, unchanged } = await runImport(pool, run, rows, dryRun);
    console.log(`${dryRun ? 'Would be' : 'Done'}: ${added} added, ${changed} changed, ${unchanged} unchanged.`);
  });
};

/** A company's key is in no file of ours; a demo's is made at its first backup. */
const sealingKey = async ({ backupKey, dataDir }: Config, pool: OpenDatabase['pool']): Promise<string> => {
  if (backupKey !== undefined) return backupKey;
  if (await holdsDemo(createDatabase<InstallationTables>(pool))) return demoKey(dataDir);
  throw new CommandFailed(
    'BACKUP_KEY is needed: archives are sealed with it, and without it none can be opened. Make one (openssl rand -base64 32) and keep it apart from the archives.',
  );
};

const countRows = (tables: readonly { rows: number }[]): number => tables.reduce((sum, { rows }) => sum + rows, 0);

const backup = (file: string): Promise<void> =>
  withDatabase(async ({ pool }) => {
    const config = readSettings();
    const key = await sealingKey(config, pool);
    const { tables, contents, missing } = await writeBackup({ ...config, pool, key, now: new Date() }, resolve(file));
    for (const line of await describeMissing(createDatabase<StoredFileTables>(pool), missing)) console.error(line);
    console.log(
      `Backed up ${countRows(tables)} rows of ${tables.length} tables and ${contents.length - missing.length} files.`,
    );
  });

const restore = async (file: string): Promise<void> => {
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

const lines = (problem: Problem): string =>
  [
    problemSentence(problem.code, 'en'),
    ...problem.errors.map((error) => `  ${error.path}: ${fieldSentence(error, 'en')}`),
  ].join('\n');

const fail = (error: unknown): void => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof Problem ? lines(error) : message);
  process.exitCode = 1;
};

const usage = (): void => {
  console.error(USAGE);
  process.exitCode = 2;
};

const run = async ([command, ...given]: readonly string[]): Promise<void> => {
  const dryRun = given.includes('--dry-run');
  const [first, ...rest] = given.filter((word) => word !== '--dry-run');
  if (first === undefined) return usage();
  if (command === 'maintenance' && (first === 'on' || first === 'off'))
    return setMaintenance(first, rest.join(' ').trim());
  if (command === 'grant-admin') return grantAdmin(first);
  if (command === 'reset-sign-in') return resetSignIn(first);
  if (command === 'import-departments') return importCompany(importDepartments, first, dryRun);
  if (command === 'import-employees') return importCompany(importEmployees, first, dryRun);
  if (command === 'backup') return backup(first);
  if (command === 'restore') return restore(first);
  return usage();
};

await run(process.argv.slice(2)).catch(fail);
