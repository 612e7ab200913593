import { changeRevision, type DriveDocument, getDriveDocument, type Revision } from '@portal/contract/documents';
import { call } from '../../../platform/calls/call.ts';
import { knownFailure } from '../../../platform/calls/sentences.ts';
import type { RecordCalls } from '../../../ui/form/record/save.ts';
import { documentKeys } from '../drive/drive.queries.ts';
import { whereItStands } from '../drive/drive-where-it-stands.ts';

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
  /** Where it was found last: the version that is held is that of there. */
  let { driveId } = document;
  const placed = (now: DriveDocument): EditedRevision => {
    driveId = now.driveId;
    return found(now, id);
  };
  const save = async (form: RevisionForm, known: { version: number }): Promise<EditedRevision> => {
    const body = { docType: document.docType, ...form };
    const seen = { driveId, id: document.id, version: known.version };
    return placed(
      await whereItStands(seen, (at) =>
        call(changeRevision, { params: { id: at.driveId, docId: at.id, revId: id }, body }, { ifMatch: at.version }),
      ),
    );
  };
  return {
    formOf: ({ revision: { version, revisionDate, description } }) => ({ version, revisionDate, description }),
    // A revision that is edited is there.
    create: (form) => save(form, document),
    change: (known, form) => save(form, known),
    read: async () =>
      placed(
        await whereItStands({ driveId, id: document.id }, (at) =>
          call(getDriveDocument, { params: { id: at.driveId, docId: at.id } }),
        ),
      ),
    refreshes: [documentKeys.all],
  };
};
