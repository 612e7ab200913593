import type { WaitingLine } from '@portal/contract/approval';
import { categoryWords } from '@portal/contract/approval';
import { translate } from '../../../platform/i18n.ts';
import { lineWords } from '../line/line.words.ts';
import { handoverWords } from './handover.words.ts';

/** The number of the document whose line it is. */
export const documentWord = ({ docNo, documentId }: WaitingLine): string => docNo ?? `#${documentId}`;

export const categoryWord = ({ category }: WaitingLine): string => translate(categoryWords[category.name].title);

/** Whether the document waits for this line now, or others come first. */
export const turnWord = ({ isActing }: WaitingLine): string =>
  translate(isActing ? handoverWords.list.turn.now : handoverWords.list.turn.later);

/** `2단계 결재`. */
export const stepWord = ({ seq, approvalType }: WaitingLine): string =>
  translate(handoverWords.list.step, { seq, type: translate(lineWords.type[approvalType]) });
