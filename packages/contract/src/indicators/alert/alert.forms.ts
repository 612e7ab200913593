import { type FieldProblem, isBlankText } from '@portal/contract/kernel';
import type { AcknowledgeBody } from './alert.schema.ts';

/** An acknowledgement needs a cause. */
export const checkAcknowledgement = ({ cause }: Pick<AcknowledgeBody, 'cause'>): FieldProblem[] =>
  isBlankText(cause) ? [{ path: 'cause', code: 'required' }] : [];
