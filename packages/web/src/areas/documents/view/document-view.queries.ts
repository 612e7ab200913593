import {
  changeRevision,
  changeTitle,
  type DriveDocument,
  deleteDriveDocument,
  deleteRevision,
  downloadRevision,
  getDriveDocument,
  markRead,
  type Revision,
} from '@portal/contract/documents';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { call } from '../../../platform/calls/call.ts';
import { knownFailure } from '../../../platform/calls/problem-messages.ts';
import { download } from '../../../platform/files/download.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import type { RecordCalls } from '../../../ui/form/record/record-save.ts';
import { redirectForbidden } from '../../../ui/page/forbidden-redirect.ts';
import { documentKeys, driveDocumentQuery } from '../document/document.queries.ts';
import { inCurrentDrive, loadDocumentAt } from '../document/document-location.ts';

export type RevisionForm = Pick<Revision, 'version' | 'revisionDate' | 'description'>;

/** A revision with its document, whose version is used. */
export type EditedRevision = { id: number; version: number; document: DriveDocument; revision: Revision };

/** The revision of a document, or undefined. */
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
  /** Its drive when it was read last, to which the known version belongs. */
  let { driveId } = document;
  const placed = (now: DriveDocument): EditedRevision => {
    driveId = now.driveId;
    return found(now, id);
  };
  const save = async (form: RevisionForm, known: { version: number }): Promise<EditedRevision> => {
    const body = { docType: document.docType, ...form };
    const seen = { driveId, id: document.id, version: known.version };
    return placed(
      await inCurrentDrive(seen, (at) =>
        call(changeRevision, { params: { id: at.driveId, docId: at.id, revId: id }, body }, { ifMatch: at.version }),
      ),
    );
  };
  return {
    formOf: ({ revision: { version, revisionDate, description } }) => ({ version, revisionDate, description }),
    // A revision that is edited exists.
    create: (form) => save(form, document),
    change: (known, form) => save(form, known),
    read: async () =>
      placed(
        await inCurrentDrive({ driveId, id: document.id }, (at) =>
          call(getDriveDocument, { params: { id: at.driveId, docId: at.id } }),
        ),
      ),
    refreshes: [documentKeys.all],
  };
};

/** Fetches the document of an address before its screen is shown, which shows a failure. */
export const loadDocument = async (
  queryClient: QueryClient,
  address: { driveId: string; docId: string },
): Promise<{ driveId: number; id: number }> => {
  const driveId = recordIdIn(address.driveId);
  const id = recordIdIn(address.docId);
  await queryClient.prefetchQuery(driveDocumentQuery(driveId, id));
  return { driveId, id };
};

/** The path of a document in its drive. */
const placeOf = ({ driveId, id }: Pick<DriveDocument, 'driveId' | 'id'>) => ({ id: driveId, docId: id });

type Known = Pick<DriveDocument, 'driveId' | 'id' | 'version'>;

export const removeDocument = (of: Known): Promise<void> =>
  inCurrentDrive(of, (at) => call(deleteDriveDocument, { params: placeOf(at) }, { ifMatch: at.version }));

export const removeRevision = (of: Known, revId: number): Promise<void> =>
  inCurrentDrive(of, (at) => call(deleteRevision, { params: { ...placeOf(at), revId } }, { ifMatch: at.version }));

export const saveRevisionFile = (of: Known, revId: number): Promise<void> =>
  inCurrentDrive(of, (at) => download(downloadRevision, { params: { ...placeOf(at), revId } }));

export const markDocumentRead = (of: Pick<DriveDocument, 'driveId' | 'id' | 'revision'>): Promise<DriveDocument> =>
  inCurrentDrive(of, (at) => call(markRead, { params: placeOf(at), body: { revisionId: of.revision.id } }));

type TitleForm = { title: string };

/** Changes the title of a document, which is a separate act. */
export const titleCalls = (of: Known): RecordCalls<TitleForm, DriveDocument> => ({
  formOf: ({ title }) => ({ title }),
  create: (body) => call(changeTitle, { params: placeOf(of), body }),
  change: ({ version }, body) => call(changeTitle, { params: placeOf(of), body }, { ifMatch: version }),
  read: () => call(getDriveDocument, { params: placeOf(of) }),
  refreshes: [documentKeys.all],
});

type Address = { driveId: string; docId: string; revisionId: unknown };

/**
 * The revision of an address, or the current one; a user who may not change it is informed and redirected to its
 * document.
 */
export const loadRevision = async (queryClient: QueryClient, address: Address): Promise<EditedRevision> => {
  const driveId = recordIdIn(address.driveId);
  const docId = recordIdIn(address.docId);
  const { revisionId: asked } = address;
  const document = await loadDocumentAt(queryClient, driveId, docId, (movedTo) => ({
    to: '/documentcenter/modify/$driveId/$docId',
    params: { driveId: movedTo, docId: address.docId },
    search: asked === undefined ? {} : { revisionId: asked },
  }));
  const revisionId = asked === undefined ? document.revision.id : recordIdIn(String(asked));
  const edited = editedIn(document, revisionId);
  if (edited === undefined) throw notFound();
  if (document.revisions.find(({ id }) => id === revisionId)?.can.edit === true) return edited;
  const params = { driveId: String(driveId), docId: String(docId) };
  throw redirectForbidden({ to: '/documentcenter/view/$driveId/$docId', params });
};
