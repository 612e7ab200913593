import { Problem } from '@portal/contract/kernel';
import { checkPeriod, type Period } from '@portal/contract/safety';

/** A period that ends before it begins does not parse as one (rules/safety.md#filters). */
export const requirePeriod = (period: Period): void => {
  const faults = checkPeriod(period);
  if (faults.length > 0) throw new Problem('invalid-input', faults);
};
