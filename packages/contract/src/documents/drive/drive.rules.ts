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

/** Whether somebody manages a manual, or all of them. */
export const isDocumentManager = ({ grants }: Pick<Actor, 'grants'>): boolean =>
  mayUseMenu(grants, 'Document', 3).allowed;

/** What only the system administrator does: drives, manuals, managers. */
export const administer = (actor: Actor): Decision => when(isDocumentAdministrator(actor));

/** What the rules of a drive look at. */
export type DriveState = {
  /** None of a general drive. */
  readonly departmentId: number | null;
  /** Whether the actor manages a manual that stands in it. */
  readonly managesManual: boolean;
};

/** The department that somebody belongs to itself; those above it come before. */
const ownDepartment = ({ departmentIds }: Pick<Actor, 'departmentIds'>): number | undefined => departmentIds.at(-1);

/** Whether a department's drive is that of the actor's own department, not one above or below it. */
export const isOfDrive = (actor: Actor, { departmentId }: Pick<DriveState, 'departmentId'>): boolean =>
  departmentId !== null && departmentId === ownDepartment(actor);

/** Who may bring a new document of this kind into a drive. */
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

/** What the name of a general drive lacks, as it would be kept. */
export const checkDriveName = (name: string): FieldProblem[] => {
  if (isBlankText(name)) return [{ path: 'name', code: 'required' }];
  const limit = documentLimits.driveName;
  return [...oneLine(name)].length > limit ? [{ path: 'name', code: 'too-long', limit }] : [];
};
