import { documentRules } from '@portal/contract/documents';
import { enforce } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import { dropContents } from '#platform/files/store-files';
import { requireVersion } from '#platform/http/require-version';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { stateOf } from './document.view.ts';
import { requireDocument, requireRevision } from './document-access.ts';
import { deleteDocumentRow, deleteRevisionRow } from './document-change.queries.ts';
import { auditDocumentChange } from './finish-document-change.ts';

type ByDocument = { id: number; docId: number };

/** Deletes a document permanently with its revisions, readers and marks. */
export const deleteDocument = async (
  tx: Tx<DocumentTables>,
  services: DocumentServices,
  params: ByDocument,
  { actor, ifMatch, afterCommit }: DocumentContext,
): Promise<void> => {
  const document = await requireDocument(tx, params, actor);
  enforce(documentRules.delete(actor, stateOf(document)));
  requireVersion(document, ifMatch);
  const { revisions, contents } = await deleteDocumentRow(tx, document.id);
  await auditDocumentChange(tx, services, actor, document.id, { action: 'delete', before: { revisions } });
  afterCommit(() => dropContents(services.db, services.files, contents));
};

/** Deletes an older revision permanently; the latest can only be deleted with its document. */
export const deleteRevision = async (
  tx: Tx<DocumentTables>,
  services: DocumentServices,
  { revId, ...params }: ByDocument & { revId: number },
  { actor, ifMatch, afterCommit }: DocumentContext,
): Promise<void> => {
  const document = await requireDocument(tx, params, actor);
  const { id, version: revision, was_controlled: wasControlled } = await requireRevision(tx, document, revId);
  const isLatest = id === document.current_revision_id;
  enforce(documentRules.deleteRevision(actor, stateOf(document), { isLatest, wasControlled }));
  requireVersion(document, ifMatch);
  const { left, contents } = await deleteRevisionRow(tx, { documentId: document.id, id });
  await auditDocumentChange(tx, services, actor, document.id, {
    action: 'delete',
    before: { revisions: left + 1, revision, revisionId: id },
    after: { revisions: left },
  });
  afterCommit(() => dropContents(services.db, services.files, contents));
};
