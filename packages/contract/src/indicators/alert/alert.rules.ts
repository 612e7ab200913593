import type { Actor } from '@portal/contract/identity';
import { type Decision, deniedByState } from '@portal/contract/kernel';
import type { AlertRule } from '../figure/alert-detection.ts';
import { administerIndicators } from '../indicator/indicator.rules.ts';

/** The safety office acknowledges an alert while it is open (rules/indicators.md#alerts). */
export const acknowledgeAlert = (actor: Pick<Actor, 'grants'>, rule: AlertRule | null): Decision => {
  const decision = administerIndicators(actor);
  return decision.allowed && rule === null ? deniedByState('not-found') : decision;
};
