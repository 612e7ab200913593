import {
  checkTitle,
  createRule,
  documentRules,
  normalizeTitle,
  type UploadForm,
  uploadFormOf,
} from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import { enforce, Problem } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';
import { type DocumentFacts, lockDocument } from './document.queries.ts';
import { stateOf } from './document.view.ts';
import type { FoundDrive } from './document-drive.queries.ts';
import { findByName, type KnownName, type LockedManual, lockManual, lockName } from './document-upload.queries.ts';
import { requireDrive } from './drive-access.ts';
import type { PreparedUpload } from './prepare-upload.ts';

/** The target of an upload; its rows are locked until the transaction ends. */
export type Target = {
  drive: FoundDrive;
  form: UploadForm;
  /** The manual that was given. */
  manual?: LockedManual | undefined;
  /** The existing document. */
  document?: DocumentFacts | undefined;
};

const ofManual = async (
  tx: Tx<DocumentTables>,
  drive: FoundDrive,
  { body }: PreparedUpload,
  actor: Actor,
): Promise<Target> => {
  const manualId = body.manualId ?? undefined;
  const manual =
    manualId === undefined ? undefined : await lockManual(tx, { driveId: drive.id, manualId }, actor.employeeId);
  enforce(createRule(actor, { ...drive, ...(manual && { managesManual: manual.managesManual }) }, 'AOC'));
  if (manual?.isControlled) throw new Problem('controlled-manual');
  const docId = manual?.documentId ?? undefined;
  const document =
    docId === undefined ? undefined : await lockDocument(tx, { driveId: drive.id, docId }, actor.employeeId);
  return { drive, form: 'manual', manual, document };
};

const nameOf = (driveId: number, { body, files }: PreparedUpload): KnownName | undefined => {
  const [file, ...more] = files;
  if (!file || more.length > 0 || checkTitle(body.title).length > 0) return undefined;
  return { driveId, title: normalizeTitle(body.title), extension: file.extension };
};

/**
 * Locks the document with a name that is locked itself; one that was deleted or renamed while waiting for the lock is
 * not found.
 */
const lockKnown = async (tx: Tx<DocumentTables>, name: KnownName, actor: Actor): Promise<DocumentFacts | undefined> => {
  const docId = await findByName(tx, name);
  if (docId === undefined) return undefined;
  const document = await lockDocument(tx, { driveId: name.driveId, docId }, actor.employeeId);
  return (await findByName(tx, name)) === docId ? document : undefined;
};

const ofName = async (
  tx: Tx<DocumentTables>,
  { drive, form }: Target,
  upload: PreparedUpload,
  actor: Actor,
): Promise<Target> => {
  enforce(createRule(actor, drive, 'Normal'));
  const name = nameOf(drive.id, upload);
  if (name) await lockName(tx, name);
  const document = name && (await lockKnown(tx, name, actor));
  if (document && upload.body.overwrite === true) enforce(documentRules.upload(actor, stateOf(document)));
  return { drive, form, document };
};

/** Finds and locks the target of an upload, and checks whether the caller may upload to it. */
export const findTarget = async (tx: Tx<DocumentTables>, upload: PreparedUpload, actor: Actor): Promise<Target> => {
  const drive = await requireDrive(tx, upload.driveId, actor);
  const form = uploadFormOf(drive.departmentId === null, upload.body.docType);
  return form === 'manual' ? ofManual(tx, drive, upload, actor) : ofName(tx, { drive, form }, upload, actor);
};
