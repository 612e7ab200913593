import { type Actor, mayUseMenu } from '@portal/contract/identity';
import {
  allowed,
  type Can,
  canOf,
  type Decision,
  deniedByRole,
  deniedByState,
  type FieldProblem,
  isBlankText,
  oneLine,
} from '@portal/contract/kernel';
import type { DocType } from '../documents.words.ts';
import { documentLimits } from '../documents-limits.ts';
import type { DriveAct } from './drive.schema.ts';

const forbidden = deniedByRole('no-permission');
const when = (isSo: boolean): Decision => (isSo ? allowed : forbidden);

/** The system administrator of the document center (rules/documents.md#rights). */
export const isDocumentAdministrator = ({ grants }: Pick<Actor, 'grants'>): boolean =>
  mayUseMenu(grants, 'Document', 4).allowed;

/** Whether a person manages a manual, or all of them. */
export const isDocumentManager = ({ grants }: Pick<Actor, 'grants'>): boolean =>
  mayUseMenu(grants, 'Document', 3).allowed;

/** The acts of the system administrator alone: drives, manuals, managers. */
export const administer = (actor: Actor): Decision => when(isDocumentAdministrator(actor));

/** The facts of a drive that its rules need. */
export type DriveState = {
  /** Null for a general drive. */
  readonly departmentId: number | null;
  /** Whether the actor manages a manual in it. */
  readonly managesManual: boolean;
};

/** A person's own department; those above it come before. */
const ownDepartment = ({ departmentIds }: Pick<Actor, 'departmentIds'>): number | undefined => departmentIds.at(-1);

/** Whether a drive is that of the actor's own department, not of one above or below it. */
export const isOfDrive = (actor: Actor, { departmentId }: Pick<DriveState, 'departmentId'>): boolean =>
  departmentId !== null && departmentId === ownDepartment(actor);

/** Who may upload a new document of this kind into a drive. */
export const createRule = (actor: Actor, drive: DriveState, docType: DocType): Decision => {
  const isGeneral = drive.departmentId === null;
  if (docType === 'Normal') return when(isGeneral || isDocumentAdministrator(actor) || isOfDrive(actor, drive));
  return when(!isGeneral && (isDocumentAdministrator(actor) || drive.managesManual));
};

const change = (actor: Actor, { departmentId }: DriveState): Decision => {
  if (!isDocumentAdministrator(actor)) return forbidden;
  return departmentId === null ? allowed : deniedByState('department-drive');
};

const notice = (actor: Actor, { managesManual }: DriveState): Decision =>
  when(isDocumentAdministrator(actor) || managesManual);

const addManual = (actor: Actor, { departmentId }: DriveState): Decision => {
  if (!isDocumentAdministrator(actor)) return forbidden;
  return departmentId === null ? deniedByState('general-drive') : allowed;
};

/** Everyone who manages a manual sees the readers of any document. */
export const seeReaders = (actor: Pick<Actor, 'grants'>): Decision => when(isDocumentManager(actor));

export const driveRules = { change, notice, addManual };

export const canOnDrive = (actor: Actor, drive: DriveState): Can<DriveAct> =>
  canOf<DriveAct>({
    change: change(actor, drive),
    delete: change(actor, drive),
    uploadNormal: createRule(actor, drive, 'Normal'),
    uploadManual: createRule(actor, drive, 'AOC'),
    notice: notice(actor, drive),
    addManual: addManual(actor, drive),
    seeReaders: seeReaders(actor),
  });

/** The problems of a general drive's name, in its stored form. */
export const checkDriveName = (name: string): FieldProblem[] => {
  if (isBlankText(name)) return [{ path: 'name', code: 'required' }];
  const limit = documentLimits.driveName;
  return [...oneLine(name)].length > limit ? [{ path: 'name', code: 'too-long', limit }] : [];
};
