import { documentRules } from '@portal/contract/approval';
import { type AttachedFile, enforce, type FileAnswer, type FileInParts } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { attachmentsOf } from '#platform/record-files';
import type { ApprovalServices } from '../approval-services.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { updateDocument } from '../document/approval-document.queries.ts';
import { factsOf } from '../document/approval-document.view.ts';
import { getReadableDocument, lockDocument } from '../document/approval-document-access.ts';
import { finishChange } from './finish-approval-change.ts';

export const documentFiles = attachmentsOf({ table: 'approval.attached_file', owner: 'document_id' });

/** Attaches files; answers all files of the document. */
export const attachFiles = async (
  tx: Tx<ApprovalTables>,
  services: ApprovalServices,
  id: number,
  { actor, files }: CommandContext,
): Promise<AttachedFile[]> => {
  const document = await lockDocument(tx, actor, id);
  enforce(documentRules.changeFiles(actor, factsOf(document)));
  await documentFiles.add(tx, services, id, files);
  await updateDocument(tx, id, {}, files.length);
  await finishChange(tx, services.clock, actor, id, { action: 'attach-files', after: { files: files.length } });
  return documentFiles.list(tx, id);
};

/** Removes a file. */
export const removeFile = async (
  tx: Tx<ApprovalTables>,
  services: ApprovalServices,
  { id, fileId }: { id: number; fileId: number },
  context: CommandContext,
): Promise<void> => {
  const document = await lockDocument(tx, context.actor, id);
  enforce(documentRules.changeFiles(context.actor, factsOf(document)));
  await documentFiles.remove(tx, services, { ownerId: id, fileId }, context);
  await updateDocument(tx, id, {}, 1);
  await finishChange(tx, services.clock, context.actor, id, { action: 'remove-file', before: { fileId } });
};

type Linked = { id: number; linkedDocId: number | undefined };

/** Streams one attached file to anyone who may see the document. */
export const openFile = async (
  services: ApprovalServices,
  { id, fileId, linkedDocId }: Linked & { fileId: number },
  { actor }: CommandContext,
): Promise<FileInParts> => {
  await getReadableDocument(services.db, actor, id, linkedDocId);
  return documentFiles.open(services, { ownerId: id, fileId });
};

/** Streams all attached files in one archive. */
export const openZip = async (
  services: ApprovalServices,
  { id, linkedDocId }: Linked,
  { actor }: CommandContext,
): Promise<FileAnswer> => {
  const document = await getReadableDocument(services.db, actor, id, linkedDocId);
  return documentFiles.zip(services, { ownerId: id, name: document.doc_no ?? document.title });
};
