import type { Actor } from '@portal/contract/identity';
import { allowed, type Can, canOf, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import { isDocumentAdministrator, isOfDrive, seeReaders } from '../drive/drive.rules.ts';
import type { DocumentAct, RevisionAct } from './document.schema.ts';

/** The facts of a document that its rules need. */
export type DocumentState = {
  /** The department of its drive; null for a general one. */
  readonly driveDepartmentId: number | null;
  readonly isOfManual: boolean;
  /** Whether the actor manages its manual. */
  readonly managesManual: boolean;
  /** Whether its manual is revised through approval only (rules/documents.md#controlled-manuals). */
  readonly isControlled: boolean;
  /** Whether it has a controlled revision that was released, which stays permanently. */
  readonly hasControlledRevision: boolean;
  readonly creatorId: number;
  /** The person who changed its current revision last. */
  readonly modifierId: number;
};

/** The facts of one of its revisions that the rules need. */
export type RevisionState = {
  readonly isLatest: boolean;
  /** Whether it was released as a controlled revision, which never changes again. */
  readonly wasControlled: boolean;
};

const forbidden = deniedByRole('no-permission');
const when = (isSo: boolean): Decision => (isSo ? allowed : forbidden);
const controlled = deniedByState('controlled-manual');

const isGeneral = ({ driveDepartmentId }: DocumentState): boolean => driveDepartmentId === null;

/** Whether the actor created a document in a general drive, or changed it last. */
const isAuthor = ({ employeeId }: Actor, { creatorId, modifierId }: DocumentState): boolean =>
  employeeId === creatorId || employeeId === modifierId;

/** The administrator, managers of its manual, and in a general drive its creator may make every change. */
const hasFullRights = (actor: Actor, document: DocumentState): boolean =>
  isDocumentAdministrator(actor) ||
  (document.isOfManual && document.managesManual) ||
  (isGeneral(document) && isAuthor(actor, document));

/** Uploading a new revision. */
const upload = (actor: Actor, document: DocumentState): Decision => {
  const isOwnDepartments = !document.isOfManual && isOfDrive(actor, { departmentId: document.driveDepartmentId });
  if (!(hasFullRights(actor, document) || isOwnDepartments)) return forbidden;
  return document.isControlled ? controlled : allowed;
};

/** The title of a manual's document is that of the manual. */
const title = (actor: Actor, document: DocumentState): Decision => {
  if (!hasFullRights(actor, document)) return forbidden;
  return document.isOfManual ? deniedByState('not-valid') : allowed;
};

const deleteDocument = (actor: Actor, document: DocumentState): Decision => {
  if (!hasFullRights(actor, document)) return forbidden;
  return document.isControlled || document.hasControlledRevision ? controlled : allowed;
};

type OfRevision = Pick<RevisionState, 'wasControlled'>;

const editRevision = (actor: Actor, document: DocumentState, { wasControlled }: OfRevision): Decision => {
  if (!hasFullRights(actor, document)) return forbidden;
  return document.isControlled || wasControlled ? controlled : allowed;
};

const setReaders = (actor: Actor, document: DocumentState): Decision =>
  when(isDocumentAdministrator(actor) || (document.isOfManual && document.managesManual));

const deleteRevision = (actor: Actor, document: DocumentState, revision: RevisionState): Decision => {
  const may =
    isDocumentAdministrator(actor) ||
    (document.isOfManual && document.managesManual) ||
    actor.employeeId === document.creatorId;
  if (!may) return forbidden;
  if (document.isControlled || revision.wasControlled) return controlled;
  return revision.isLatest ? deniedByState('latest-revision') : allowed;
};

/**
 * An older revision is shown only if it is marked as such: that of a controlled manual, or one released as controlled.
 */
const preview = (
  { isLatest, wasControlled }: RevisionState,
  { isControlled }: Pick<DocumentState, 'isControlled'>,
): Decision => (isLatest || isControlled || wasControlled ? allowed : deniedByState('old-revision'));

/** The rights on a document (rules/documents.md#rights). */
export const documentRules = {
  upload,
  title,
  delete: deleteDocument,
  setReaders,
  seeReaders,
  editRevision,
  deleteRevision,
  preview,
};

export const canOnDocument = (actor: Actor, document: DocumentState): Can<DocumentAct> =>
  canOf<DocumentAct>({
    title: title(actor, document),
    upload: upload(actor, document),
    delete: documentRules.delete(actor, document),
    setReaders: setReaders(actor, document),
    seeReaders: seeReaders(actor),
  });

export const canOnRevision = (actor: Actor, document: DocumentState, revision: RevisionState): Can<RevisionAct> =>
  canOf<RevisionAct>({
    edit: editRevision(actor, document, revision),
    delete: deleteRevision(actor, document, revision),
    preview: preview(revision, document),
  });
