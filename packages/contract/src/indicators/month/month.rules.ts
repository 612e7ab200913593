import { type Actor, mayUseMenu } from '@portal/contract/identity';
import { type Decision, deniedByState } from '@portal/contract/kernel';
import { administerIndicators } from '../indicator/indicator.rules.ts';

/** A month is closed by the safety office once it is over (rules/indicators.md#month-close). */
export const closeMonth = (actor: Pick<Actor, 'grants'>, isOver: boolean): Decision => {
  const decision = administerIndicators(actor);
  return decision.allowed && !isOver ? deniedByState('not-valid') : decision;
};

/** The reports behind a figure, and its alerts: from Level4 on (rules/indicators.md#rights). */
export const readBehindFigures = ({ grants }: Pick<Actor, 'grants'>): Decision => mayUseMenu(grants, 'ESMS', 4);
