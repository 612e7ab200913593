import {
  changeTitle,
  type DriveDocument,
  deleteDriveDocument,
  deleteRevision,
  downloadRevision,
  getDriveDocument,
  markRead,
} from '@portal/contract/documents';
import { call } from '../../../platform/calls/call.ts';
import { download } from '../../../platform/files/download.ts';
import type { RecordCalls } from '../../../ui/form/record/save.ts';
import { documentKeys } from '../drive/drive.queries.ts';
import { whereItStands } from '../drive/drive-where-it-stands.ts';

/** A document in its place. */
const placeOf = ({ driveId, id }: Pick<DriveDocument, 'driveId' | 'id'>) => ({ id: driveId, docId: id });

type Known = Pick<DriveDocument, 'driveId' | 'id' | 'version'>;

export const removeDocument = (of: Known): Promise<void> =>
  whereItStands(of, (at) => call(deleteDriveDocument, { params: placeOf(at) }, { ifMatch: at.version }));

export const removeRevision = (of: Known, revId: number): Promise<void> =>
  whereItStands(of, (at) => call(deleteRevision, { params: { ...placeOf(at), revId } }, { ifMatch: at.version }));

export const saveRevisionFile = (of: Known, revId: number): Promise<void> =>
  whereItStands(of, (at) => download(downloadRevision, { params: { ...placeOf(at), revId } }));

export const markDocumentRead = (of: Pick<DriveDocument, 'driveId' | 'id' | 'revision'>): Promise<DriveDocument> =>
  whereItStands(of, (at) => call(markRead, { params: placeOf(at), body: { revisionId: of.revision.id } }));

type TitleForm = { title: string };

/** How the title of a document is changed, which is an act of its own. */
export const titleCalls = (of: Known): RecordCalls<TitleForm, DriveDocument> => ({
  formOf: ({ title }) => ({ title }),
  create: (body) => call(changeTitle, { params: placeOf(of), body }),
  change: ({ version }, body) => call(changeTitle, { params: placeOf(of), body }, { ifMatch: version }),
  read: () => call(getDriveDocument, { params: placeOf(of) }),
  refreshes: [documentKeys.all],
});
