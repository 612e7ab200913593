import { Problem } from '@portal/contract/kernel';
import { fieldSentence, problemSentence } from '@portal/contract/problems';

const USAGE = `usage:
  npm run portal -- maintenance on "message"          every call answers 503 with the message
  npm run portal -- maintenance off                   back to work
  npm run portal -- grant-admin EMAIL                 makes an active employee administrator, the first one of an empty company
  npm run portal -- reset-sign-in EMAIL               forgets the account an employee signs in with (--all: everybody's, for a new provider)
  npm run portal -- import-departments FILE.xlsx      departments by code, all rows or none (--dry-run only looks)
  npm run portal -- import-employees FILE.xlsx        employees by code, all rows or none (--dry-run only looks)
  npm run portal -- import-documents FOLDER --drive NAME   every file of a folder as a document, one by one; again: continues
                                                      (--by EMAIL: in whose name, --dry-run only looks)
  npm run portal -- migrate contract                  takes away what only an older version needs, once none of its servers is alive
  npm run portal -- move-files TARGET                 all files into a folder or an s3://bucket/prefix, while the portal goes on
  npm run portal -- check-files                       looks for the bytes of every file, brings back older versions (--digests reads all of them)
  npm run portal -- scan-files                        looks for malware in every file, by the clamd of CLAMAV_HOST
  npm run portal -- backup FILE                       database, files and keys at one moment, sealed with BACKUP_KEY, while the portal may go on
  npm run portal -- restore FILE                      a backup into a fresh DATA_DIR, its seal checked first, compared row by row`;

/** The sentences of problems come with the areas, which few commands need. */
const sentencesOf = async ({ code, errors }: Problem): Promise<string> => {
  await import('@portal/contract/catalogue');
  const lines = errors.map((error) => `  ${error.path}: ${fieldSentence(error, 'en')}`);
  return [problemSentence(code, 'en'), ...lines].join('\n');
};

const fail = async (error: unknown): Promise<void> => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof Problem ? await sentencesOf(error) : message);
  process.exitCode = 1;
};

const usage = (): void => {
  console.error(USAGE);
  process.exitCode = 2;
};

/** Each command loads what it needs alone. */
const run = async ([command, ...given]: readonly string[]): Promise<void> => {
  const dryRun = given.includes('--dry-run');
  if (command === 'check-files' && (given.length === 0 || given[0] === '--digests'))
    return (await import('./file-commands.ts')).checkFiles(given.length > 0);
  if (command === 'scan-files' && given.length === 0) return (await import('./file-commands.ts')).scanFiles();
  if (command === 'import-documents')
    return (await (await import('./document-commands.ts')).importDocumentsFrom(given)) ? undefined : usage();
  const [first, ...rest] = given.filter((word) => word !== '--dry-run');
  if (first === undefined) return usage();
  if (command === 'maintenance' && (first === 'on' || first === 'off'))
    return (await import('./maintenance-commands.ts')).setMaintenance(first, rest.join(' ').trim());
  if (command === 'grant-admin') return (await import('./people-commands.ts')).grantAdmin(first);
  if (command === 'reset-sign-in') return (await import('./people-commands.ts')).resetSignIn(first);
  if (command === 'import-departments')
    return (await import('./people-commands.ts')).importDepartmentsFrom(first, dryRun);
  if (command === 'import-employees') return (await import('./people-commands.ts')).importEmployeesFrom(first, dryRun);
  if (command === 'migrate' && first === 'contract')
    return (await import('./maintenance-commands.ts')).migrateContract();
  if (command === 'move-files') return (await import('./file-commands.ts')).moveFiles(first);
  if (command === 'backup') return (await import('./archive-commands.ts')).backup(first);
  if (command === 'restore') return (await import('./archive-commands.ts')).restore(first);
  return usage();
};

await run(process.argv.slice(2)).catch(fail);
