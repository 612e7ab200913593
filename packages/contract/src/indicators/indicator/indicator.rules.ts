import { type Actor, mayUseMenu } from '@portal/contract/identity';
import type { Decision } from '@portal/contract/kernel';

/** Indicators are administered by the master levels of the safety area (rules/indicators.md#rights). */
export const administerIndicators = ({ grants }: Pick<Actor, 'grants'>): Decision => mayUseMenu(grants, 'ESMS', 5);
