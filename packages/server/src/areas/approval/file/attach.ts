import { type AttachedFile, documentRules } from '@portal/contract/approval';
import { enforce, type FileAnswer, Problem } from '@portal/contract/kernel';
import type { Db, Tx } from '#platform/database/pool';
import { keepFiles } from '#platform/files/keep';
import { sniffFile } from '#platform/files/sniff';
import type { StagedFile } from '#platform/files/store';
import { zipFiles } from '#platform/files/zip';
import type { CommandContext } from '#platform/http/call-context';
import { getReadableDocument, lockDocument } from '../document/lock.ts';
import { updateDocument } from '../document/queries.ts';
import { factsOf } from '../document/view.ts';
import { type ApprovalServices, finishChange } from '../services.ts';
import type { ApprovalTables } from '../tables.ts';
import { deleteFiles, findFile, insertFiles, listFiles, listStoredFiles } from './queries.ts';

/** Adds staged files to a document whose lock the caller holds; `forbidden-file-type` by name or bytes. */
export const addFiles = async (
  tx: Tx<ApprovalTables>,
  { clock, files: store, blockedExtensions }: ApprovalServices,
  documentId: number,
  files: readonly StagedFile[],
): Promise<void> => {
  const kinds = await Promise.all(files.map((file) => sniffFile(file, blockedExtensions)));
  await keepFiles(tx, store, files);
  const rows = files.map(({ name, size, sha256 }, place) => ({
    name,
    size,
    sha256,
    content_type: kinds[place] ?? 'application/octet-stream',
    added_at: clock(),
  }));
  await insertFiles(tx, documentId, rows);
};

/** Attaches files; answers all of the document's. */
export const attachFiles = async (
  tx: Tx<ApprovalTables>,
  services: ApprovalServices,
  id: number,
  { actor, files }: CommandContext,
): Promise<AttachedFile[]> => {
  const document = await lockDocument(tx, actor, id);
  enforce(documentRules.changeFiles(actor, factsOf(document)));
  await addFiles(tx, services, id, files);
  await updateDocument(tx, id, {});
  await finishChange(tx, services.clock, actor, id, { action: 'attach-files', after: { files: files.length } });
  return listFiles(tx, id);
};

/** Takes one file away; answers its content for the store to drop once this is committed. */
export const removeFile = async (
  tx: Tx<ApprovalTables>,
  { clock }: ApprovalServices,
  { id, fileId }: { id: number; fileId: number },
  { actor }: CommandContext,
): Promise<string[]> => {
  const document = await lockDocument(tx, actor, id);
  enforce(documentRules.changeFiles(actor, factsOf(document)));
  const contents = await deleteFiles(tx, id, fileId);
  if (contents.length === 0) throw new Problem('not-found');
  await updateDocument(tx, id, {});
  await finishChange(tx, clock, actor, id, { action: 'remove-file', before: { fileId } });
  return contents;
};

type FileRead = { id: number; fileId: number; linkedDocId: number | undefined };

/** One attached file, for whoever may see the document. */
export const openFile = async (
  db: Db<ApprovalTables>,
  { files: store }: ApprovalServices,
  { id, fileId, linkedDocId }: FileRead,
  { actor }: CommandContext,
): Promise<FileAnswer> => {
  await getReadableDocument(db, actor, id, linkedDocId);
  const file = await findFile(db, id, fileId);
  if (!file) throw new Problem('not-found');
  return { name: file.name, contentType: file.content_type, size: file.size, content: await store.read(file.sha256) };
};

/** All attached files in one archive, streamed. */
export const openZip = async (
  db: Db<ApprovalTables>,
  { files: store }: ApprovalServices,
  { id, linkedDocId }: Omit<FileRead, 'fileId'>,
  { actor }: CommandContext,
): Promise<FileAnswer> => {
  const document = await getReadableDocument(db, actor, id, linkedDocId);
  const files = await listStoredFiles(db, id);
  if (files.length === 0) throw new Problem('not-found');
  const entries = files.map(({ name, added_at, sha256 }) => ({ name, at: added_at, open: () => store.read(sha256) }));
  const name = `${document.doc_no ?? document.title}.zip`;
  return { name, contentType: 'application/zip', content: zipFiles(entries) };
};
