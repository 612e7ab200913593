import {
  canOnDocument,
  canOnRevision,
  type DocumentState,
  type DriveDocument,
  documentFileName,
  type Revision,
  revisionFileName,
} from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import type { CommonRow, DocumentFacts, FullDocument, RevisionRow } from './document.queries.ts';

/** The facts that the rules need, from the row of a document. */
export const stateOf = (row: DocumentFacts): DocumentState => ({
  driveDepartmentId: row.drive_department_id,
  isOfManual: row.manual_id !== null,
  managesManual: row.manages_manual,
  isControlled: row.is_controlled,
  hasControlledRevision: row.has_controlled_revision,
  creatorId: row.creator_id,
  modifierId: row.modifier_id,
});

/** The common part of the record and a row of a list. */
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

type Named = Pick<CommonRow, 'title' | 'extension' | 'is_controlled'>;

/** Every file is named by the present title of the document, and that of a controlled revision by its state as well. */
export const viewRevision = ({ period, ...row }: RevisionRow, { is_controlled, ...named }: Named): Revision => {
  const state = period?.state ?? null;
  const isControlled = is_controlled || period?.wasControlled === true;
  return {
    ...row,
    fileName: revisionFileName({ ...named, version: row.version }, { state, isControlled }),
    state,
    inForceFrom: period?.inForceFrom ?? null,
    inForceUntil: period?.inForceUntil ?? null,
  };
};

/** Revisions of a manual by their day in force, others by their upload; latest first. */
const newestFirst = (a: RevisionRow, b: RevisionRow): number =>
  (b.period?.inForceFrom ?? '').localeCompare(a.period?.inForceFrom ?? '') ||
  (b.period?.releasedAt ?? '').localeCompare(a.period?.releasedAt ?? '') ||
  b.id - a.id;

export const viewDocument = (row: FullDocument, actor: Actor): DriveDocument => {
  const common = viewCommon(row);
  const current = row.revisions.find(({ id }) => id === row.current_revision_id);
  if (current === undefined) throw new Error('the document has no current revision');
  const state: DocumentState = {
    driveDepartmentId: row.drive.departmentId,
    isOfManual: row.manual !== null,
    managesManual: row.manages_manual,
    isControlled: row.is_controlled,
    hasControlledRevision: row.revisions.some(({ period }) => period?.wasControlled === true),
    creatorId: row.creator.id,
    modifierId: current.modifier.id,
  };
  const viewOne = (revision: RevisionRow) => ({
    ...viewRevision(revision, row),
    can: canOnRevision(actor, state, {
      isLatest: revision === current,
      wasControlled: revision.period?.wasControlled === true,
    }),
  });
  const newest = row.revisions.toSorted(newestFirst);
  const revisions = newest.filter(({ period }) => period?.state !== 'Scheduled');
  return {
    ...common,
    drive: row.drive,
    revision: viewRevision(current, row),
    revisions: revisions.map(viewOne),
    upcoming: newest
      .filter(({ period }) => period?.state === 'Scheduled')
      .toReversed()
      .map(viewOne),
    needsConfirmation: row.is_controlled,
    more: revisions.length > 1,
    readers: row.readers,
    can: canOnDocument(actor, state),
  };
};
