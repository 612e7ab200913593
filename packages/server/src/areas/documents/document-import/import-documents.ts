import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import {
  createRule,
  documentLimits,
  fileExtension,
  fileStem,
  knownBy,
  normalizeTitle,
  type UploadBody,
} from '@portal/contract/documents';
import { type Actor, mayUseMenu } from '@portal/contract/identity';
import { dayInSeoul, enforce, Problem, type ProblemCode } from '@portal/contract/kernel';
import { inTransaction } from '#platform/database/transaction';
import type { FileScanner } from '#platform/files/file-scanner';
import type { FileStore, StagedFile } from '#platform/files/file-store';
import { discardFiles, uploadFiles } from '#platform/files/store-files';
import { requireDrive } from '../document/drive-access.ts';
import { prepareUpload } from '../document/prepare-upload.ts';
import { uploadDocument } from '../document/upload-document.ts';
import type { DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { listContentsOf } from './import.queries.ts';
import type { FolderEntry } from './list-folder.ts';

type ImportServices = DocumentServices & { scanner?: FileScanner | undefined };

type ImportTarget = { driveId: number; actor: Actor; dryRun: boolean };

/** The result for an entry: imported, present already with the same content, or refused with a problem or a text. */
export type ImportOutcome = { place: string; became: 'added' | 'there' } | { place: string; refused: Problem | string };

/** A file of the folder cannot be read. */
class Unreadable extends Error {}

/** Rolls back the transaction of a dry run. */
class Undo extends Error {}

/** Problems that concern all files, not a single one. */
const ENDING: ReadonlySet<ProblemCode> = new Set([
  'no-permission',
  'not-found',
  'overloaded',
  'storage-unavailable',
  'scanner-unavailable',
]);

const openSource = ({ path }: FolderEntry): Promise<FileHandle> =>
  open(path).catch((error: NodeJS.ErrnoException) => {
    throw new Unreadable(`it cannot be read (${error.code})`);
  });

const digestOf = async (source: FileHandle): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(source.createReadStream({ start: 0, autoClose: false }), hash);
  return hash.digest('hex');
};

/** A drive of a department requires data of each revision: it is the first, dated when the file was last changed. */
const bodyOf = ({ name, place }: FolderEntry, changed: Date, isGeneral: boolean): UploadBody => ({
  docType: 'Normal',
  title: fileStem(name),
  revision: isGeneral
    ? null
    : {
        version: '1',
        revisionDate: dayInSeoul(changed),
        description: [...place.normalize('NFC')].slice(0, documentLimits.description).join(''),
      },
});

/** A file store that inspects uploads and stores nothing. */
const storingNothing = (files: FileStore): FileStore => ({
  ...files,
  upload: () => Promise.resolve(),
  ensureStored: () => Promise.resolve(),
});

type Into = ImportTarget & { isGeneral: boolean };

/** Imports one staged file like an upload, in one transaction. */
const importFile = async (
  services: ImportServices,
  { driveId, actor, dryRun }: Into,
  file: StagedFile,
  body: UploadBody,
): Promise<void> => {
  const { db, files, scanner } = services;
  const context = { actor, ifMatch: undefined, files: [file], afterCommit: () => undefined };
  try {
    await scanner?.require(file);
    const upload = await prepareUpload(services, { params: { id: driveId }, body }, context);
    await uploadFiles(files, [file]);
    await inTransaction<DocumentTables, void>(db, async (tx) => {
      await uploadDocument(tx, services, upload, context);
      if (dryRun) throw new Undo();
    });
    await files.discard(file);
  } catch (error) {
    await discardFiles(db, files, [file]);
    if (!(error instanceof Undo)) throw error;
  }
};

/** `imported`: the documents that a dry run would have created, by name; otherwise they are in the database. */
const importOne = async (
  services: ImportServices,
  into: Into,
  entry: FolderEntry,
  imported: Map<string, string>,
): Promise<'added' | 'there'> => {
  const [title, extension] = [normalizeTitle(fileStem(entry.name)), fileExtension(entry.name)];
  const name = knownBy(title, extension);
  const listKnown = async (): Promise<string[]> => [
    ...(await listContentsOf(services.db, { driveId: into.driveId, title, extension })),
    ...[imported.get(name) ?? []].flat(),
  ];
  const source = await openSource(entry);
  try {
    const { size, mtime } = await source.stat();
    if (size > documentLimits.fileBytes) throw new Problem('too-large');
    const known = await listKnown();
    if (known.length > 0) {
      if (known.includes(await digestOf(source))) return 'there';
      throw new Problem('file-exists');
    }
    const stream = source.createReadStream({ start: 0, autoClose: false });
    const file = await services.files.stage(entry.name, stream, documentLimits.fileBytes);
    try {
      await importFile(services, into, file, bodyOf(entry, mtime, into.isGeneral));
    } catch (error) {
      // The same file may have been uploaded meanwhile.
      const isTaken = error instanceof Problem && error.code === 'file-exists';
      if (isTaken && (await listKnown()).includes(file.sha256)) return 'there';
      throw error;
    }
    if (into.dryRun) imported.set(name, file.sha256);
    return 'added';
  } finally {
    await source.close();
  }
};

/**
 * Imports the files of a folder into a drive in the name of an employee, with the same rights as for uploads: each file
 * becomes a plain document in a transaction of its own (rules/documents.md#import). Reports each entry when it is done.
 * Files that are present already are skipped, so that an interrupted import continues when it is run again. A dry run
 * checks and stores nothing. Raises `not-found` or `no-permission` before the first file, and problems that would
 * concern all further files.
 */
export async function* importDocuments(
  given: ImportServices,
  entries: readonly FolderEntry[],
  target: ImportTarget,
): AsyncGenerator<ImportOutcome> {
  const services = target.dryRun ? { ...given, files: storingNothing(given.files) } : given;
  enforce(mayUseMenu(target.actor.grants, 'Document'));
  const drive = await requireDrive(given.db, target.driveId, target.actor);
  enforce(createRule(target.actor, drive, 'Normal'));
  const into = { ...target, isGeneral: drive.departmentId === null };
  const imported = new Map<string, string>();
  for (const entry of entries) {
    if (entry.problem !== undefined) {
      yield { place: entry.place, refused: entry.problem };
      continue;
    }
    try {
      yield { place: entry.place, became: await importOne(services, into, entry, imported) };
    } catch (error) {
      if (error instanceof Unreadable) yield { place: entry.place, refused: error.message };
      else if (error instanceof Problem && !ENDING.has(error.code)) yield { place: entry.place, refused: error };
      else throw error;
    }
  }
}
