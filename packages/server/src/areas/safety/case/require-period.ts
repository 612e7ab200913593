import { Problem } from '@portal/contract/kernel';
import { checkPeriod, type Period } from '@portal/contract/safety';

/** Refuses a period that ends before it begins (rules/safety.md#filters). */
export const requirePeriod = (period: Period): void => {
  const problems = checkPeriod(period);
  if (problems.length > 0) throw new Problem('invalid-input', problems);
};
