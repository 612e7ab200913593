import {
  canOnDocument,
  canOnRevision,
  type DocumentState,
  type DriveDocument,
  documentFileName,
  type Revision,
} from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import type { CommonRow, DocumentFacts, FullDocument, RevisionRow } from './document.queries.ts';

/** What the rules look at, from the facts of a document. */
export const stateOf = (row: DocumentFacts): DocumentState => ({
  driveDepartmentId: row.drive_department_id,
  isOfManual: row.manual_id !== null,
  managesManual: row.manages_manual,
  creatorId: row.creator_id,
  modifierId: row.modifier_id,
});

/** The common part of the record and of a row in a list. */
export const viewCommon = (row: CommonRow) => ({
  id: row.id,
  driveId: row.drive_id,
  docKey: row.doc_key,
  docType: row.doc_type,
  title: row.title,
  subTitle: row.sub_title,
  fileName: documentFileName(row.title, row.extension),
  createdDate: row.created_at.toISOString(),
  creator: row.creator,
  department: row.department,
  manual: row.manual,
  isRead: row.is_read,
  version: row.version,
});

/** Every revision's file is called as the document is now. */
export const viewRevision = (row: RevisionRow, fileName: string): Revision => ({ ...row, fileName });

export const viewDocument = (row: FullDocument, actor: Actor): DriveDocument => {
  const common = viewCommon(row);
  const current = row.revisions.find(({ id }) => id === row.current_revision_id);
  if (current === undefined) throw new Error('a document without its current revision');
  const state: DocumentState = {
    driveDepartmentId: row.drive.departmentId,
    isOfManual: row.manual !== null,
    managesManual: row.manages_manual,
    creatorId: row.creator.id,
    modifierId: current.modifier.id,
  };
  return {
    ...common,
    drive: row.drive,
    revision: viewRevision(current, common.fileName),
    revisions: row.revisions.map((revision) => ({
      ...viewRevision(revision, common.fileName),
      can: canOnRevision(actor, state, { isLatest: revision === current }),
    })),
    more: row.revisions.length > 1,
    readers: row.readers,
    can: canOnDocument(actor, state),
  };
};
