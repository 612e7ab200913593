import type { ProblemCode } from '@portal/contract/kernel';
import { type Message, translate } from '../../../platform/i18n.ts';
import { relatedReportWords } from './related-report.words.ts';

const reasons = {
  relate: { 'wrong-status': relatedReportWords.why.closed, 'child-report': relatedReportWords.why.child },
  release: { 'wrong-status': relatedReportWords.why.closed },
  setMain: { 'wrong-status': relatedReportWords.why.late, 'not-valid': relatedReportWords.why.bound },
} as const satisfies Record<string, Partial<Record<ProblemCode, Message>>>;

/** Why something cannot be done with a group, in words that name what would have to be otherwise. */
export const whyNot = (act: keyof typeof reasons, code: ProblemCode): string | undefined => {
  const known: Partial<Record<ProblemCode, Message>> = reasons[act];
  const key = known[code];
  return key && translate(key);
};
