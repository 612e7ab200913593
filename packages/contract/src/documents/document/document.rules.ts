import type { Actor } from '@portal/contract/identity';
import { allowed, type Can, canOf, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import { isDocumentAdministrator, isOfDrive, seeReaders } from '../drive/drive.rules.ts';
import type { DocumentAct, RevisionAct } from './document.schema.ts';

/** What the rules of a document look at. */
export type DocumentState = {
  /** The department of its drive; none of a general one. */
  readonly driveDepartmentId: number | null;
  readonly isOfManual: boolean;
  /** Whether the actor manages the manual that it belongs to. */
  readonly managesManual: boolean;
  /** Whether its manual is revised through approval only (rules/documents.md#controlled-manuals). */
  readonly isControlled: boolean;
  /** Whether a revision of it was released under control, which stays for good. */
  readonly hasControlledRevision: boolean;
  readonly creatorId: number;
  /** Who changed its current revision last. */
  readonly modifierId: number;
};

/** What the rules of one of its revisions look at. */
export type RevisionState = {
  readonly isLatest: boolean;
  /** Whether it was released under control: it is never changed again. */
  readonly wasControlled: boolean;
};

const forbidden = deniedByRole('no-permission');
const when = (isSo: boolean): Decision => (isSo ? allowed : forbidden);
const controlled = deniedByState('controlled-manual');

const isGeneral = ({ driveDepartmentId }: DocumentState): boolean => driveDepartmentId === null;

/** Who brought a document into a general drive, or changed it last. */
const isAuthor = ({ employeeId }: Actor, { creatorId, modifierId }: DocumentState): boolean =>
  employeeId === creatorId || employeeId === modifierId;

/** The administrator, who manages its manual, and in a general drive who made it: they do with it what can be done. */
const keeps = (actor: Actor, document: DocumentState): boolean =>
  isDocumentAdministrator(actor) ||
  (document.isOfManual && document.managesManual) ||
  (isGeneral(document) && isAuthor(actor, document));

/** A further revision. */
const upload = (actor: Actor, document: DocumentState): Decision => {
  const isOwnDepartments = !document.isOfManual && isOfDrive(actor, { departmentId: document.driveDepartmentId });
  if (!(keeps(actor, document) || isOwnDepartments)) return forbidden;
  return document.isControlled ? controlled : allowed;
};

/** The title of a manual's document is the manual's. */
const title = (actor: Actor, document: DocumentState): Decision => {
  if (!keeps(actor, document)) return forbidden;
  return document.isOfManual ? deniedByState('not-valid') : allowed;
};

const deleteDocument = (actor: Actor, document: DocumentState): Decision => {
  if (!keeps(actor, document)) return forbidden;
  return document.isControlled || document.hasControlledRevision ? controlled : allowed;
};

type OfRevision = Pick<RevisionState, 'wasControlled'>;

const editRevision = (actor: Actor, document: DocumentState, { wasControlled }: OfRevision): Decision => {
  if (!keeps(actor, document)) return forbidden;
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

/** An older one is shown where it is marked as what it is: of a controlled manual, and where it was released under control. */
const preview = (
  { isLatest, wasControlled }: RevisionState,
  { isControlled }: Pick<DocumentState, 'isControlled'>,
): Decision => (isLatest || isControlled || wasControlled ? allowed : deniedByState('old-revision'));

/** Who may do what with a document (rules/documents.md#rights). */
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
