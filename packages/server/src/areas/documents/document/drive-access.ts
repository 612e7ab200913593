import {
  createRule,
  type DocType,
  documentRules,
  fileExtension,
  fileStem,
  normalizeTitle,
} from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import { Problem } from '@portal/contract/kernel';
import type { Db } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';
import { findState } from './document.queries.ts';
import { stateOf } from './document.view.ts';
import { type FoundDrive, findDrive, findDriveOf } from './document-drive.queries.ts';
import { findByName } from './document-upload.queries.ts';

/** Finds a drive with the rights of an employee in it; raises `not-found` if there is none. */
export const requireDrive = async (db: Db<DocumentTables>, id: number, { employeeId }: Actor): Promise<FoundDrive> => {
  const drive = await findDrive(db, id, employeeId);
  if (drive === undefined) throw new Problem('not-found');
  return drive;
};

/** The drive in which a document is now; raises `not-found` if there is no such document. */
export const findDocumentDrive = async (db: Db<DocumentTables>, documentId: number): Promise<{ driveId: number }> => {
  const driveId = await findDriveOf(db, documentId);
  if (driveId === undefined) throw new Problem('not-found');
  return { driveId };
};

/** Answers whether the caller may upload new documents of a kind into a drive. */
export const mayCreate = async (db: Db<DocumentTables>, id: number, docType: DocType, actor: Actor): Promise<boolean> =>
  createRule(actor, await requireDrive(db, id, actor), docType).allowed;

const nothing = { exists: false, docId: null, mayOverwrite: false };

/**
 * Answers whether a plain document with this name exists in a drive, and whether the caller may upload a new revision
 * of it.
 */
export const existsFile = async (db: Db<DocumentTables>, id: number, fileName: string, actor: Actor) => {
  const { id: driveId } = await requireDrive(db, id, actor);
  const name = { driveId, title: normalizeTitle(fileStem(fileName)), extension: fileExtension(fileName) };
  const docId = await findByName(db, name);
  if (docId === undefined) return nothing;
  const document = await findState(db, { driveId, docId }, actor.employeeId);
  if (document === undefined) return nothing;
  return { exists: true, docId, mayOverwrite: documentRules.upload(actor, stateOf(document)).allowed };
};
