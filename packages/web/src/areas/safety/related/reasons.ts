import type { ProblemCode } from '@portal/contract/kernel';
import { type MessageKey, translate } from '../../../platform/i18n.ts';

const reasons = {
  relate: { 'wrong-status': 'safetyRelated.why.closed', 'child-report': 'safetyRelated.why.child' },
  release: { 'wrong-status': 'safetyRelated.why.closed' },
  setMain: { 'wrong-status': 'safetyRelated.why.late', 'not-valid': 'safetyRelated.why.bound' },
} as const satisfies Record<string, Partial<Record<ProblemCode, MessageKey>>>;

/** Why something cannot be done with a group, in words that name what would have to be otherwise. */
export const whyNot = (act: keyof typeof reasons, code: ProblemCode): string | undefined => {
  const known: Partial<Record<ProblemCode, MessageKey>> = reasons[act];
  const key = known[code];
  return key && translate(key);
};
