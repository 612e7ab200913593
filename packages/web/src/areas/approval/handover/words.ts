import type { WaitingLine } from '@portal/contract/approval';
import { translate } from '../../../platform/i18n.ts';

/** The number of the document whose line it is. */
export const documentWord = ({ docNo, documentId }: WaitingLine): string => docNo ?? `#${documentId}`;

export const categoryWord = ({ category }: WaitingLine): string =>
  translate(`approval.category.${category.name}.title`);

/** Whether the document waits for this line now, or others come first. */
export const turnWord = ({ isActing }: WaitingLine): string =>
  translate(isActing ? 'handover.list.turn.now' : 'handover.list.turn.later');

/** `2단계 결재`. */
export const stepWord = ({ seq, approvalType }: WaitingLine): string =>
  translate('handover.list.step', { seq, type: translate(`approval.type.${approvalType}`) });
