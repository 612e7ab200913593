import type { Actor } from '@portal/contract/identity';
import { allowed, type Can, canOf, type Decision, deniedByState } from '@portal/contract/kernel';
import { administer } from '../drive/rules.ts';
import type { ManualAct } from './schema.ts';

/** What the rules of a manual look at. */
export type ManualState = { readonly hasDocument: boolean };

const remove = (actor: Actor, { hasDocument }: ManualState): Decision => {
  const decision = administer(actor);
  if (!decision.allowed) return decision;
  return hasDocument ? deniedByState('has-documents') : allowed;
};

/** Who may do what with a manual (rules/documents.md#manuals). */
export const manualRules = { change: administer, delete: remove };

export const canOnManual = (actor: Actor, manual: ManualState): Can<ManualAct> =>
  canOf<ManualAct>({ change: manualRules.change(actor), delete: remove(actor, manual) });
