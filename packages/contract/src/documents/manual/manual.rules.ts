import type { Actor } from '@portal/contract/identity';
import { allowed, type Can, canOf, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import { administer, isDocumentAdministrator } from '../drive/drive.rules.ts';
import type { ManualAct } from './manual.schema.ts';

/** The facts of a manual that its rules need. */
export type ManualState = {
  /** Whether it has a document, or any unreleased revision. */
  readonly hasDocument: boolean;
  readonly managesManual: boolean;
  readonly isControlled: boolean;
};

const remove = (actor: Actor, { hasDocument }: Pick<ManualState, 'hasDocument'>): Decision => {
  const decision = administer(actor);
  if (!decision.allowed) return decision;
  return hasDocument ? deniedByState('has-documents') : allowed;
};

/** Control cannot be turned off while it has an unreleased revision (rules/documents.md#controlled-manuals). */
export const stopControl = (hasUnderWay: boolean): Decision => (hasUnderWay ? deniedByState('wrong-status') : allowed);

/** Who may prepare a revision of a manual; nobody if it is not controlled. */
export const prepareRule = (
  actor: Actor,
  { managesManual, isControlled }: Pick<ManualState, 'managesManual' | 'isControlled'>,
): Decision => {
  if (!(isDocumentAdministrator(actor) || managesManual)) return deniedByRole('no-permission');
  return isControlled ? allowed : deniedByState('wrong-status');
};

/** The rights on a manual (rules/documents.md#manuals). */
export const manualRules = { change: administer, delete: remove };

export const canOnManual = (actor: Actor, manual: ManualState): Can<ManualAct> =>
  canOf<ManualAct>({
    change: manualRules.change(actor),
    delete: remove(actor, manual),
    prepare: prepareRule(actor, manual),
  });
