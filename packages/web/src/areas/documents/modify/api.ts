import { changeRevision, type DriveDocument, getDriveDocument, type Revision } from '@portal/contract/documents';
import { call } from '../../../platform/call.ts';
import { knownFailure } from '../../../platform/sentences.ts';
import type { RecordCalls } from '../../../ui/form/record/save.ts';
import { documentKeys } from '../drive/api.ts';

export type RevisionForm = Pick<Revision, 'version' | 'revisionDate' | 'description'>;

/** A revision with the document that it is one of, whose version is held. */
export type EditedRevision = { id: number; version: number; document: DriveDocument; revision: Revision };

/** The revision of a document, or undefined where it has none such. */
export const editedIn = (document: DriveDocument, revisionId: number): EditedRevision | undefined => {
  const revision = document.revisions.find(({ id }) => id === revisionId);
  return revision && { id: revisionId, version: document.version, document, revision };
};

const found = (document: DriveDocument, revisionId: number): EditedRevision => {
  const edited = editedIn(document, revisionId);
  if (edited === undefined) throw knownFailure('not-found');
  return edited;
};

/** How number, date and description of a revision are changed. */
export const revisionCalls = ({ document, id }: EditedRevision): RecordCalls<RevisionForm, EditedRevision> => {
  const place = { id: document.driveId, docId: document.id };
  const save = async (form: RevisionForm, known?: { version: number }): Promise<EditedRevision> => {
    const body = { docType: document.docType, ...form };
    const options = known && { ifMatch: known.version };
    return found(await call(changeRevision, { params: { ...place, revId: id }, body }, options), id);
  };
  return {
    formOf: ({ revision: { version, revisionDate, description } }) => ({ version, revisionDate, description }),
    create: (form) => save(form),
    change: (known, form) => save(form, known),
    read: async () => found(await call(getDriveDocument, { params: place }), id),
    refreshes: [documentKeys.all],
  };
};
