import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fieldSentence, problemSentence } from '@portal/contract/problems';
import {
  type DocumentTables,
  documentJobs,
  findImporter,
  type ImportOutcome,
  importDocuments,
  listDrivesCalled,
  listFolder,
} from '#areas/documents';
import { systemClock } from '#platform/clock';
import { createDatabase, type Db } from '#platform/database/pool';
import { createFileScanner } from '#platform/files/file-scanner';
import { startJobs } from '#platform/run-jobs';
import { createWorkers } from '#platform/workers/worker-pool';
import { openFiles } from '../open-stores.ts';
import { showProgress } from './show-progress.ts';
import { CommandFailed, withOwnFolder } from './with-database.ts';

/** What `import-documents` is told; undefined where it is told wrongly. */
const readOptions = (given: readonly string[]) => {
  const options = { drive: { type: 'string' }, by: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0 || values.drive === undefined) return undefined;
    return { folder: resolve(folder), drive: values.drive, by: values.by, dryRun: values['dry-run'] ?? false };
  } catch {
    return undefined;
  }
};

type Options = NonNullable<ReturnType<typeof readOptions>>;

const requireDriveCalled = async (db: Db<DocumentTables>, name: string) => {
  const drives = await listDrivesCalled(db, name.normalize('NFC').trim());
  const [drive, ...more] = drives;
  if (drive === undefined) throw new CommandFailed(`No drive is called ${name}.`);
  if (more.length > 0)
    throw new CommandFailed(
      `${drives.length} drives are called ${name}. Name the one that is meant by its key: ${drives.map(({ key }) => key).join(', ')}.`,
    );
  return drive;
};

const requireImporter = async (db: Db<DocumentTables>, email: string | undefined) => {
  const importer = await findImporter(db, systemClock, email);
  if (importer) return importer;
  throw new CommandFailed(
    email === undefined
      ? 'Nobody administers the document center (Document Level4): say by whom the documents come (--by EMAIL).'
      : `No active employee has the address ${email}.`,
  );
};

/** Why a file is refused, in one line. */
const reasonOf = ({ refused }: Extract<ImportOutcome, { refused: unknown }>): string => {
  if (typeof refused === 'string') return refused;
  const fields = refused.errors.map((error) =>
    refused.code === 'forbidden-file-type' || error.path === 'files'
      ? fieldSentence(error, 'en')
      : `${error.path}: ${fieldSentence(error, 'en')}`,
  );
  return fields.length > 0 ? fields.join(' ') : problemSentence(refused.code, 'en');
};

type Report = { added: number; there: number; refused: string[] };

/** Counts what became of files while it is shown, until all are done, somebody ends it, or it cannot go on; answers why it ended early. */
const follow = async (outcomes: AsyncIterable<ImportOutcome>, total: number, report: Report): Promise<unknown> => {
  let early: unknown;
  const end = () => {
    early = new CommandFailed('Stopped.');
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  const progress = showProgress(total);
  try {
    for await (const outcome of outcomes) {
      if ('refused' in outcome) report.refused.push(`${outcome.place}: ${reasonOf(outcome)}`);
      else report[outcome.became] += 1;
      progress.step();
      if (early !== undefined) break;
    }
  } catch (error) {
    early = error;
  } finally {
    progress.end();
    process.off('SIGINT', end).off('SIGTERM', end);
  }
  return early;
};

/** Tells what an import did; raises what it failed for. */
const printReport = ({ added, there, refused }: Report, { dryRun }: Options, early: unknown): void => {
  for (const line of refused) console.error(line);
  const done = early === undefined ? 'Done' : 'So far';
  console.log(`${dryRun ? 'Would be' : done}: ${added} imported, ${there} there already, ${refused.length} refused.`);
  if (early !== undefined) {
    console.log('The same command continues where this one ended.');
    throw early;
  }
  if (refused.length > 0) throw new CommandFailed(`${refused.length} were refused, each with its reason above.`);
};

const runImport = (options: Options): Promise<void> =>
  withOwnFolder(async ({ pool }, config) => {
    const db = createDatabase<DocumentTables>(pool);
    const drive = await requireDriveCalled(db, options.drive);
    const importer = await requireImporter(db, options.by);
    const entries = await listFolder(options.folder).catch((error: NodeJS.ErrnoException) => {
      throw new CommandFailed(`The folder ${options.folder} cannot be read (${error.code}).`);
    });
    console.log(`${entries.length} files for the drive ${drive.name}, in the name of ${importer.email}.`);
    const files = await openFiles(db, config);
    const workers = createWorkers();
    const raise = (error: unknown): never => {
      throw error;
    };
    // This process only leaves the jobs that take the texts out; the portal's workers run them.
    const kinds = documentJobs({ db, files, workers, clock: systemClock, office: undefined });
    const jobs = await startJobs(pool, kinds, raise, false);
    try {
      const scanner =
        config.scanner &&
        createFileScanner({ ...config.scanner, log: { error: () => undefined, info: () => undefined } });
      const { blockedExtensions } = config;
      const services = { db, files, jobs, scanner, clock: systemClock, blockedExtensions };
      const target = { driveId: drive.id, actor: importer, dryRun: options.dryRun };
      const report: Report = { added: 0, there: 0, refused: [] };
      printReport(report, options, await follow(importDocuments(services, entries, target), entries.length, report));
    } finally {
      await jobs.stop(1_000);
      workers.close();
      files.close();
    }
  });

/** Brings a folder of documents into a drive; false where the command line is not understood. */
export const importDocumentsFrom = async (given: readonly string[]): Promise<boolean> => {
  const options = readOptions(given);
  if (options) await runImport(options);
  return options !== undefined;
};
